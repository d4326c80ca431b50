"""How the drawings are made: contours, washes, leaves and stems as SVG text.

Everything is drawn in units of a picture 100 wide: ink contour about 2, fine lines about half
of that, flat washes, no gradients, no text. Angles are in degrees, 0 is up, clockwise.
"""

import math
from collections.abc import Callable, Iterable

INK = "#2A2017"
LEAF = ("#5C8747", "#8AAB62", "#3D6339")  # wash, light side, dark side
BLUE_LEAF = ("#7FA08C", "#9DB9A4", "#5F8374")

Point = tuple[float, float]


def num(value: float) -> str:
    return f"{round(value, 2) + 0:g}"


def at(d: str, *points: Point) -> str:
    """`d` with each `@` replaced by the next point: at("M@L@", (0, 0), (3, 4))."""
    parts = d.split("@")
    spots = [f"{num(x)} {num(y)}" for x, y in points] + [""]
    return "".join(a + b for a, b in zip(parts, spots, strict=True))


def polar(centre: Point, radius: float, angle: float) -> Point:
    turn = math.radians(angle)
    return centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)


def between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def jitter(i: int, size: float = 1.0) -> float:
    """The same small irregularity every time."""
    return (math.sin(i * 12.9898 + 4.1) * 437.58 % 1 - 0.5) * 2 * size


def straight(points: Iterable[Point], closed: bool = True) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def smooth(points: list[Point], closed: bool = True) -> str:
    """A soft curve through the points."""
    n = len(points)
    d = at("M@", points[0])
    for i in range(n if closed else n - 1):
        p0 = points[i - 1] if closed or i else points[0]
        p1, p2 = points[i], points[(i + 1) % n]
        p3 = points[(i + 2) % n] if closed or i + 2 < n else p2
        c1 = p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6
        c2 = p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6
        d += at("C@ @ @", c1, c2, p2)
    return d + ("Z" if closed else "")


def shape(d: str, fill: str, extra: str = "") -> str:
    """A wash with the contour that the picture or group around it sets."""
    return f'<path d="{d}" fill="{fill}"{extra}/>'


def wash(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


def line(d: str, colour: str, width: float) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}"/>'


def disc(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"/>'


def dot(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}" stroke="none"/>'


def turned(content: str, centre: Point, angle: float) -> str:
    """Drawn around (0, 0), put at `centre` and turned."""
    return f'<g transform="{at("translate(@)", centre)} rotate({num(angle)})">{content}</g>'


def moved(content: str, x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    spin = f" rotate({num(angle)})" if angle else ""
    return f'<g transform="translate({num(x)} {num(y)}){spin} scale({num(scale)})">{content}</g>'


def mirrored(content: str, axis: float = 50) -> str:
    return f'<g transform="translate({num(2 * axis)} 0) scale(-1 1)">{content}</g>'


def inked(content: str, width: float) -> str:
    return f'<g stroke-width="{num(width)}">{content}</g>'


def picture(content: str, width: float = 100, height: float = 100, contour: float = 2) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
        f'stroke="{INK}" stroke-width="{num(contour)}" stroke-linejoin="round" '
        f'stroke-linecap="round">{content}</svg>'
    )


def clipped(content: str, clip: str, name: str) -> str:
    return f'<clipPath id="{name}">{clip}</clipPath><g clip-path="url(#{name})">{content}</g>'


def ring(petal: Callable[[int], str], count: int, centre: Point, first: float, name: str) -> str:
    """Petals that each lie over the one before, all the way round (petal 0 over the last)."""
    half = (
        f'<path d="M0 -99V99H-99V-99Z" transform="{at("translate(@)", centre)} rotate({first})"/>'
    )
    return "".join(petal(i) for i in range(count)) + clipped(petal(0), half, name)


def stem(d: str, width: float, contour: float, fill: str = "#5C8747", light: str = "") -> str:
    shine = line(d, light, width * 0.3) if light else ""
    return line(d, INK, width + 2 * contour) + line(d, fill, width) + shine


def leaf(
    base: Point,
    tip: Point,
    width: float,
    *,
    bend: float = 0,
    teeth: int = 0,
    veins: int = 0,
    belly: float = 0.45,
    fine: float = 1.0,
    tones: tuple[str, str, str] = LEAF,
) -> str:
    """A leaf with a lit and a shaded half; `bend` bows the midrib to its right."""
    length = math.dist(base, tip)
    nx, ny = -(tip[1] - base[1]) / length, (tip[0] - base[0]) / length
    mid = between(base, tip, 0.5)
    mid = mid[0] + nx * bend * 2, mid[1] + ny * bend * 2

    def rib(t: float) -> Point:
        return between(between(base, mid, t), between(mid, tip, t), t)

    def edge(t: float, side: int, out: float = 1.0) -> Point:
        power = math.log(0.5) / math.log(belly)
        half = width / 2 * math.sin(math.pi * t**power) * out
        ax, ay = rib(max(t - 0.01, 0))
        bx, by = rib(min(t + 0.01, 1))
        step = math.hypot(bx - ax, by - ay) or 1
        x, y = rib(t)
        return x - (by - ay) / step * half * side, y + (bx - ax) / step * half * side

    sides = []
    for side in (-1, 1):
        if teeth:
            points = [base]
            for i in range(teeth):
                t = (i + 0.35) / teeth * 0.94 + 0.03
                points += [edge(t, side, 1.0), edge(min(t + 0.55 / teeth, 0.99), side, 1.22)]
            sides.append([*points, tip])
        else:
            sides.append([edge(i / 10, side) for i in range(11)])
    lines = ""
    for i in range(veins):
        t = 0.12 + 0.68 * i / max(veins - 1, 1)
        for side in (-1, 1):
            reach = between(rib(t), edge(min(t + 0.16, 1), side), 0.72)
            lines += line(at("M@L@", rib(t), reach), tones[2] if side > 0 else INK, fine * 0.7)
    ribs = [rib(i / 8) for i in range(9)]
    if teeth:
        halves = [straight(sides[0] + ribs[::-1]), straight(sides[1] + ribs[::-1])]
        whole = straight(sides[0] + sides[1][::-1])
    else:
        halves = [smooth(s, closed=False) + "L" + straight(ribs[::-1])[1:] for s in sides]
        whole = (
            smooth(sides[0], closed=False) + "L" + smooth(sides[1][::-1], closed=False)[1:] + "Z"
        )
    return (
        shape(whole, tones[0])
        + wash(halves[1], tones[1])
        + lines
        + line(smooth(ribs, closed=False), tones[2], fine)
        + shape(whole, "none")
    )
