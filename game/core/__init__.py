"""The contract and what every game shares: no pictures, no files, no clock; standard library only.

Read `game.py` first, then `match.py`.
"""
