"""Tulip & Rose on the table: its hall and its scenes. The rules are next door and know none of it."""

from game.titles.tulip_rose.table.auction import Auction
from game.titles.tulip_rose.table.hall import Hall
from game.ui.table import TableKit

TABLE = TableKit(
    Hall,
    decisions={"auction": Auction},
    atlases=("tulip_rose",),
)
