"""Tulip & Rose: outcry auctions for flowers, two days, three to six merchants."""
