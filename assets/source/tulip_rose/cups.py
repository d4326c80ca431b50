"""Heads with a left and a right: tulip, carnation, orchid. As in `wheels`, each in 100 x 100."""

from ..pen import Point, at, inked, line, mirrored, polar, shape, straight, wash


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
