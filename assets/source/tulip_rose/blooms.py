"""The heads of the nine flowers, each in a box of 100 x 100 around (50, 50).

A head is a function of its contour width, so that cards can draw it smaller with the same ink.
"""

import math

from ..pen import (
    INK,
    Point,
    at,
    disc,
    dot,
    inked,
    jitter,
    leaf,
    line,
    mirrored,
    moved,
    picture,
    polar,
    ring,
    shape,
    smooth,
    stem,
    straight,
    turned,
    wash,
)

MIDDLE: Point = (50, 50)


def tulip(ink: float) -> str:
    """Flamed cup; its stem begins at (50, 78)."""
    back = shape("M34 40C32 22 38 11 44 5C51 13 54 24 53 38Z", "#7A0E1C")
    outer = shape("M51 78C28 80 17 63 19 43C20 30 17 19 12 9C27 12 38 22 42 38Z", "#BE1E2D") + wash(
        "M19 19C25 26 28 34 29 43C29.5 51 33 59 38 67C31 62 27 55 25.5 47"
        "C25.5 52 26 56 27.5 60C23.5 54 22.5 47 23 40C23 32 21.5 25 19 19Z",
        "#FBEBD6",
    )
    flame = (
        "M50 19C48 30 42 36 40.5 47C43 45 44.5 42.5 45.5 40C45 48 42.5 54 43.5 62"
        "C45.5 59 46.5 56 47 52C47.5 60 48.5 67 50 73"
    )
    other = (
        "C51.5 67 52.5 60 53 52C53.5 56 54.5 59 56.5 62C57.5 54 55 48 54.5 40"
        "C55.5 42.5 57 45 59.5 47C58 36 52 30 50 19Z"
    )
    front = shape(
        "M50 79C36 76 29 62 32 47C35 34 45 25 50 13C55 25 65 34 68 47C71 62 64 76 50 79Z",
        "#D93240",
    ) + wash(flame + other, "#FFF3E1")
    return inked(back + mirrored(back) + outer + mirrored(outer) + front, ink)


def rose(ink: float) -> str:
    """Spiral rosette: three rows of petals with turned edges round a rolled heart."""
    rows = (
        (5, 44.0, 0.0, "#B8365E", "#D3638A"),
        (5, 33.0, 38.0, "#9C244B", "#BD4570"),
        (4, 22.5, 10.0, "#7F163A", "#A2325C"),
    )
    parts = ""
    for row, (count, radius, first, tone, lip) in enumerate(rows):

        def petal(i: int, c=count, r=radius, f=first, t=(tone, lip)) -> str:
            return _rose_petal(f + 360 / c * i, r, 360 / c, t, ink)

        parts += ring(petal, count, MIDDLE, first, f"rose{row}")
    parts += disc(50, 50, 10.5, "#A2325C") + dot(50.6, 51, 8.3, "#6B1030")
    spiral = [polar((50.4, 50.6), 0.8 + i * 0.5, i * 42 - 80) for i in range(15)]
    return inked(parts + line(smooth(spiral, closed=False), "#C2557F", ink * 0.75), ink)


def _rose_petal(angle: float, r: float, span: float, tones: tuple[str, ...], ink: float) -> str:
    a = span * 0.66

    def curve(*spots: Point) -> list[Point]:
        return [polar((0, 0), r * k, a * t) for t, k in spots]

    rim = curve((-1, 0.72), (-0.84, 0.94), (-0.5, 1), (-0.1, 0.98), (0.06, 1.05))
    rim += curve((0.36, 1.01), (0.8, 0.94), (1, 0.72))
    inner = curve((0.98, 0.74), (0.7, 0.84), (0.4, 0.89), (0.06, 0.93), (-0.4, 0.88))
    inner += curve((-0.7, 0.86), (-0.92, 0.84))
    body = smooth([(0, 0), *rim])
    fold = smooth([*rim[1:], *inner])
    vein = line(at("M@L@", *curve((0, 0.62), (0, 0.78))), "#5B0E2B", ink * 0.5)
    return turned(
        shape(body, tones[0]) + vein + wash(fold, tones[1]) + shape(body, "none"), MIDDLE, angle
    )


