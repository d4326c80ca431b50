"""Heads seen from the front, petals in rings round a middle: each in 100 x 100.

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
    line,
    polar,
    ring,
    shape,
    smooth,
    turned,
    wash,
)

MIDDLE: Point = (50, 50)


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
            line(f"M{x * 0.55} {-length * 0.5}C{x * 0.8} {-length * 0.62} {x} {-length * 0.7} {x * 1.1} {-length * 0.82}", "#2F4C94", ink * 0.5)
            for x in (-width * 0.22, 0, width * 0.22)
        )  # fmt: skip
        return turned(shape(d, tone) + wash(dark, shade) + veins + shape(d, "none"), MIDDLE, angle)

    outer = ring(
        lambda i: petal(30 + 60 * i, 45.5, 39, "#4465B4", "#365297"), 6, MIDDLE, 30, "anemone0"
    )
    inner = ring(lambda i: petal(60 * i, 37.5, 36, "#6B90DA", "#5075C4"), 6, MIDDLE, 0, "anemone1")
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
    tones = ("#BBDBEC", "#CEE5F1", "#A3CAE4", "#CBC6EA", "#BBDBEC", "#AED3E9")
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
                "#8FB7D8" if low else tones[(i * 5 + row * 2) % 6],
            )
            floret = "".join(turned(petal, (0, 0), 90 * j) for j in range(4))
            heart = dot(0, 0, k * 0.2, INK) + dot(0, 0, k * 0.15, "#FBF3C4")
            parts += turned(floret + heart, spot, jitter(i * 3 + row, 40))
    return inked(parts, ink * 0.7)


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
