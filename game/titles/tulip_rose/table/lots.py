"""What lies on the block during a sale: the trays of the round's bouquets, the lot, its title.

Also the block's standing picture, while no scene has taken it: bots think, or the plain playback
tells what happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.cards import window
from game.titles.tulip_rose.table.dial import draw_banner, draw_dial
from game.titles.tulip_rose.table.faces import draw_face, height
from game.titles.tulip_rose.table.fans import Place, counted, fan, mini_stacks
from game.titles.tulip_rose.table.shown import Lot
from game.ui.text import Run

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.hall import Hall

TRAYS = pygame.Rect(700, 66, 568, 86)
FAN = pygame.Rect(704, 162, 336, 148)
TITLE = pygame.Rect(704, 318, 336, 42)
UNDER = pygame.Rect(704, 360, 336, 34)


def tray_rects(count: int, y: int = TRAYS.y, high: int = TRAYS.height) -> list[pygame.Rect]:
    """The trays' places: three beside each other, four narrower."""
    wide = 136 if count > 3 else 184
    return [pygame.Rect(TRAYS.x + i * (wide + 8), y, wide, high) for i in range(count)]


def draw_trays(surface: pygame.Surface, hall: Hall) -> None:
    """The bouquets of the round: sold, on sale, to come."""
    on_sale = hall.shown.on_sale
    for number, (lot, place) in enumerate(
        zip(hall.shown.lots, tray_rects(len(hall.shown.lots)), strict=True)
    ):
        _tray(surface, hall, hall.block(place), lot, number, number == on_sale)


def _tray(
    surface: pygame.Surface, hall: Hall, place: pygame.Rect, lot: Lot, number: int, now: bool
) -> None:
    look, theme, words = hall.look, hall.look.theme, hall.words
    look.paint.plate(surface, place, "tray-now" if now else "tray")
    disc = theme.brass_light if now else theme.paper[0]
    look.paint.disc(surface, (place.x + 24, place.y + 25), 34, disc)
    spot = (place.x + 7, place.y + 7, 34, 34)
    look.text.draw(surface, str(number + 1), spot, "name", theme.ink, "centre")
    stacks = pygame.Rect(place.x + 46, place.y + 4, place.width - 54, 52)
    mini_stacks(surface, look, counted(lot.cards), stacks, 38)
    line = pygame.Rect(place.x + 6, place.y + 52, place.width - 12, 32)
    if lot.buyer is None:
        if not lot.cards:
            return
        said = words.say("tray.on_sale" if now else "tray.next")
        look.text.draw(surface, said, line, "text", theme.cream, "centre")
        return
    name = hall.scene.speech.name(lot.buyer)
    if not lot.price:
        role = look.text.fitting(name, ["text"], line.width)
        look.text.draw(surface, name, line, role, theme.sand, "centre")
        return
    price = f" {lot.price}"
    coins = 27 if look.text.width(name + price, "text") + 27 <= line.width else 0
    name = look.text.cut(name, "text", line.width - look.text.width(price, "text") - coins)
    wide = look.text.width(name + price, "text")
    left = line.centerx - (wide + coins) // 2
    end = look.text.draw(surface, name + price, (left, line.y, wide, 32), "text", theme.sand).right
    if not coins:
        return
    coin = look.pictures.get("common", "coin", 24)
    surface.blit(coin, coin.get_rect(midleft=(end + 3, line.centery)))


def lot_places(hall: Hall) -> list[Place]:
    """Where the cards of the lot on sale lie."""
    on_sale = hall.shown.on_sale
    if on_sale is None:
        return []
    place = hall.block(FAN)
    return fan(hall.shown.lots[on_sale].cards, place.x + 2, place.y, place.width - 4)


def draw_lot(surface: pygame.Surface, hall: Hall) -> None:
    """The fan of the lot on sale."""
    for card, rect in lot_places(hall):
        draw_face(surface, hall.look, hall.words, card, hall.shown.day, rect)


def draw_title(surface: pygame.Surface, hall: Hall, title: str, under: list[Run]) -> None:
    """The two lines under the fan."""
    look = hall.look
    place = hall.block(TITLE)
    role = look.text.fitting(title, ["subtitle", "name", "strong"], place.width)
    look.text.draw(surface, title, place, role, look.theme.cream)
    look.text.draw(surface, under, hall.block(UNDER))


