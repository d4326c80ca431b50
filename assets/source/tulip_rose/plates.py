"""The nine flowers as they grow, each in 100 x 130: what the cards show."""

from ..pen import (
    BLUE_LEAF,
    INK,
    Point,
    at,
    inked,
    leaf,
    line,
    moved,
    picture,
    polar,
    shape,
    smooth,
    stem,
    wash,
)
from .blooms import HEADS

CONTOUR = 1.7
GREEN, LIT = "#5C8747", "#8AAB62"


def head(name: str, x: float, y: float, scale: float, angle: float = 0) -> str:
    """A bloom with its middle at (x, y)."""
    drawn = moved(HEADS[name](CONTOUR / scale), -50 * scale, -50 * scale, scale)
    return moved(drawn, x, y, 1, angle)


def pair(base: Point, tip: Point, width: float, **how: float) -> str:
    """A leaf and its mirror image across the stem at x = 50."""
    one = leaf(base, tip, width, fine=0.9, **how)  # type: ignore[arg-type]
    how["bend"] = -how.get("bend", 0)
    two = leaf((100 - base[0], base[1]), (100 - tip[0], tip[1]), width, fine=0.9, **how)  # type: ignore[arg-type]
    return one + two


def tulip() -> str:
    left = leaf((49, 126), (14, 60), 21, bend=-9, belly=0.42, fine=0.9)
    right = leaf((51, 126), (86, 66), 21, bend=9, belly=0.42, fine=0.9)
    small = leaf((46, 127), (33, 97), 10, bend=-4, fine=0.9)
    stalk = stem("M50 62C51 84 49.5 106 50 125.5", 4.6, CONTOUR, GREEN, LIT)
    return stalk + right + left + small + head("tulip", 50, 42, 0.88)


def rose() -> str:
    thorns = ""
    for x, y, way in ((51, 112, 1), (48, 92, -1), (54, 84, 1), (50, 121, -1)):
        thorns += shape(at("M@L@L@Z", (x, y - 3.5), (x + 7 * way, y + 2), (x, y + 3)), "#A3482F")
    leaves = _rose_leaf((50, 109), (24, 97)) + _rose_leaf((51, 114), (76, 105))
    twig = stem("M51 97C66 95 77 88 82 79", 3, CONTOUR, GREEN)
    bud = (
        shape("M83 56C73 60 73 74 82 79C92 77 95 64 83 56Z", "#9C244B")
        + wash("M83 56C88 62 88 73 82 79C92 77 95 64 83 56Z", "#BD4570")
        + line("M83 57C79 62 80 68 84 71", INK, CONTOUR * 0.6)
        + shape("M82 82C73 80 71 73 72 67C76 69 79 71 82 75C85 71 89 69 92 68C93 74 91 81 82 82Z", GREEN)
    )  # fmt: skip
    stalk = stem("M50 70C51 90 50 108 53 125.5", 4.4, CONTOUR, "#55793F", LIT)
    return leaves + twig + bud + thorns + stalk + head("rose", 46, 42, 0.86)


def _rose_leaf(foot: Point, end: Point) -> str:
    """Five toothed leaflets on one stalk."""
    parts = stem(at("M@L@", foot, end), 1.2, 1.1, GREEN)
    dx, dy = end[0] - foot[0], end[1] - foot[1]
    for t in (0.45, 0.8):
        for side in (1, -1):
            base = foot[0] + dx * t, foot[1] + dy * t
            tip = base[0] + dx * 0.3 - dy * 0.62 * side, base[1] + dy * 0.3 + dx * 0.46 * side
            parts += leaf(base, tip, 9.5, teeth=4, veins=2, fine=0.7)
    tip = end[0] + dx * 0.6, end[1] + dy * 0.6 + 1
    return inked(parts + leaf(end, tip, 10.5, teeth=4, veins=2, fine=0.7), CONTOUR * 0.85)


def gerbera() -> str:
    parts = ""
    for tip, bend in (((7, 108), 5), ((24, 98), 3), ((13, 121), 2)):
        parts += pair((48, 125), tip, 15, bend=bend, teeth=5, veins=3, belly=0.62)
    stalk = stem("M50 74C47 92 52 108 50 126", 4.6, CONTOUR, "#7C9A4A", "#A5BD70")
    return parts + stalk + head("gerbera", 50, 42, 0.86)


def anemone() -> str:
    parts = ""
    for x, y, bend in ((5, 112, 6), (14, 101, 5), (27, 93, 4)):
        parts += pair((49, 125), (x, y), 8.5, bend=bend)
    parts += pair((49, 126), (17, 122), 7, bend=2)
    stalk = stem("M50 70V125.5", 4, CONTOUR, GREEN, LIT)
    collar = ""
    for row, (reaches, width) in enumerate((((25, 22, 19), 7.5), ((17, 15), 6.5))):
        for i, reach in enumerate(reaches):
            tip = polar((50, 82), reach, -82 - 30 * i - 16 * row)
            collar += pair((49, 82), tip, width)
    collar += leaf((50, 80), (50, 97), 6.5, fine=0.7)
    return parts + stalk + inked(collar, CONTOUR * 0.9) + head("anemone", 50, 42, 0.84)


def hydrangea() -> str:
    stalk = stem("M50 70V125.5", 5, CONTOUR, "#7D8A4C", "#A5AE6E")
    twigs = stem("M50 96C44 92 38 92 33 93M50 96C56 92 62 92 67 93", 2.2, CONTOUR, GREEN)
    big = pair((47, 91), (3, 104), 31, teeth=9, veins=5, bend=-5)
    small = pair((48, 112), (24, 122), 11, teeth=5, veins=2, bend=-2)
    flower = moved(HEADS["hydrangea"](CONTOUR / 0.92, (1, 6, 12, 18)), 4, 2, 0.92)
    return stalk + twigs + small + big + flower


