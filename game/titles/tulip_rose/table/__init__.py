"""Tulip & Rose on the table: its hall and its scenes. The rules are next door and know none of it."""

from game.titles.tulip_rose.table.acting import SMALL, Telling
from game.titles.tulip_rose.table.auction import Auction
from game.titles.tulip_rose.table.bouquets import Bouquets
from game.titles.tulip_rose.table.discard import Discard, JanKeeps
from game.titles.tulip_rose.table.hall import Hall
from game.titles.tulip_rose.table.hammer import Can, Hammer
from game.titles.tulip_rose.table.help_pages import draw_page
from game.titles.tulip_rose.table.income import Income
from game.titles.tulip_rose.table.outcry import live_auction
from game.titles.tulip_rose.table.reveal import Reveal
from game.titles.tulip_rose.table.sale import MarketEnds, Sale
from game.titles.tulip_rose.table.scoring import Scoring
from game.titles.tulip_rose.table.zone import PADS
from game.ui.match_scene import MatchScene
from game.ui.table import TableKit


def emblem(scene: MatchScene, seat: int) -> tuple[str, str, str]:
    """The merchant that a seat holds."""
    merchant = scene.match.state.merchants[seat]
    return "tulip_rose", f"merchant-{merchant}", scene.speech.card(merchant)


TABLE = TableKit(
    Hall,
    decisions={
        "discard": Discard,
        "jan": JanKeeps,
        "bouquets": Bouquets,
        "auction": Auction,
        "hammer": Hammer,
        "can": Can,
    },
    playbacks={
        **dict.fromkeys(SMALL, Telling),
        **dict.fromkeys(Income.knows, Income),
        **dict.fromkeys(Reveal.knows, Reveal),
        **dict.fromkeys(Sale.knows, Sale),
        "end": MarketEnds,
    },
    lives={"auction": live_auction},
    live_without=("hidden_money",),
    result=Scoring,
    quick=("bouquets",),
    chapter="round",
    draw_page=draw_page,
    emblem=emblem,
    pads=PADS,
    atlases=("tulip_rose",),
)
