"""The table of Dutch Flower Auction: its drawing and its scenes."""

from game.titles.dutch_auction.table.acting import ClockFalls, LotGoes
from game.titles.dutch_auction.table.clock import LiveClock
from game.titles.dutch_auction.table.page import draw_page
from game.titles.dutch_auction.table.paying import Paying
from game.titles.dutch_auction.table.result import Scoring
from game.titles.dutch_auction.table.sealed import Sealed
from game.titles.dutch_auction.table.shared import PADS
from game.titles.dutch_auction.table.table import DutchTable
from game.ui.table import TableKit

TABLE = TableKit(
    DutchTable,
    decisions={"clock": Sealed, "pay": Paying},
    playbacks={"sealed": ClockFalls, "paid": LotGoes},
    lives={"clock": LiveClock},
    result=Scoring,
    pads=PADS,
    unsaid=("sealed",),
    chapter="paid",
    draw_page=draw_page,
    atlases=("dutch_auction", "marks"),
)
