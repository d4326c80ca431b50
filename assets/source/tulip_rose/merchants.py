"""The six merchants as round emblems: a bust on a coloured ground in a brass ring."""

from ..pen import (
    INK,
    disc,
    dot,
    line,
    mirrored,
    moved,
    picture,
    polar,
    shape,
    smooth,
    wash,
)
from .blooms import HEADS

CONTOUR = 2.2
BRASS, BRASS_LIT, BRASS_DARK = "#BE8F3A", "#E4BE6C", "#8A6220"
FAIR = ("#F3CDA6", "#DDAA80", "#E39E8B")  # skin, its shade, cheek
PALE = ("#F8DCC0", "#E5B896", "#EBA898")
DARK = ("#B97A4D", "#985D36", "#B5604A")
LINEN, LINEN_DARK = "#FBF6E9", "#DCD5C4"

FACE = "M50 31C61 31 67 38 67 48C67 60 60 72 50 73C40 72 33 60 33 48C33 38 39 31 50 31Z"
FACE_SHADE = "M62 34C65.5 38 66 43 66 48C66 60 59.5 71 50 72C57 66 61 56 61 46C61 41 61.5 37 62 34Z"


def _neck(skin: tuple[str, str, str]) -> str:
    return shape("M42 66H58V86H42Z", skin[0]) + wash(
        "M43.2 70C47 75 53 75 56.8 68V80H43.2Z", skin[1]
    )


def _face(
    skin: tuple[str, str, str], brow: str, mouth: str = "M44.5 63C48 66 52 66 55.5 63"
) -> str:
    parts = shape(FACE, skin[0]) + wash(FACE_SHADE, skin[1])
    parts += f'<ellipse cx="39" cy="57" rx="4" ry="2.8" fill="{skin[2]}" stroke="none"/>'
    parts += f'<ellipse cx="61" cy="57" rx="4" ry="2.8" fill="{skin[2]}" stroke="none"/>'
    for x in (42.5, 57.5):
        parts += f'<ellipse cx="{x}" cy="49" rx="2" ry="2.7" fill="{INK}" stroke="none"/>'
        parts += dot(x + 0.7, 48, 0.75, "#FFF")
    parts += line(
        "M38.5 44.5C40.5 42.6 43.5 42.4 46 43.6M61.5 44.5C59.5 42.6 56.5 42.4 54 43.6", brow, 1.7
    )
    parts += line(
        "M50.5 48C51.5 52 53.4 55 52.6 56.4C52 57.4 50.4 57.4 49.2 57",
        skin[1] if skin is DARK else "#B5764F",
        1.4,
    )
    return parts + line(mouth, "#A63A38", 1.9) + shape(FACE, "none")


def _emblem(bust: str, ground: str, name: str) -> str:
    clip = f'<clipPath id="{name}"><circle cx="50" cy="50" r="42"/></clipPath>'
    return picture(
        dot(50, 50, 43, ground)
        + clip
        + f'<g clip-path="url(#{name})">{bust}</g>'
        + '<circle cx="50" cy="50" r="45" fill="none" stroke-width="9.4"/>'
        + f'<circle cx="50" cy="50" r="45" fill="none" stroke="{BRASS}" stroke-width="5.2"/>'
        + line("M9 33C15 18 26 9.5 39 6.6", BRASS_LIT, 2)
        + line("M91 67C85 82 74 90.5 61 93.4", BRASS_DARK, 1.6),
        contour=CONTOUR,
    )


def jan() -> str:
    """Young, a broad black hat with a tulip in its band."""
    hair = "M35 34C26 38 25 54 27 72C31 76 37 76 40 72L42 40ZM65 34C74 38 75 54 73 72C69 76 63 76 60 72L58 40Z"
    back = shape(hair, "#7A4522") + line(
        "M31 46C30 56 31 64 33 72M69 46C70 56 69 64 67 72", "#57301A", 1.2
    )
    coat = shape("M14 100C16 84 28 79 42 77H58C72 79 84 84 86 100Z", "#34424A")
    collar = shape(
        "M50 84L40 73C32 76 26 79 22 83L34 95ZM50 84L60 73C68 76 74 79 78 83L66 95Z", LINEN
    )
    collar += wash("M50 84L66 95L78 83C73 83 60 84 50 84Z", LINEN_DARK) + line(
        "M50 84L60 73C68 76 74 79 78 83L66 95Z", INK, CONTOUR
    )
    brim = "M12 33C18 25 34 24 50 24C66 24 82 25 88 33C86 41 68 42 50 42C32 42 14 41 12 33Z"
    crown = "M33 29C31 16 39 9 50 9C61 9 69 16 67 29C56 32 44 32 33 29Z"
    hat = shape(brim, "#2E2A28") + wash(
        "M16 35C32 39 68 39 84 35C78 40 64 40.6 50 40.6C36 40.6 22 40 16 35Z", "#1B1817"
    )
    hat += shape(crown, "#3A3532") + wash(
        "M60 12C65 16 66.6 22 65.8 28.4C63 29.2 60 29.8 57 30C61 25 62 18 60 12Z", "#24201E"
    )
    hat += shape("M32.6 25C44 28.6 56 28.6 67.4 25L67.6 30.4C56 34 44 34 32.4 30.4Z", BRASS)
    flower = moved(HEADS["tulip"](1.7 / 0.31), 58, 8, 0.31, 18)
    return _emblem(
        back + _neck(FAIR) + coat + collar + _face(FAIR, "#57301A") + hat + flower, "#C3D2B4", "jan"
    )


