"""The seven special cards, each in 100 x 100."""

from ..pen import (
    INK,
    Point,
    at,
    disc,
    dot,
    inked,
    leaf,
    line,
    mirrored,
    moved,
    picture,
    polar,
    shape,
    smooth,
    stem,
    turned,
    wash,
)
from .blooms import HEADS

CONTOUR = 2.4
DELFT, DELFT_LIGHT, GLAZE = "#2B5597", "#8FB1DD", "#F7F5EC"
BRASS, BRASS_LIT, BRASS_DARK = "#D29A38", "#F0CB76", "#8A5F1E"
WATER, WATER_LIT = "#5B9BCB", "#A9D2EC"


def weed() -> str:
    """A dandelion gone to seed."""
    middle: Point = (50, 38)
    leaves = ""
    for tip, bend in (((4, 88), 6), ((22, 72), 3)):
        for side in (0, 1):
            one = leaf((47, 97), tip, 17, bend=bend, teeth=4, veins=0, belly=0.62, fine=1.2)
            leaves += mirrored(one) if side else one
    stalk = stem("M50 46C52 64 49 80 50 97", 3.6, CONTOUR, "#93A86A", "#B9C795")
    puff = ""
    rim = [polar(middle, 35.5 + 1.6 * (i % 2), i * 9) for i in range(40)]
    puff += f'<path d="{smooth(rim)}" fill="#FDFBF2" stroke-width="1.5"/>'
    for count, radius, first in ((20, 31, 0), (12, 19.5, 15)):
        for i in range(count):
            angle = first + 360 / count * i
            tip = polar(middle, radius - 5, angle)
            puff += line(at("M@L@", polar(middle, 6, angle), tip), "#8B846C", 0.9)
            for spread in (-32, -11, 11, 32):
                puff += line(at("M@L@", tip, polar(tip, 6.4, angle + spread)), INK, 0.8)
    puff += disc(50, 38, 6.5, "#A08A55") + dot(48.5, 36.5, 2.2, "#C9B47C")
    seed = line("M0 0V10", INK, 1) + line("M0 0L-4 -5M0 0L-1.5 -6.5M0 0L1.5 -6.5M0 0L4 -5", INK, 1)
    seed += f'<ellipse cx="0" cy="11" rx="1.2" ry="2.4" fill="{INK}" stroke="none"/>'
    return leaves + stalk + puff + turned(seed, (90, 17), 40)


def cow() -> str:
    ear = shape("M27 34C16 26 5 27 3 34C3 43 14 47 28 43Z", "#2C2723")
    ear += wash("M23 37C17 33 11 33 9 36C12 40 18 41 24 41Z", "#8C5A58")
    ear2 = shape("M73 34C84 26 95 27 97 34C97 43 86 47 72 43Z", GLAZE)
    ear2 += wash("M77 37C83 33 89 33 91 36C88 40 82 41 76 41Z", "#E9A9A2")
    tag = shape("M7 38L15 37L16 47L8 48Z", "#EDBB45")
    horn = shape("M31 25C21 21 17 12 20 3C24 12 31 15 40 19Z", "#E2D4AC")
    horn += wash("M20 5C24 12 31 15 38 19L35 21.5C27 18 22 13 20 5Z", "#C3B084")
    face = "M50 16C64 16 73 20 75 31C77 44 73 56 69 66H31C27 56 23 44 25 31C27 20 36 16 50 16Z"
    patch = "M26.2 31C28 21 36 17.2 45 17.2C48 28 47 40 44 52C42 60 37 63 32.5 65C28 55 24.5 42 26.2 31Z"
    patch2 = "M61 17.6C69 19 73 23 73.8 31C74.6 38 73.6 44 72.4 50C66 48 60 40 59.5 31C59.3 26 60 21 61 17.6Z"
    tuft = shape(
        "M41 18C42 10 47 9 50 13C52 9 58 10 59 18C56 24 53 24 50 21C47 24 44 24 41 18Z", "#6B4A33"
    )
    head = (
        shape(face, "#FBF6EA")
        + wash(patch, "#2C2723")
        + wash(patch2, "#2C2723")
        + shape(face, "none")
    )
    eyes = ""
    for x in (37, 63):
        eyes += (
            f'<ellipse cx="{x}" cy="41" rx="5" ry="5.6" fill="#FFFDF6"/>'
            + dot(x + 0.6, 42, 3, INK)
            + dot(x + 1.6, 40.6, 1, "#FFF")
        )
    muzzle = "M50 54C65 54 76 60 76 73C76 87 64 94 50 94C36 94 24 87 24 73C24 60 35 54 50 54Z"
    nose = shape(muzzle, "#EBA9A4") + wash(
        "M74.6 73C74.6 86 63 92.8 50 92.8C37 92.8 27 87 25.4 76C32 86 42 88 52 88C62 88 71 83 74.6 73Z",
        "#D88A86",
    )
    nose += '<ellipse cx="39" cy="67" rx="4.4" ry="3.2" fill="#8C4A4C" stroke="none"/>'
    nose += '<ellipse cx="61" cy="67" rx="4.4" ry="3.2" fill="#8C4A4C" stroke="none"/>'
    nose += line("M38 79C44 84 54 84 60 79", INK, 2.2)
    twig = stem("M57 81C64 88 72 90 80 86", 2.6, 2, "#5C8747")
    flower = moved(HEADS["gerbera"](4.2), 68, 68, 0.32)
    return (
        ear
        + ear2
        + tag
        + horn
        + mirrored(horn)
        + head
        + tuft
        + eyes
        + nose
        + shape(muzzle, "none")
        + twig
        + flower
    )