def price_runs(hall: Hall, lowest: int | None) -> list[Run]:
    """ "minimum 12 · now at least 15"."""
    words, theme, shown = hall.words, hall.look.theme, hall.shown
    runs: list[Run] = [(words.say("auction.minimum", minimum=shown.minimum), "text", theme.sand)]
    if lowest is not None and shown.high is not None:
        now = words.say("auction.at_least")
        runs += [(f" · {now} ", "text", theme.sand), (str(lowest), "bold", theme.focus)]
    return runs


def draw_sale(surface: pygame.Surface, hall: Hall, lowest: int | None = None) -> None:
    """Trays, lot and title of the bouquet on sale."""
    draw_trays(surface, hall)
    draw_lot(surface, hall)
    number = (hall.shown.on_sale or 0) + 1
    title = hall.words.say("auction.bouquet", number=number)
    draw_title(surface, hall, title, price_runs(hall, lowest))


def draw_bid(surface: pygame.Surface, hall: Hall, grown: float = 1.0) -> None:
    """The dial with the standing bid, or the minimum while there is none."""
    shown = hall.shown
    if shown.high is None:
        none = hall.words.say("auction.no_bid")
        draw_dial(surface, hall, str(shown.minimum), none, faint=True)
    else:
        name = hall.scene.speech.name(shown.high)
        draw_dial(surface, hall, str(shown.bid), name, grown=grown)


def draw_standing(surface: pygame.Surface, hall: Hall) -> None:
    """The block while no scene has taken it."""
    shown = hall.shown
    if shown.phase == "auction":
        draw_sale(surface, hall)
        draw_bid(surface, hall)
        if shown.turn is not None:
            draw_banner(
                surface,
                hall,
                hall.words.say("auction.asked", name=hall.scene.speech.name(shown.turn)),
            )
    elif shown.phase in ("hammer", "sold", "can"):
        draw_trays(surface, hall)
        draw_lot(surface, hall)
    else:
        draw_cards(surface, hall)


def heading(
    surface: pygame.Surface, hall: Hall, title: str, under: list[Run], room: int = 440
) -> None:
    """A scene's title at the top of the block, a line under it."""
    look = hall.look
    role = look.text.fitting(title, ["scene", "subtitle", "name"], room)
    look.text.draw(surface, title, hall.block((706, 70, room, 50)), role, look.theme.cream)
    look.text.draw(surface, under, hall.block((706, 118, room + 20, 34)))


def draw_cards(surface: pygame.Surface, hall: Hall) -> None:
    """The revealed cards, while somebody else decides about them."""
    shown, words, theme = hall.shown, hall.words, hall.look.theme
    if shown.seller is None:
        if shown.phase == "over":
            heading(surface, hall, words.say("block.over"), [], 560)
        return
    name = hall.scene.speech.name(shown.seller)
    title = words.say(f"block.{shown.phase}", name=name)
    target: list[Run] = []
    if shown.phase in ("reveal", "discard"):
        low, high = window(shown.merchants[shown.seller], shown.seats)
        target = [
            (words.say("reveal.until") + " ", "text", theme.sand),
            (words.say("reveal.window", low=low, high=high), "bold", theme.focus),
        ]
    heading(surface, hall, title, target, 560)
    for card, rect in in_row(hall, shown.revealed, 164):
        draw_face(surface, hall.look, words, card, shown.day, rect)
    places = tray_rects(len(shown.lots), 322) if shown.phase == "bouquets" else []
    for number, (lot, place) in enumerate(zip(shown.lots, places, strict=False)):
        _tray(surface, hall, hall.block(place), lot, number, False)


def in_row(hall: Hall, cards: list[str], y: int) -> list[Place]:
    """Cards in the order in which they came, closer together the more they are."""
    step = min(115.0, (566 - 106) / max(1, len(cards) - 1))
    return [
        Place(card, hall.block((702 + round(step * i), y, 106, height(106))))
        for i, card in enumerate(cards)
    ]
