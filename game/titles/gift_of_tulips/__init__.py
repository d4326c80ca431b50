"""Gift of Tulips: keep, give or add each tulip, and mind what the festival will pay at the end.

Read `rules.py` first, then `cards.py` and `scoring.py`.
"""