def gerbera(ink: float) -> str:
    """Many rays round a dark disc."""
    parts = ""
    for count, length, width, first, tone in (
        (18, 47.5, 10.8, 10.0, "#D99A1B"),
        (18, 43, 11.6, 0.0, "#F4C433"),
    ):
        ray = (
            shape(f"M-2 0C-{width * 0.62} {-length * 0.6} -{width * 0.5} {-length * 0.96} -1.4 -{length}"
                  f"L0 {-length + 1.8}L1.4 -{length}"
                  f"C{width * 0.5} {-length * 0.96} {width * 0.62} {-length * 0.6} 2 0Z", tone)
            + line(f"M0 -20V{-length * 0.8}", "#B77A12", ink * 0.45)
        )  # fmt: skip
        parts += "".join(turned(ray, MIDDLE, first + 360 / count * i) for i in range(count))
    parts = inked(parts, ink * 0.8)
    short = shape("M-1.5 0C-4.6 -12 -3 -21 0 -23.5C3 -21 4.6 -12 1.5 0Z", "#FBDE7C")
    parts += inked("".join(turned(short, MIDDLE, 10 + 20 * i) for i in range(18)), ink * 0.6)
    parts += disc(50, 50, 14, "#4A2412")
    parts += "".join(dot(*polar(MIDDLE, 10.4, i * 30), 1.5, "#E8A93C") for i in range(12))
    parts += "".join(dot(*polar(MIDDLE, 6, i * 60 + 15), 1.2, "#C9812A") for i in range(6))
    return inked(parts + dot(50, 50, 2.6, "#7A4320"), ink)


def anemone(ink: float) -> str:
    """Round bowl with a black eye in a white ring."""

    def petal(angle: float, length: float, width: float, tone: str, shade: str) -> str:
        d = (
            f"M0 0C-{width * 0.75} {-length * 0.28} -{width * 0.62} {-length * 1.02} "
            f"-{width * 0.1} -{length}C{width * 0.06} {-length * 1.02} {width * 0.16} "
            f"{-length * 1.01} {width * 0.24} {-length * 0.98}C{width * 0.72} {-length * 0.88} "
            f"{width * 0.7} {-length * 0.28} 0 0Z"
        )
        dark = f"M0 0C{width * 0.7} {-length * 0.28} {width * 0.72} {-length * 0.88} {width * 0.24} {-length * 0.98}C{width * 0.5} {-length * 0.7} {width * 0.4} {-length * 0.4} 0 0Z"
        veins = "".join(
            line(f"M{x * 0.55} {-length * 0.5}C{x * 0.8} {-length * 0.62} {x} {-length * 0.7} {x * 1.1} {-length * 0.82}", "#27407F", ink * 0.5)
            for x in (-width * 0.22, 0, width * 0.22)
        )  # fmt: skip
        return turned(shape(d, tone) + wash(dark, shade) + veins + shape(d, "none"), MIDDLE, angle)

    outer = ring(
        lambda i: petal(30 + 60 * i, 45.5, 39, "#3A59A6", "#2E4789"), 6, MIDDLE, 30, "anemone0"
    )
    inner = ring(lambda i: petal(60 * i, 37.5, 36, "#5478C6", "#3F60AF"), 6, MIDDLE, 0, "anemone1")
    eye = disc(50, 50, 19, "#F6F3EA")
    for i in range(22):
        angle = i * 360 / 22
        tip = polar(MIDDLE, 14.8 + (i % 2) * 1.4, angle)
        eye += line(at("M@L@", polar(MIDDLE, 9, angle), tip), "#1B1B28", ink * 0.5)
        eye += dot(*tip, 1.55, "#1B1B28")
    eye += disc(50, 50, 9, "#1B1B28")
    eye += "".join(dot(*polar(MIDDLE, 5, i * 60), 0.9, "#55557A") for i in range(6))
    return inked(outer + inner + eye, ink)


