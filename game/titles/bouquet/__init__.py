"""Bouquet: columns of flowers between neighbours, one card a turn, colours and shapes in threes."""
