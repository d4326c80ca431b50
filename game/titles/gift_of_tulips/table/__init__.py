"""Gift of Tulips at the table: the ranking, the drawn card, four actions, everybody's tulips.

fair.py       the standing picture; its parts are ranking.py and seats.py, placed by places.py
offers.py     what each action would do, in numbers and words
acting.py     the decision of a turn;  showing.py  the one at the start
gliding.py    a card on its way;  reveal.py  the secret festival opens, card by card
scoring.py    the end;  sheet.py  a seat's tulips or one card, large
faces.py      cards, edges and signs, made once;  following.py  a view that events change
help_pages.py  the pictures on the rules pages
"""

from game.titles.gift_of_tulips.table.acting import Acting
from game.titles.gift_of_tulips.table.fair import Fair
from game.titles.gift_of_tulips.table.gliding import Gliding
from game.titles.gift_of_tulips.table.help_pages import draw_page
from game.titles.gift_of_tulips.table.reveal import Reveal
from game.titles.gift_of_tulips.table.scoring import Scoring
from game.titles.gift_of_tulips.table.showing import Showing
from game.ui.table import TableKit

TABLE = TableKit(
    Fair,
    decisions={"start": Showing, "act": Acting},
    playbacks={
        "reveal": Reveal,
        **dict.fromkeys(("show", "keep", "give", "add", "hide"), Gliding),
    },
    result=Scoring,
    draw_page=draw_page,
    atlases=("gift_of_tulips", "marks"),
)