def carnation() -> str:
    parts = stem("M50 70C51 90 49 110 50 125.5", 3.6, CONTOUR, "#7FA08C", "#A9C2AF")
    for y, reach, rise in ((87, 33, 9), (103, 40, 13), (119, 42, 12)):
        parts += _blade(y, reach, rise, -1) + _blade(y - 3, reach - 4, rise + 3, 1)
        parts += f'<ellipse cx="50" cy="{y}" rx="3.9" ry="3" fill="{BLUE_LEAF[0]}"/>'
    return parts + head("carnation", 50, 40, 0.86)


def _blade(y: float, reach: float, rise: float, side: int) -> str:
    """A narrow leaf that rises from its joint and curls down at the tip."""

    def x(share: float) -> float:
        return 50 + side * reach * share

    upper = ((50, y - 2), (x(0.3), y - rise * 0.5), (x(0.62), y - rise), (x(0.86), y - rise * 0.9))
    lower = ((x(0.84), y - rise * 0.35), (x(0.62), y - rise * 0.42), (x(0.3), y + 2), (50, y + 3))
    tip = (x(1), y - rise * 0.25)
    d = smooth([*upper, tip], closed=False) + "L" + smooth([tip, *lower], closed=False)[1:] + "Z"
    middle = [(x(0.08), y), (x(0.34), y - rise * 0.25), (x(0.64), y - rise * 0.72)]
    rib = line(smooth([*middle, (x(0.86), y - rise * 0.62)], closed=False), BLUE_LEAF[2], 0.9)
    return shape(d, BLUE_LEAF[1 if side < 0 else 0]) + rib


def lily() -> str:
    parts = stem("M48 60C50 84 49 108 50 125.5", 4, CONTOUR, GREEN, LIT)
    for y, reach, tilt in ((119, 40, -2), (104, 38, 5), (89, 33, 9)):
        back = pair((50, y - 3), (50 - reach * 0.72, y - 11 - tilt), 8, bend=-2)
        parts += back + pair((50, y), (50 - reach, y + 4 - tilt), 9.5, bend=-3)
    twig = stem("M50 79C64 79 74 73 79 62", 2.8, CONTOUR, GREEN)
    bud = (
        shape("M79 64C70 58 74 42 86 33C92 46 91 60 79 64Z", "#F2A349")
        + wash("M79 64C84 54 86 43 86 33C92 46 91 60 79 64Z", "#DE7B22")
        + line("M79.5 60C80 52 82 44 85 38", "#B4560F", 0.9)
    )
    return parts + twig + bud + head("lily", 44, 42, 0.85)


def orchid() -> str:
    straps = (
        leaf((42, 124), (90, 104), 15, bend=4, fine=0.9)
        + leaf((40, 124), (3, 103), 15, bend=-4, fine=0.9)
        + leaf((41, 124), (18, 88), 13, bend=-3, fine=0.9)
    )
    spray = stem("M42 124C38 96 38 60 46 40C53 22 66 13 80 12", 3.4, CONTOUR, GREEN, LIT)
    twigs = stem("M70 15C72 18 73 20 74 24", 1.8, CONTOUR, GREEN)
    twigs += stem("M40 76C48 72 54 70 64 70", 2.4, CONTOUR, GREEN)
    buds = ""
    for x, y, turn, k in ((73, 24, 165, 0.95), (80, 15, 105, 0.9)):
        one = shape("M0 0C-6 -2 -7 -11 0 -15C7 -11 6 -2 0 0Z", "#A472BE")
        one += wash("M0 0C2 -5 2 -10 0 -15C7 -11 6 -2 0 0Z", "#8C4FA6")
        buds += moved(inked(one, CONTOUR / k), x, y - 3, k, turn)
    return (
        straps + spray + twigs + buds + head("orchid", 66, 73, 0.56) + head("orchid", 34, 41, 0.66)
    )


def hibiscus() -> str:
    branch = stem("M23.5 124.5C33 111 44 98 54 80", 5, CONTOUR, "#8A6242", "#B08A62")
    twig = stem("M40 104C56 104 68 106 80 110", 2.6, CONTOUR, GREEN)
    leaves = (
        leaf((36, 108), (4, 96), 22, teeth=6, veins=3, bend=-3, fine=0.9)
        + leaf((46, 97), (84, 88), 23, teeth=6, veins=3, bend=3, fine=0.9)
        + leaf((38, 108), (58, 128), 18, teeth=5, veins=3, fine=0.9)
        + leaf((44, 92), (14, 76), 19, teeth=5, veins=3, fine=0.9)
    )
    bud = (
        shape("M78 105C84 100 94 102 98 112C90 120 80 118 78 113Z", "#FFFAF0")
        + wash("M78 110C86 112 93 112 98 112C90 120 80 118 78 113Z", "#EBCFD0")
        + shape("M76 109C76 104 80 102 86 103C83 107 83 112 86 117C80 118 76 114 76 109Z", GREEN)
    )
    return branch + twig + leaves + bud + head("hibiscus", 50, 44, 0.87)


PLATES = {
    "orchid": orchid,
    "lily": lily,
    "anemone": anemone,
    "hibiscus": hibiscus,
    "hydrangea": hydrangea,
    "carnation": carnation,
    "gerbera": gerbera,
    "tulip": tulip,
    "rose": rose,
}


def plate(name: str) -> str:
    return picture(PLATES[name](), height=130, contour=CONTOUR)