def engel() -> str:
    """Golden curls, a halo and two wings."""
    wing = shape("M30 100C18 96 8 84 6 66C18 66 30 74 38 88Z", LINEN) + line(
        "M12 72C18 82 26 90 34 95M11 80C16 88 22 94 29 98", "#B9B3A2", 1.3
    )
    halo = '<ellipse cx="50" cy="19" rx="26" ry="7" fill="none" stroke-width="7"/>'
    halo += f'<ellipse cx="50" cy="19" rx="26" ry="7" fill="none" stroke="{BRASS_LIT}" stroke-width="3.4"/>'
    curls = ""
    for x, y, r in (
        (29, 68, 7.5),
        (71, 68, 7.5),
        (26, 57, 8),
        (74, 57, 8),
        (27, 45, 8),
        (73, 45, 8),
        (32, 34, 8),
        (68, 34, 8),
        (41, 27, 8),
        (59, 27, 8),
        (50, 24, 8),
    ):
        curls += disc(x, y, r, "#E3B54C") + line(
            f"M{x - 3} {y + 1}C{x - 2} {y - 4} {x + 4} {y - 3} {x + 3} {y + 1}", "#B98427", 1.2
        )
    fringe = ""
    for x, y, r in ((38, 36, 5.4), (62, 36, 5.4), (46, 33, 5.6), (54, 33, 5.6)):
        fringe += disc(x, y, r, "#F0CC6E") + line(
            f"M{x - 2} {y + 1}C{x - 1.4} {y - 3} {x + 2.6} {y - 2} {x + 2} {y + 1}", "#B98427", 1.1
        )
    robe = shape("M18 100C22 86 34 80 42 78C46 84 54 84 58 78C66 80 78 86 82 100Z", "#6C9CC4")
    robe += wash("M70 83C77 87 80 92 81 99H62C67 95 70 90 70 83Z", "#4F7FAA") + line(
        "M40 79C45 87 55 87 60 79", "#F5E3AE", 2.2
    )
    return _emblem(
        halo + wing + mirrored(wing) + curls + _neck(PALE) + robe + _face(PALE, "#A8752A") + fringe,
        "#AECBE6",
        "engel",
    )


def peter() -> str:
    """Old, a wine-red cap, spectacles and a white beard."""
    coat = shape("M12 100C14 84 28 77 40 76H60C72 77 86 84 88 100Z", "#6A3036") + line(
        "M28 84C30 90 31 95 31 100M72 84C70 90 69 95 69 100", "#45191F", 1.4
    )
    side = "".join(
        disc(x, y, r, "#F4F1E8")
        + line(f"M{x - 2} {y + 1}C{x - 2} {y - 2} {x + 1} {y - 3} {x + 2} {y}", "#A9A394", 1.1)
        for x, y, r in ((33, 62, 4.6), (31, 54, 5.2), (33, 45, 5.4))
    )
    beard = "M34 53C34 62 36 76 42 86C45 91 48 94 50 95C52 94 55 91 58 86C64 76 66 62 66 53C63 58 58 59.4 54 59C52 58.6 51 58.6 50 59C49 58.6 48 58.6 46 59C42 59.4 37 58 34 53Z"
    shade = "M65 57C64.6 66 62.6 77 57 85.6C54.6 89.4 52.4 92 50 93.6C55 84 58 72 58.6 60C61 59.6 63.4 58.6 65 57Z"
    face = _face(FAIR, "#E9E5DA", "M46 64C48.4 65.6 51.6 65.6 54 64")
    white = shape(beard, "#F4F1E8") + wash(shade, "#D6D1C4") + shape(beard, "none")
    white += line("M43 70C44 77 46 83 48 87M57 70C56 77 54 83 52 87M50 72V86", "#A9A394", 1.2)
    white += shape(
        "M50 58.4C46 55.6 40 57 37.6 61.6C42 64.6 47.6 64 50 61.4C52.4 64 58 64.6 62.4 61.6C60 57 54 55.6 50 58.4Z",
        "#FFFDF6",
    )
    mouth = line("M46.6 66.4C48.6 67.8 51.4 67.8 53.4 66.4", "#A63A38", 1.9)
    brows = line(
        "M37 43.6C39.5 40.6 43.5 40.6 46.4 42.6M63 43.6C60.5 40.6 56.5 40.6 53.6 42.6",
        "#F4F1E8",
        2.6,
    )
    glasses = '<circle cx="42" cy="49.4" r="6" fill="#FFFFFF55" stroke-width="1.6"/><circle cx="58" cy="49.4" r="6" fill="#FFFFFF55" stroke-width="1.6"/>'
    glasses += line("M48 48.6C49.4 47.6 50.6 47.6 52 48.6M36 48L32.6 46M64 48L67.4 46", INK, 1.6)
    cap = "M31 36C29 20 38 12 50 12C62 12 71 20 69 36C56 32 44 32 31 36Z"
    hat = shape(cap, "#9A2434") + wash(
        "M61 14.6C67.6 19 69 27 68 35C65 34.2 62 33.6 59 33.2C63 28 64 20 61 14.6Z", "#741724"
    )
    hat += shape(
        "M29.6 33C43 28.6 57 28.6 70.4 33C71.4 36 71.2 38.6 70 41C57 36.6 43 36.6 30 41C28.8 38.6 28.6 36 29.6 33Z",
        "#E0CC9E",
    )
    hat += line("M38 31.8V37M46 30.4V36M54 30.4V36M62 31.8V37", "#A98F58", 1.2)
    return _emblem(
        coat + side + mirrored(side) + face + white + mouth + brows + glasses + hat,
        "#D9C4A0",
        "peter",
    )


