"""Bouquet at the table: columns between neighbours, previews of each pick, the score sheet.

garden.py    the standing picture (columns, seats, my bouquet), by the places of places.py
taking.py    the decision; previews of both picks are preview.py
gliding.py   a card on its way into a bouquet
sheet.py     a column or bouquet, its cards large
scoring.py   the end
faces.py     cards and marks, made once;  tallies.py  what groups pay
pulses.py    numbers that change, petals that fall
help_pages.py  the pictures on the rules pages
"""

from game.titles.bouquet.table.garden import Garden
from game.titles.bouquet.table.gliding import Gliding
from game.titles.bouquet.table.help_pages import draw_page
from game.titles.bouquet.table.scoring import Scoring
from game.titles.bouquet.table.taking import Taking
from game.ui.table import TableKit

TABLE = TableKit(
    Garden,
    decisions={"take": Taking},
    playbacks={"take": Gliding},
    result=Scoring,
    draw_page=draw_page,
    atlases=("bouquet", "marks"),
)
