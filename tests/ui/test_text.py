"""Text keeps to its boxes, is kept once rendered, and can be read back by tests."""

import pygame
import pytest

from game.ui.text import ELLIPSIS, Text
from game.ui.theme import ROLES, SIZE, SMALLEST_TEXT, card_role

INK = (42, 32, 23)


@pytest.fixture(scope="module")
def text() -> Text:
    pygame.font.init()
    return Text()


@pytest.fixture
def surface() -> pygame.Surface:
    return pygame.Surface(SIZE)


def test_every_role_is_at_least_26() -> None:
    assert ROLES and all(role.size >= SMALLEST_TEXT for role in ROLES.values())


@pytest.mark.parametrize("width", [0, 20, 60, 150, 400])
def test_a_cut_line_fits_and_ends_with_an_ellipsis(text: Text, width: int) -> None:
    words = "Bid aloud for bouquets and grow the finest collection"
    cut = text.cut(words, "text", width)
    assert cut.endswith(ELLIPSIS)
    if width > text.width(ELLIPSIS, "text"):
        assert text.width(cut, "text") <= width
    assert text.cut("Ada", "text", 400) == "Ada"


def test_wrapped_lines_fit_and_lose_no_word(text: Text) -> None:
    runs = [
        ("Weeds", "strong", INK),
        (" spoil bouquets, leave them out in a first game", "text", INK),
    ]
    lines = text.wrap(runs, "text", 200)
    assert len(lines) > 2
    assert all(text.width(line) <= 200 for line in lines)
    joined = " ".join("".join(part for part, _, _ in line) for line in lines)
    assert joined == "Weeds spoil bouquets, leave them out in a first game"
    assert lines[0][0][:2] == ("Weeds", "strong")


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_a_line_stands_inside_its_box(text: Text, surface: pygame.Surface, align: str) -> None:
    box = pygame.Rect(100, 200, 180, 60)
    for words in ("9", "Margriet", "a very long name that does not fit"):
        rect = text.draw(surface, words, box, "name", INK, align)
        assert box.contains(rect)
    right = text.draw(surface, "14", box, "coins", INK, "right")
    assert right.right == box.right


def test_what_is_drawn_can_be_read_back(text: Text, surface: pygame.Surface) -> None:
    surface.fill((250, 240, 220))
    text.recorder = []
    try:
        text.draw(surface, "Your own bid leads", (10, 10, 90, 40), "text", INK)
        text.draw(surface, "×15", (10, 60, 90, 20), card_role("fira-600", 16), INK)
        text.draw(surface, " ", (10, 60, 90, 20), "text", INK)
    finally:
        drawn, text.recorder = text.recorder, None
    assert [d.words[-1] for d in drawn] == [ELLIPSIS, "5"]
    assert drawn[0].wanted == "Your own bid leads" and drawn[0].behind == (250, 240, 220)
    assert [d.on_card for d in drawn] == [False, True] and drawn[1].size == 16


def test_nothing_is_rendered_twice(text: Text, surface: pygame.Surface) -> None:
    def page() -> None:
        text.draw(surface, "Ada", (0, 0, 200, 40), "name", INK)
        text.draw(surface, "Ada", (0, 90, 200, 40), "name", INK, halo=(255, 255, 255))
        text.paragraph(surface, "one two three four five six", (0, 200, 120, 200), "text", INK)

    page()
    before = (text.rendered, text.fonts_made)
    page()
    text.draw(surface, "Ada", (40, 300, 120, 60), "name", INK, "right")
    assert (text.rendered, text.fonts_made) == before


def test_what_is_kept_is_bounded(surface: pygame.Surface) -> None:
    text = Text()
    for number in range(4000):
        text.draw(surface, str(number), (0, 0, 90, 40), "coins", INK)
    assert len(text._kept) <= 1500 and len(text._laid) <= 1501


def test_larger_text_grows_all_but_card_faces() -> None:
    text = Text()
    card = card_role("fraunces-700", 25)
    before = [text.size(role) for role in (*ROLES, card)]
    text.set_larger(True)
    after = [text.size(role) for role in (*ROLES, card)]
    assert after[-1] == before[-1]
    assert all(b == pytest.approx(1.15 * a) for a, b in zip(before[:-1], after[:-1], strict=True))


def test_paragraphs_end_with_an_ellipsis_where_the_box_ends(surface: pygame.Surface) -> None:
    text = Text()
    text.recorder = []
    bottom = text.paragraph(surface, "word " * 60, (0, 0, 200, 70), "text", INK)
    assert bottom <= 70 and text.recorder[-1].words.endswith(ELLIPSIS)


def test_words_out_of_a_file_are_set_whatever_they_hold(surface: pygame.Surface) -> None:
    text = Text()
    for words in ("A\0da", "Ada\ud800", "\0"):
        assert text.draw(surface, words, (0, 0, 300, 50), "text", INK).right <= 300
        text.paragraph(surface, words, (0, 0, 300, 50), "text", INK)
    assert text.width("A\0da", "text") == text.width("Ada", "text")