def helena() -> str:
    """A lady in a pearled cap and a ruff."""
    dress = shape("M14 100C18 90 30 86 42 84H58C70 86 82 90 86 100Z", "#27365E")
    cap = "M50 13C69 13 77 27 76 44C76 56 73 66 70 71C66 74 61 72 60 68L62 40H38L40 68C39 72 34 74 30 71C27 66 24 56 24 44C23 27 31 13 50 13Z"
    back = (
        shape(cap, LINEN)
        + wash(
            "M64 18C72 24 75 34 74.8 44C74.8 56 72 65 69 70C66.6 71.6 63 71 61.4 68.6C66 54 68 34 64 18Z",
            LINEN_DARK,
        )
        + shape(cap, "none")
    )
    hair = shape(
        "M34 45C34 34 41 28 50 28C59 28 66 34 66 45C61 37 55 35.4 50 35.4C45 35.4 39 37 34 45Z",
        "#9A5526",
    )
    pearls = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.9" fill="#FFFDF8" stroke-width="1.5"/>'
        for x, y in (polar((50, 47), 22.5, a) for a in range(-75, 76, 25))
    )
    drops = "".join(
        f'<circle cx="{x}" cy="66" r="3" fill="#FFFDF8" stroke-width="1.5"/>' for x in (32.5, 67.5)
    )
    rim = []
    for i in range(40):
        x, y = polar((0, 0), 1.0 if i % 2 else 0.88, i * 9)
        rim.append((50 + x * 31, 79 + y * 10.5))
    ruff = shape(smooth(rim), LINEN)
    for i in range(1, 20):
        x = 22 + i * 2.95
        bow = (x - 50) / 30
        ruff += line(
            f"M{x:.1f} {80 - 6 * (1 - bow * bow):.1f}C{x + 1:.1f} {82:.1f} {x + bow * 2:.1f} {84:.1f} {x + bow * 1.5:.1f} {80 + 8 * (1 - bow * bow):.1f}",
            "#B4AC9A",
            1,
        )
    ruff += wash("M36 72C40 77 60 77 64 72C62 79 56 80.6 50 80.6C44 80.6 38 79 36 72Z", "#B4AC9A")
    return _emblem(
        back + dress + ruff + _face(PALE, "#7A4522") + hair + pearls + drops, "#C58A8C", "helena"
    )