def bee() -> str:
    wing = "M55 45C64 30 80 17 92 19C101 21 98 36 88 44C78 52 64 53 55 49Z"
    small = "M55 51C66 50 79 54 83 61C86 68 78 73 70 69C62 65 57 58 55 51Z"
    wings = ""
    for d, veins in (
        (small, "M59 54C65 58 70 61 76 62"),
        (wing, "M58 46C68 38 78 29 88 26M60 48C70 45 80 42 89 38"),
    ):
        wings += shape(d, "#E8F0F0") + line(veins, "#7E989C", 1.2)
    wings += wash(
        "M88 44C95 38 98 30 96 24C94 33 86 42 76 47.5C81 47.5 85 46 88 44Z", "#C5D8DA"
    ) + shape(wing, "none")
    body = "M50 52C60 52 66 60 65 70C64 82 57 91 50 98C43 91 36 82 35 70C34 60 40 52 50 52Z"
    belly = shape(body, "#F0B92F")
    clip = f'<clipPath id="bee"><path d="{body}"/></clipPath>'
    bands = "M30 61H70V68H30ZM30 75H70V82H30ZM30 89H70V99H30Z"
    belly += (
        clip
        + f'<g clip-path="url(#bee)">{wash(bands, INK)}{wash("M66 50C60 68 60 82 50 98H72Z", "#0000002E")}</g>'
    )
    belly += shape(body, "none")
    chest = shape(
        "M50 31C60 31 65 38 65 45C65 53 59 58 50 58C41 58 35 53 35 45C35 38 40 31 50 31Z", "#B07A22"
    )
    chest += line(
        "M42 40L44 43M49 36V40M57 39L55 42M39 47L42 48M46 47L47 50M54 46L53 50M61 46L58 48M50 53V55",
        "#F2CE78",
        1.8,
    )
    head = shape(
        "M50 13C58 13 62 18 62 24C62 30 57 34 50 34C43 34 38 30 38 24C38 18 42 13 50 13Z", "#3A2F28"
    )
    head += '<ellipse cx="43" cy="24" rx="3" ry="4.2" fill="#D7E0DD" stroke="none"/>'
    head += '<ellipse cx="57" cy="24" rx="3" ry="4.2" fill="#D7E0DD" stroke="none"/>'
    feeler = line("M45 15C43 7 38 3 31 5", INK, 2.4) + dot(31, 5.4, 2.4, INK)
    return wings + mirrored(wings) + belly + feeler + mirrored(feeler) + chest + head


def fertilizer() -> str:
    sack = "M26 30C16 44 12 66 15 88C16 94 19 96 25 97C42 99 60 99 75 97C81 96 84 94 85 88C88 66 84 44 74 30Z"
    neck = "M26 30C30 22 29 14 26 6C33 9 38 4 44 7C49 9 53 4 58 7C63 9 68 5 74 6C71 14 70 22 74 30C60 34 40 34 26 30Z"
    parts = shape(sack, "#CDB084")
    parts += wash(
        "M74 31C83 44 86.6 66 83.8 88C83 93 80 95 75 95.8C70 96.6 66 96.9 62 97.1C74 80 78 54 66 32Z",
        "#AF9062",
    )
    parts += line(
        "M30 42C25 54 23 66 24 80M73 42C76 52 78 62 77.6 76M34 38C33 42 32 44 30 50", "#8E7148", 1.3
    )
    parts += shape(neck, "#DCC49B") + line(
        "M36 12C37 18 38 22 37 28M50 11V28M63 12C62 18 61 22 62 28", "#A98A5C", 1.3
    )
    cord = line("M26 30C40 35 60 35 74 30", INK, 7.4) + line(
        "M26 30C40 35 60 35 74 30", "#9C2731", 4
    )
    cord += line("M64 33C70 38 72 42 70 48M66 33C74 36 79 38 82 44", INK, 4.6)
    cord += line("M64 33C70 38 72 42 70 48M66 33C74 36 79 38 82 44", "#9C2731", 1.8)
    badge = disc(48, 66, 20.5, "#F8F0D8") + line("M35 78C42 75 54 75 61 78", "#7A5A34", 2.6)
    sprout = line("M48 77V62", "#4D7A3C", 3.4)
    sprout += leaf((48, 66), (33, 54), 12, bend=3, fine=1) + leaf(
        (48, 63), (64, 50), 12, bend=-3, fine=1
    )
    return parts + cord + badge + inked(sprout, 1.7)