def hydrangea(ink: float, rings: tuple[int, ...] = (1, 6, 12)) -> str:
    """Ball of four-petalled florets, smaller and darker towards its rim."""
    tones = ("#A9CDE3", "#BCD9EA", "#8FB9D8", "#B9B4DF", "#A9CDE3", "#9CC4DF")
    last = len(rings) - 1
    parts = disc(50, 46, 36, "#48709B")
    for row in range(last, -1, -1):
        for i in range(rings[row]):
            r = 34.5 * row / last
            spot = polar((50, 46), r, 360 / rings[row] * i + 14 * row)
            k = 26.5 / (last + 0.16) * (1.06 - 0.13 * (row / last) ** 2) + jitter(i + row, 0.25)
            low = spot[0] * 0.6 + spot[1] > 92 and i % 4 != 3
            petal = shape(
                f"M0 0C{-k * 0.3} {-k * 0.1} {-k * 0.86} {-k * 0.4} {-k * 0.62} {-k * 0.82}"
                f"C{-k * 0.4} {-k * 1.08} {k * 0.4} {-k * 1.08} {k * 0.62} {-k * 0.82}"
                f"C{k * 0.86} {-k * 0.4} {k * 0.3} {-k * 0.1} 0 0Z",
                "#7BA4C9" if low else tones[(i * 5 + row * 2) % 6],
            )
            floret = "".join(turned(petal, (0, 0), 90 * j) for j in range(4))
            heart = dot(0, 0, k * 0.2, INK) + dot(0, 0, k * 0.15, "#FBF3C4")
            parts += turned(floret + heart, spot, jitter(i * 3 + row, 40))
    return inked(parts, ink * 0.75)


def carnation(ink: float) -> str:
    """Toothed fan on a tube; the stem begins at (50, 96)."""
    base: Point = (50, 66)

    def fan(angle: float, r: float, span: float, teeth: int, tone: str, foot: Point = base) -> str:
        rim = []
        for i in range(teeth * 2 + 1):
            a = angle - span / 2 + span * i / (teeth * 2)
            edge = 1 - 0.1 * abs(i / teeth - 1) ** 2
            rim.append(polar(foot, r * edge * (1.0 if i % 2 else 0.86), a))
        veins = "".join(
            line(
                at("M@L@", polar(foot, r * 0.45, angle + a), polar(foot, r * 0.74, angle + a)),
                "#B84A70",
                ink * 0.5,
            )
            for a in (-span * 0.22, 0, span * 0.22)
        )
        return shape(straight([foot, *rim]), tone) + veins

    parts = ""
    for angle, r in ((-84, 47), (84, 47), (-58, 52), (58, 52), (-30, 54), (30, 54), (0, 56)):
        parts += fan(angle, r, 40, 5, "#DE7896")
    for angle, r in ((-70, 40), (70, 40), (-40, 43), (40, 43), (-13, 45), (15, 44)):
        parts += fan(angle, r, 42, 4, "#F09FB6")
    for angle, r in ((-52, 29), (52, 29), (-22, 33), (24, 32)):
        parts += fan(angle, r, 46, 4, "#F8C6D2")
    parts += fan(2, 21, 70, 4, "#F09FB6")
    parts = inked(parts, ink * 0.85)
    d = (
        "M38.5 64C40 70 41 80 42.5 90C46 93.5 54 93.5 57.5 90C59 80 60 70 61.5 64"
        "L56.5 70L53.5 63L50 70L46.5 63L43.5 70Z"
    )
    dark = "M52 68L53.5 64L56.5 70L61 65C59.5 76 58.5 84 57 90C54.5 92 53 92 51 92Z"
    groove = line("M45.5 75L46.3 87", "#4E7058", ink * 0.5)
    tube = shape(d, "#86AA8B") + wash(dark, "#64896D") + groove + shape(d, "none")
    return inked(parts + tube, ink)


