"""Who has won, in words that fit beside the buttons of a score sheet."""

import pytest

from game.core.match import Match
from game.titles import find
from game.ui.result import BESIDE_RAIL, winners_in_words
from game.ui.speech import Speech
from tests.ui.fakes import new_app


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ada", "Bea"], "Ada and Bea"),
        (["Ada", "Bea", "Carlo"], "Ada, Bea and Carlo"),
        (["Wilhelmina W", "Bartholomeus"], "2 players"),
    ],
)
def test_shared_wins_name_the_winners_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, names: list[str], said: str
) -> None:
    app = new_app()
    game = find("bouquet")
    assert game is not None
    match = Match.start(game, len(names), 1, names=names)
    monkeypatch.setattr(Match, "winners", lambda self: list(range(len(names))))
    speech = Speech(match, app.words("bouquet"))
    found = winners_in_words(app.look, speech, match)
    assert found == said
    assert app.look.text.width(f"{found} win with 12", "name") <= BESIDE_RAIL.width