def can() -> str:
    spout = "M60 62C70 58 75 48 79 34L86 37C83 54 76 70 62 78Z"
    handle = "M26 46C10 44 5 56 8 68C10 78 18 83 26 82"
    parts = (
        line(handle, INK, 8 + 2 * CONTOUR)
        + line(handle, "#4A76B4", 8)
        + line("M25 44C13 43 8.6 52 10 62", DELFT_LIGHT, 2)
    )
    parts += shape(spout, "#4A76B4") + wash(
        "M61 76C74 68 81 52 84.5 37.6L86 37C83 54 76 70 62 78Z", DELFT
    )
    rose = shape("M71 24L95 36L91 43L67 31Z", BRASS) + wash(
        "M72 26L93.5 36.5L92.3 38.8L70.8 28Z", BRASS_LIT
    )
    bow = "M28 35C28 14 56 14 56 35"
    parts += (
        line(bow, INK, 5 + 2 * CONTOUR)
        + line(bow, BRASS, 5)
        + line("M28.6 31C30 20 40 17 47 20", BRASS_LIT, 1.6)
    )
    body = "M24 38L18 92C18 97 66 97 66 92L60 38Z"
    parts += shape(body, GLAZE) + wash("M50 41L54 95C62 94.6 65 93.6 64.8 92L59 39.5Z", "#DDE2E2")
    parts += wash(
        "M22.4 50L21.8 54C33 57.6 51 57.6 62.2 54L61.7 50C51 53.4 33 53.4 22.4 50Z", DELFT
    )
    parts += wash(
        "M19.6 81L18.9 88C32 91.6 52 91.6 65.2 88L64.4 81C52 84.6 32 84.6 19.6 81Z", DELFT
    ) + shape(body, "none")
    parts += f'<ellipse cx="42" cy="38" rx="18" ry="5.4" fill="{DELFT}"/>'
    parts += wash("M27 37.5C32 34.6 52 34.6 57 37.5C52 40.4 32 40.4 27 37.5Z", "#18386B")
    tulip = line(
        "M42 70V79M42 78C36.5 78 33.5 74.6 33 70.6M42 78C47.5 78 50.5 74.6 51 70.6", DELFT, 1.8
    )
    tulip += wash(
        "M42 71.5C35 70.6 33.4 65.5 34.6 58.6L38.6 62.6L42 56.8L45.4 62.6L49.4 58.6C50.6 65.5 49 70.6 42 71.5Z",
        DELFT,
    )
    drops = "".join(
        inked(
            moved(
                shape("M0 -8C4 -2 5 0 5 3C5 6 3 8 0 8C-3 8 -5 6 -5 3C-5 0 -4 -2 0 -8Z", WATER)
                + dot(-1.6, 3, 1.5, WATER_LIT),
                x,
                y,
                k,
            ),
            1.6 / k,
        )
        for x, y, k in ((86, 55, 0.72), (94.5, 62, 0.72), (86, 74, 0.72))
    )
    return parts + tulip + rose + drops