def lily(ink: float) -> str:
    """Six-pointed star with spots and anthers."""

    def tepal(angle: float, width: float, tone: str, light: str) -> str:
        d = (
            f"M0 2C-{width * 0.55} -8 -{width * 0.78} -24 -{width * 0.36} -37"
            f"C-{width * 0.2} -42 -1.5 -45 0 -48C1.5 -45 {width * 0.2} -42 {width * 0.36} -37"
            f"C{width * 0.78} -24 {width * 0.55} -8 0 2Z"
        )
        half = (
            f"M0 2C-{width * 0.55} -8 -{width * 0.78} -24 -{width * 0.36} -37"
            f"C-{width * 0.2} -42 -1.5 -45 0 -48C-{width * 0.16} -34 -{width * 0.1} -16 0 2Z"
        )
        spots = "".join(
            dot(x * width, y, 1.15, "#8C3410")
            for x, y in ((-0.2, -17), (0.18, -20), (-0.28, -24), (0.3, -27), (-0.16, -30), (0.14, -33))
        )  # fmt: skip
        rib = line("M0 -12V-40", "#B4560F", ink * 0.55)
        return turned(
            shape(d, tone) + wash(half, light) + rib + spots + shape(d, "none"), MIDDLE, angle
        )

    parts = "".join(tepal(60 + 120 * i, 21, "#DE7B22", "#EA8F35") for i in range(3))
    parts += "".join(tepal(120 * i, 27, "#F2A349", "#F8B869") for i in range(3))
    for i in range(6):
        a = 30 + 60 * i
        knee, tip = polar(MIDDLE, 15, a - 8), polar(MIDDLE, 25, a + 4)
        parts += line(at("M@Q@ @", MIDDLE, knee, tip), "#4B5A20", ink * 1.15)
        parts += line(at("M@Q@ @", MIDDLE, knee, tip), "#A9C061", ink * 0.5)
        anther = f'<ellipse rx="5.2" ry="2.5" fill="#6E2A12" stroke-width="{ink * 0.6:.2f}"/>'
        parts += turned(anther, tip, a + 14)
    return inked(parts + disc(50, 50, 4.6, "#A3B84C"), ink)


def orchid(ink: float) -> str:
    """Two wings, three sepals behind, a dark lip."""
    top = (
        shape("M50 50C38 38 37 16 50 5C63 16 62 38 50 50Z", "#B487CB")
        + line("M50 14V36M45 20C44 28 45 33 47 39M55 20C56 28 55 33 53 39", "#7A4597", ink * 0.5)
    )  # fmt: skip
    side = (
        shape("M50 50C40 56 22 66 15 85C31 90 46 78 50 56Z", "#B487CB")
        + line("M45 60C36 67 28 74 22 82M47 64C42 71 36 77 31 81", "#7A4597", ink * 0.5)
    )  # fmt: skip
    wing_d = "M50 51C45 30 34 13 20 13C8 13 2 27 3 43C4 60 13 71 25 70C37 69 46 61 50 51Z"
    wing = (
        shape(wing_d, "#8C4FA6")
        + wash("M3.2 46C4.5 61 13 71 25 70C37 69 46 61 50 51C44 58 34 63 24 62C13 61 6 55 3.2 46Z", "#733C90")
        + line("M46 46C38 33 30 24 20 21M44 49C34 39 22 33 11 33M42 51C32 46 20 45 9 47"
               "M42 54C34 54 22 55 14 58", "#5D2B7A", ink * 0.5)
        + shape(wing_d, "none")
    )  # fmt: skip
    lobe = shape("M50 62C44 56 36 58 36 66C36 74 44 75 50 70Z", "#5B1B5E")
    lip = (
        shape("M50 62C44 70 43 82 50 97C57 82 56 70 50 62Z", "#6E226E")
        + wash("M50 65C47 70 47.4 77 50 84C52.6 77 53 70 50 65Z", "#F0C23C")
        + line("M50 86V91", "#3B0F40", ink * 0.5)
    )  # fmt: skip
    column = shape(
        "M50 43C44.5 43 43.5 50 45 55C46.5 61 53.5 61 55 55C56.5 50 55.5 43 50 43Z", "#FBF3EA"
    )
    return inked(
        top + side + mirrored(side) + wing + mirrored(wing) + lobe + mirrored(lobe) + lip + column,
        ink,
    )


