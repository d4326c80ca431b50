"""Bots: the protocol (`bots.py`), search that fits any game (`search.py`), strength (`arena.py`)."""