def well() -> str:
    posts = shape("M23 24H32V66H23Z", "#8A5A32") + shape("M68 24H77V66H68Z", "#8A5A32")
    posts += wash("M28.6 26H30.8V64H28.6ZM73.6 26H75.8V64H73.6Z", "#6B4323")
    rope = (
        line("M50 40V51", INK, 2)
        + shape("M21 37H79V43H21Z", "#A87242")
        + wash("M22 40.6H78V41.8H22Z", "#80532B")
    )
    crank = (
        line("M79 40H87V48", INK, 4.6) + line("M79 40H87V48", BRASS, 1.4) + disc(87, 49, 2.6, BRASS)
    )
    bucket = (
        shape("M41 52H59L57 66H43Z", "#B07A42")
        + line("M41.6 56.5H58.4", INK, 1.4)
        + line("M46 58L46.6 64M54 58L53.4 64", "#80532B", 1.2)
    )
    bucket += line("M42 52C43 46 57 46 58 52", INK, 1.8)
    roof = "M50 4L94 32L89 39L50 15L11 39L6 32Z"
    roof_parts = shape(roof, "#B8432E") + wash(
        "M50 15L89 39L91.4 35.7L50 10.6L8.6 35.7L11 39Z", "#8F2D1E"
    )
    roof_parts += line(
        "M40 12.6L42 18M29 19.6L31 25M18 26.6L20 32M60 12.6L58 18M71 19.6L69 25M82 26.6L80 32",
        INK,
        1.2,
    ) + shape(roof, "none")
    wall = "M12 66C12 76 15 88 16 93C26 98.5 74 98.5 84 93C85 88 88 76 88 66Z"
    stones = shape(wall, "#CFC4AE")
    stones += wash(
        "M66 74C74 73 83 71 86.5 68C86 77 84 86 82.8 92C78 94.4 72 95.6 64 96.3Z", "#A99E88"
    )
    stones += line(
        "M13.4 77C32 84 68 84 86.6 77M15 87C32 93.4 68 93.4 85 87M30 74V80.4M50 75.6V82M70 74V80.4"
        "M22 80.8L23 88.6M40 82.6V91M60 82.6V91M78 80.8L77 88.6M32 90.4V96M50 92V97.4M68 90.4V96",
        "#7F7460",
        1.4,
    )
    stones += shape(wall, "none")
    rim = '<ellipse cx="50" cy="66" rx="40" ry="9" fill="#DDD3BF"/><ellipse cx="50" cy="66" rx="33" ry="6.2" fill="#4F8FC0" stroke-width="1.6"/>'
    ripples = line("M28 66.5C34 68.5 40 68.5 44 67.6M56 64.4C62 63.6 68 64 72 65.6", WATER_LIT, 1.4)
    front = f"<g>{stones}{rim}{ripples}</g>"
    return front + posts + rope + crank + bucket + roof_parts


def network() -> str:
    """Pipes round a red wheel; the card writes its points on it."""
    pipes = "M50 50V11M50 50V80M50 50H20V22M50 50H80V72M20 50H11M80 50H89"
    parts = line("M50 50V14M50 50V80M50 50H22V24M50 50H78V72", INK, 9 + 2 * CONTOUR)
    parts += line("M22 50H11M78 50H89", INK, 9 + 2 * CONTOUR)
    parts += line(
        pipes.replace("20", "22")
        .replace("80V72", "78V72")
        .replace("80H89", "78H89")
        .replace("H80", "H78"),
        BRASS,
        9,
    )
    parts += line("M47.6 48V16M47.6 54V76M46 47.6H19.8V26M54 47.6H80", BRASS_LIT, 1.8)
    for x, y in ((50, 11), (22, 20), (10, 50), (90, 50), (78, 76), (50, 84)):
        parts += (
            disc(x, y, 8.6, BRASS)
            + f'<circle cx="{x}" cy="{y}" r="4" fill="{BRASS_DARK}" stroke-width="1.4"/>'
        )
        parts += line(
            f"M{x - 5.6} {y - 3}C{x - 4.6} {y - 5} {x - 3} {y - 6} {x - 1} {y - 6.3}",
            BRASS_LIT,
            1.6,
        )
    for x, y in ((10, 65), (90, 65), (78, 91), (50, 96)):
        drop = shape("M0 -8C4 -2 5 0 5 3C5 6 3 8 0 8C-3 8 -5 6 -5 3C-5 0 -4 -2 0 -8Z", WATER)
        if y < 96:
            parts += inked(moved(drop + dot(-1.6, 3, 1.5, WATER_LIT), x, y, 0.8), 2)
    wheel = f'<circle cx="50" cy="50" r="15.5" fill="none" stroke-width="{5.4 + 2 * 2}"/>'
    wheel += '<circle cx="50" cy="50" r="15.5" fill="none" stroke="#B03A2C" stroke-width="5.4"/>'
    spokes = "".join(at("M@L@", (50, 50), polar((50, 50), 13.5, i * 60)) for i in range(6))
    wheel = dot(50, 50, 14, "#F3E3BD") + line(spokes, INK, 6) + line(spokes, "#B03A2C", 2.6) + wheel
    return parts + wheel + disc(50, 50, 5.4, "#B03A2C") + dot(50, 50, 1.8, "#F0CB76")


SPECIALS = {
    "weed": weed,
    "cow": cow,
    "bee": bee,
    "fertilizer": fertilizer,
    "can": can,
    "well": well,
    "network": network,
}


def special(name: str) -> str:
    return picture(SPECIALS[name](), contour=CONTOUR)