def hibiscus(ink: float) -> str:
    """Five ruffled lobes with a crimson star and a long column."""

    def lobe(i: int) -> str:
        rim: list[Point] = []
        for j in range(13):
            t = j / 6 - 1
            r = 47.5 * (1 - 0.2 * t * t) * (1 + 0.028 * math.sin(j * 2.2 + i))
            rim.append(polar((0, 0), r, t * 49))
        d = smooth([(0, 0), polar((0, 0), 22, -38), *rim, polar((0, 0), 22, 38)])
        shade = smooth(
            [
                (0, 0),
                polar((0, 0), 22, 38),
                *rim[:8:-1],
                polar((0, 0), 40, 30),
                polar((0, 0), 24, 22),
            ]
        )
        veins = "".join(
            line(
                at("M@Q@ @", polar((0, 0), 15, a * 0.5), polar((0, 0), 28, a * 0.7), polar((0, 0), 38, a)),
                "#CFA5A5",
                ink * 0.5,
            )
            for a in (-30, -15, 0, 14, 28)
        )  # fmt: skip
        return turned(
            shape(d, "#FFFAF0") + wash(shade, "#EADFD6") + veins + shape(d, "none"),
            MIDDLE,
            -72 + 72 * i,
        )

    flare = (
        "M0 4C-8 -2 -10 -10 -5.5 -18L-4.5 -25L-2.5 -20L0 -31L2.5 -20L4.5 -25L5.5 -18"
        "C10 -10 8 -2 0 4Z"
    )
    parts = ring(lobe, 5, MIDDLE, -72, "hibiscus")
    parts += "".join(turned(wash(flare, "#B0193F"), MIDDLE, -72 + 72 * i) for i in range(5))
    parts += dot(50, 50, 7.5, "#7D0E2C")
    rod = "M51 51C60 56 69 64 78 77"
    parts += line(rod, INK, 5 + ink * 1.6) + line(rod, "#F3CF57", 5)
    for x, y in (
        (62, 54),
        (59, 60),
        (67, 58),
        (64, 65),
        (72, 63),
        (69, 70),
        (75, 68),
        (73, 75),
        (79, 73),
    ):
        parts += (
            f'<circle cx="{x}" cy="{y}" r="2.3" fill="#F7DE7C" stroke-width="{ink * 0.6:.2f}"/>'
        )
    for x, y in ((80, 83), (85, 78), (84.5, 84)):
        parts += (
            f'<circle cx="{x}" cy="{y}" r="2.6" fill="#B0193F" stroke-width="{ink * 0.6:.2f}"/>'
        )
    return inked(parts, ink)


HEADS = {
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
CONTOUR = 2.3


def bloom(name: str) -> str:
    """A head as it stands in a slot: alone, or with what is needed to know it from afar."""
    head = HEADS[name](CONTOUR)
    if name == "tulip":
        left = leaf((50, 98), (15, 82), 15, bend=5)
        head = stem("M50 76V97", 4.4, CONTOUR) + left + leaf((50, 98), (85, 82), 15, bend=-5) + head
    elif name == "rose":
        green = leaf((46, 80), (22, 96), 20, teeth=5, veins=3)
        head = green + leaf((54, 80), (78, 96), 20, teeth=5, veins=3) + moved(head, 2, -2, 0.96)
    elif name == "hydrangea":
        green = leaf((50, 76), (6, 90), 28, teeth=8, veins=4, bend=3)
        head = (
            green
            + leaf((50, 76), (94, 90), 28, teeth=8, veins=4, bend=-3)
            + moved(head, 2.5, 4, 0.95)
        )
    elif name == "carnation":
        head = stem("M50 78V96.5", 4, CONTOUR, "#6B9474") + head
    return picture(head, contour=CONTOUR)