def johan() -> str:
    """A cavalier: red hat, feather, moustache."""
    hair = "M34 32C25 38 25 58 26 78C31 83 38 82 41 76L43 40ZM66 32C75 38 75 58 74 78C69 83 62 82 59 76L57 40Z"
    back = shape(hair, "#3B2A22") + line(
        "M30 48C29 60 30 70 32 79M70 48C71 60 70 70 68 79", "#64493A", 1.2
    )
    coat = shape("M12 100C15 85 28 79 42 78H58C72 79 85 85 88 100Z", "#B98A34") + line(
        "M24 86L32 100M76 86L68 100", BRASS_DARK, 1.6
    )
    collar = shape(
        "M50 82L40 75C31 79 24 84 20 90L37 98ZM50 82L60 75C69 79 76 84 80 90L63 98Z", LINEN
    )
    collar += line("M25 88L37 94M75 88L63 94", "#B4AC9A", 1.2)
    face = _face(FAIR, "#3B2A22", "M46.5 65C48.5 66.4 51.5 66.4 53.5 65")
    beard = shape(
        "M46.6 69C48.6 68 51.4 68 53.4 69C53.4 73 52 77 50 79.6C48 77 46.6 73 46.6 69Z", "#3B2A22"
    )
    lip = shape(
        "M50 59.6C46 57 41.6 58.6 38.6 62C36.6 63.6 34.6 63 33 61C33.6 66.4 38 68.4 42.6 66.6C46 65.2 48.4 63.6 50 62.6C51.6 63.6 54 65.2 57.4 66.6C62 68.4 66.4 66.4 67 61C65.4 63 63.4 63.6 61.4 62C58.4 58.6 54 57 50 59.6Z",
        "#3B2A22",
    )
    brim = "M9 40C15 33 24 32 31 30C42 26 60 26 70 28C80 29 88 26 93 20C94 32 86 40 74 42C56 45 26 45 9 40Z"
    crown = "M31 33C30 18 38 11 50 11C62 11 69 18 69 31C58 36 42 37 31 33Z"
    hat = shape(crown, "#BE2936") + wash(
        "M60 13.4C67 17 68.2 24 67.8 30.2C64 31.8 60 33 56 33.6C61 28 63 20 60 13.4Z", "#8E1A26"
    )
    hat += shape(brim, "#BE2936") + wash(
        "M12 40.4C30 44 56 43.6 73.6 40.8C84 39 91 33 92 24C91 32 80 37 70 37.6C50 39 28 41 12 40.4Z",
        "#8E1A26",
    )
    hat += line("M31 31.6C42 35.6 58 34.6 69.4 29.6", INK, 5.4) + line(
        "M31 31.6C42 35.6 58 34.6 69.4 29.6", BRASS_LIT, 2.6
    )
    plume = "M56 33C55 22 62 11 76 8C84 6.6 90 9 91 13C86 13 85 15 87 18C82 18 80 20 81 24C76 23.6 74 26 74 30C68 28.6 64 31 56 33Z"
    feather = shape(plume, LINEN) + wash(
        "M56 33C64 31 68 28.6 74 30C74 26 76 23.6 81 24C80 20 82 18 87 18C80 17 66 24 56 33Z",
        LINEN_DARK,
    )
    feather += line("M57 32C62 22 72 14 86 11", "#9A917E", 1.3) + shape(plume, "none")
    return _emblem(
        back + _neck(FAIR) + coat + collar + face + beard + lip + hat + feather, "#86AEA0", "johan"
    )


def florist() -> str:
    """A head scarf with two flowers in it."""
    hair = "M34 34C25 42 26 60 28 74C33 78 39 76 41 71L43 42ZM66 34C75 42 74 60 72 74C67 78 61 76 59 71L57 42Z"
    back = shape(hair, "#4A2A1B") + line(
        "M31 50C30 60 31 67 33 74M69 50C70 60 69 67 67 74", "#714631", 1.2
    )
    dress = shape("M12 100C15 86 28 80 41 78C46 85 54 85 59 78C72 80 85 86 88 100Z", "#8165A6")
    dress += shape("M30 100L34 82L41 79C45 86 55 86 59 79L66 82L70 100Z", "#F3EAD2") + line(
        "M41 92H59", "#B9A67A", 1.4
    )
    knot = shape("M30 40C22 42 16 50 15 58C22 58 29 52 33 45Z", "#D9772A") + shape(
        "M30 41C24 50 23 57 26 64C32 60 35 52 34 45Z", "#EE9A45"
    )
    scarf_d = "M31 44C28 24 38 15 50 15C62 15 72 24 69 44C64 36 58 33 50 33C42 33 36 36 31 44Z"
    scarf = shape(scarf_d, "#EE9A45") + wash(
        "M60 17.4C68 22 70 32 68.2 42C65.6 38.4 62.8 36 59.6 34.6C63 29 63.4 22 60 17.4Z", "#D9772A"
    )
    scarf += line(
        "M36 34C40 28 46 25 54 24.6M34.4 38C38.4 32 44 29.4 52 29", "#FBE3B4", 1.8
    ) + shape(scarf_d, "none")
    flowers = moved(HEADS["anemone"](1.5 / 0.26), 47, 5, 0.26) + moved(
        HEADS["gerbera"](1.3 / 0.33), 53, 20, 0.33
    )
    return _emblem(
        back + _neck(DARK) + dress + _face(DARK, "#3A2014") + knot + scarf + flowers,
        "#E6D8A2",
        "florist",
    )


MERCHANTS = {
    "jan": jan,
    "engel": engel,
    "peter": peter,
    "helena": helena,
    "johan": johan,
    "florist": florist,
}
