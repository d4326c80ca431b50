"""The file of numbers: every one has its mark, and a file that does not add up is refused."""

import pytest

from game.titles.gift_of_tulips.cards import BOXES, DATA, FILE, PAY, RANKS, read

TEXT = FILE.read_text("utf-8")


def test_the_numbers_of_the_rulebook() -> None:
    assert [(rank.give, rank.keep) for rank in RANKS] == [(3, 0), (2, 0), (1, 1), (0, 2)]
    assert [rank.majority for rank in RANKS] == [(15, 10, 5), (10, 7, 4), (5, 3, 1), ()]
    assert {seats: box.places for seats, box in BOXES.items()} == {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
    assert (DATA.hand, DATA.festival, DATA.revealed) == (2, 2, 5)


def test_what_a_card_pays_now() -> None:
    keep, give = PAY[("blue", "pink", "orange")]
    assert (keep["orange2"], give["orange2"]) == (1, 3)
    assert (keep["purple4"], give["purple4"]) == (2, 4)
    assert (keep["blue3"], give["blue3"]) == (0, 6)


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('name = "blue3"', 'name = "blue5"', "blue5"),
        ('name = "blue3"', 'name = "blue2"', "blue2"),
        ('colour = "blue"', 'colour = "red"', "blue2"),
        ('copies = [6, 8, "I"]', 'copies = [5, 8, "I"]', "seats 2"),
        ('copies = [6, 8, "I"]', 'copies = [6, 8]', "purple2"),
        ('copies = [6, 8, "I"]', 'copies = [6, "I"]', "purple2"),
        ('value = [2, "S"]', 'value = [2, "X"]', "purple2"),
        ('value = [2, "S"]', 'value = [2.0, "S"]', "purple2"),
        ('value = [2, "S"]', "", "value"),
        ('removed = [18, "P"]', 'removed = [17, "P"]', "seats 2"),
        ('turns = [12, "P"]', 'turns = [11, "P"]', "seats 2"),
        ('deck = [72, "P"]', 'deck = [71, "P"]', "seats 2"),
        ('give = [3, "P"]', 'give = [1, "P"]', "rank 1"),
        ('majority = [15, 10, 5, "P"]', 'majority = [5, 10, 15, "P"]', "rank 1"),
        ('revealed = [5, "S"]', "revealed = 5", "kind"),
        ('"purple", "blue"', '"purple", "green", "blue"', "green"),
    ],
)  # fmt: skip
def test_a_file_that_does_not_add_up_is_refused(old: str, new: str, named: str) -> None:
    assert old in TEXT
    with pytest.raises(ValueError, match=named):
        read(TEXT.replace(old, new, 1))
