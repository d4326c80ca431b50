"""Gift of Tulips: keep, give or add each tulip, and mind what the festival will pay at the end.

Read `rules.py` first, then `festival.py` (state and ranking), `scoring.py`, `cards.py` (numbers).
`bot.py` thinks in `sketch.py`; `playout.py` is the random game; `table/` draws.
"""
