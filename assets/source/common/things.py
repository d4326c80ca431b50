"""Coin and loan, the auctioneer's hammer, Delft tiles, the vase, petals and the damask."""

from ..pen import (
    INK,
    LEAF,
    disc,
    dot,
    inked,
    leaf,
    line,
    mirrored,
    moved,
    picture,
    shape,
    stem,
    wash,
)
from ..tulip_rose.blooms import HEADS

WOOD, WOOD_LIT, WOOD_DARK = "#A0622F", "#C08347", "#7B4720"
BRASS, BRASS_LIT, BRASS_DARK = "#D9A641", "#F2D27C", "#8A6220"
BLUE, BLUE_MID, BLUE_LIGHT = "#23508F", "#4A76B4", "#9DBDE4"
GLAZE, GLAZE_EDGE = "#F1F2ED", "#B4C0CC"


def coin() -> str:
    """A brass florin with a tulip."""
    petals = "M50 25L57.5 35L67 27C70 42 69 56 50 60C31 56 30 42 33 27L42.5 35Z"
    flower = (
        line("M50 58V78", BRASS_DARK, 6)
        + line("M50 76C40 76 33 70 31 61M50 76C60 76 67 70 69 61", BRASS_DARK, 5)
        + f'<path d="{petals}" fill="#F8DF9A" stroke="{BRASS_DARK}" stroke-width="3.4"/>'
        + wash("M50 33C54 40 55 50 50 57C45 50 46 40 50 33Z", "#E2B04B")
    )
    rim = disc(50, 52.5, 45.5, BRASS_DARK) + disc(50, 49, 45.5, "#E9BC55")
    field = (
        f'<circle cx="50" cy="49" r="36" fill="#D39B34" stroke="{BRASS_DARK}" stroke-width="2"/>'
    )
    shine = line("M17 36C21 25 29 17 40 13.5", "#FBE9B6", 4.4) + dot(14.5, 45, 2.2, "#FBE9B6")
    return picture(rim + field + flower + shine, contour=3.4)


def loan() -> str:
    """A promissory note with a folded corner and a seal that says minus."""
    sheet = "M7 18H78L93 33V82H7Z"
    lines = line("M17 34H58M17 46H66M17 58H44", "#8C7A55", 3.2)
    fold = shape("M78 18V33H93Z", "#D9C493")
    ribbons = shape("M58 64L53 95L63 88L70 96L75 66Z", "#8E1221")
    ribbons += shape("M82 64L88 95L78 88L71 96L66 66Z", "#A3192A")
    points = "M70 43L76 46L82.5 45L85.5 51L91 54.5L89.5 61L91 67.5L85.5 71L82.5 77L76 76L70 79L64 76L57.5 77L54.5 71L49 67.5L50.5 61L49 54.5L54.5 51L57.5 45L64 46Z"  # fmt: skip
    seal = shape(points, "#C4283A") + '<circle cx="70" cy="61" r="12.5" fill="#A3192A" stroke="#6E0D1A" stroke-width="1.6"/>'  # fmt: skip
    minus = line("M63.5 61H76.5", "#FFF3E1", 4.6)
    content = shape(sheet, "#F4E5C4") + wash("M8.5 76H91.5V80.5H8.5Z", "#E4CFA0")
    return picture(content + lines + fold + ribbons + seal + minus, contour=3)


def _mallet() -> str:
    """A gavel standing on its handle, head up, in 100 x 100."""
    handle = "M45.5 40H54.5L56 92C56 97.5 44 97.5 44 92Z"
    parts = shape(handle, WOOD) + wash("M51.5 42H53.5L54.8 92C54 94.5 52.5 95 51.5 95Z", WOOD_DARK)
    parts += shape("M44.4 80H55.6V86H44.4Z", BRASS)
    parts += shape("M22 14H78V50H22Z", WOOD)
    parts += wash("M23.2 15.2H76.8V22H23.2Z", WOOD_LIT) + wash(
        "M23.2 42H76.8V48.8H23.2Z", WOOD_DARK
    )
    parts += shape("M42 14H58V50H42Z", BRASS)
    parts += wash("M43.2 15.2H56.8V22H43.2Z", BRASS_LIT) + wash(
        "M43.2 43H56.8V48.8H43.2Z", "#B07F28"
    )
    for x in (9, 77):
        end = f"M{x + 4} 10H{x + 10}C{x + 13} 10 {x + 14} 12 {x + 14} 15V49C{x + 14} 52 {x + 13} 54 {x + 10} 54H{x + 4}C{x + 1} 54 {x} 52 {x} 49V15C{x} 12 {x + 1} 10 {x + 4} 10Z"
        parts += shape(end, WOOD_DARK) + line(f"M{x + 4.2} 17V46", WOOD, 3)
    return parts


def gavel() -> str:
    return picture(_mallet(), contour=2)


def hammer() -> str:
    """Gavel and block in one, for small places."""
    block = shape("M10 86H66C68 86 69 87 69 89V94C69 96 68 97 66 97H10C8 97 7 96 7 94V89C7 87 8 86 10 86Z", WOOD_DARK)  # fmt: skip
    block += shape("M17 78H59V86H17Z", WOOD)
    spin = "translate(43 38) rotate(-55) scale(.8) translate(-50 -32)"
    tilted = f'<g transform="{spin}">{inked(_mallet(), 3 / 0.8)}</g>'
    return picture(block + tilted, contour=3)


def block() -> str:
    base = "M8 30H192C196 30 198 32 198 36V50C198 55 196 57 192 57H8C4 57 2 55 2 50V36C2 32 4 30 8 30Z"  # fmt: skip
    top = "M30 8H170C174 8 176 10 176 14V30H24V14C24 10 26 8 30 8Z"
    parts = shape(base, WOOD_DARK) + wash(
        "M8 32H192C194 32 196 33 196 36V39H4V36C4 33 6 32 8 32Z", WOOD
    )
    parts += line("M18 48H74M96 50H150M164 46H184", "#5C3416", 1.6)
    parts += shape(top, WOOD) + wash(
        "M30 10H170C173 10 174 11 174 14V15H26V14C26 11 27 10 30 10Z", WOOD_LIT
    )
    return picture(parts + line("M44 23H92M112 21H156", WOOD_DARK, 1.6), 200, 60, 3)


def _delft_tulip() -> str:
    return (
        line("M50 52V83", BLUE, 3.4)
        + line("M50 82C40 82 33 75 31 64M50 82C60 82 67 75 69 64", BLUE, 3.4)
        + line("M37 79C30 80 26 77 24 72M63 79C70 80 74 77 76 72", BLUE, 2.2)
        + wash("M50 57C37 55 32 44 35 24L43 33L50 19L57 33L65 24C68 44 63 55 50 57Z", BLUE_MID)
        + wash("M50 28C55 36 56 47 50 54C44 47 45 36 50 28Z", BLUE_LIGHT)
        + line("M50 57C37 55 32 44 35 24L43 33L50 19L57 33L65 24C68 44 63 55 50 57Z", BLUE, 2.6)
        + line("M42 36C40 42 41 48 44 52M58 36C60 42 59 48 56 52", BLUE, 1.6)
    )


def _corners(size: float = 100) -> str:
    one = line("M2 22C12 21 18 17 20 11C21 8 22 5 22 2", BLUE, 2.6) + dot(9, 9, 3, BLUE)
    one += line("M13 18C16 21 19 21.5 22 20M18 13C21 16 21.5 19 20 22", BLUE, 1.8)
    both = one + mirrored(one, size / 2)
    return both + f'<g transform="translate(0 {size}) scale(1 -1)">{both}</g>'


def _glaze(tone: str = GLAZE) -> str:
    return f'<path d="M0 0H100V100H0Z" fill="{GLAZE_EDGE}" stroke="none"/>' + wash(
        "M1.6 1.6H98.4V98.4H1.6Z", tone
    )


def tile() -> str:
    return picture(_glaze() + _corners() + _delft_tulip())


def tile_mill() -> str:
    cap = "M43 45C43 39 46 36 50 36C54 36 57 39 57 45Z"
    body = "M44 46H56L60.5 78H39.5Z"
    parts = line("M20 79.5C32 76.5 68 76.5 80 79.5", BLUE, 3) + wash(body, BLUE_LIGHT)
    parts += line(body, BLUE, 2.4) + wash(cap, BLUE_MID) + line(cap, BLUE, 2.4)
    parts += wash("M47 68H53V78H47Z", BLUE) + line("M46 56H54", BLUE, 2)
    sails = ""
    for turn in (45, 135, 225, 315):
        sail = line("M0 0V-35", BLUE, 2.6)
        sail += f'<path d="M1 -9H9V-34H1Z" fill="{GLAZE}" stroke="{BLUE}" stroke-width="1.8"/>'
        sail += line("M1 -15.2H9M1 -21.4H9M1 -27.6H9M5 -9V-34", BLUE, 1.2)
        sails += f'<g transform="translate(50 42) rotate({turn})">{sail}</g>'
    grass = line(
        "M26 86C28 83 30 83 32 86M68 86C70 83 72 83 74 86M47 87C49 84 51 84 53 87", BLUE, 2
    )
    return picture(_glaze("#E9EEED") + _corners() + parts + sails + dot(50, 42, 3.2, BLUE) + grass)


def card_back() -> str:
    """A panel of Delft ware for the back of every card: 100 x 140, set into the blue."""
    panel = wash("M0 0H100V140H0Z", GLAZE) + line("M4 4H96V136H4Z", BLUE, 1.8)
    panel += line("M7.5 7.5H92.5V132.5H7.5Z", BLUE_MID, 0.9)
    corner = line("M8 27C19 26 25 21 27 8", BLUE, 2) + dot(14, 14, 2.8, BLUE)
    corner += line("M21 22C24 25 27 25.5 30 24M22 21C25 24 25.5 27 24 30", BLUE, 1.6)
    pair = corner + mirrored(corner)
    corners = pair + f'<g transform="translate(0 140) scale(1 -1)">{pair}</g>'
    pot = (
        shape("M38 92H62L58 100C66 106 66 118 59 123H41C34 118 34 106 42 100Z", BLUE_LIGHT)
        + line("M37 111C44 107 56 107 63 111", BLUE, 1.8)
        + line("M41.5 100.5H58.5", BLUE, 1.8)
        + wash("M36 92H64V95H36Z", BLUE)
    )
    flowers = line("M50 93V62M47 93C44 82 38 72 30 68M53 93C56 82 62 72 70 68", BLUE, 2)
    flowers += line("M49 88C40 88 32 86 26 80M51 88C60 88 68 86 74 80", BLUE, 1.8)
    head = "M0 0C-10 -1.5 -14 -10 -12 -25L-5.5 -18L0 -29L5.5 -18L12 -25C14 -10 10 -1.5 0 0Z"
    core = "M0 -2C-5 -8 -4 -16 0 -22C4 -16 5 -8 0 -2Z"
    one = shape(head, BLUE_MID) + wash(core, BLUE_LIGHT)
    side = shape("M0 0C-7 -1 -10 -7 -8.5 -17L-4 -12L0 -20L4 -12L8.5 -17C10 -7 7 -1 0 0Z", BLUE_MID)
    side += wash("M0 -2C-3.4 -6 -3 -11 0 -15C3 -11 3.4 -6 0 -2Z", BLUE_LIGHT)
    flowers += moved(one, 50, 64, 1.15) + moved(side, 30, 69, 1, -28) + moved(side, 70, 69, 1, 28)
    body = f'<g stroke="{BLUE}" stroke-width="1.9">{flowers}{pot}</g>'
    return picture(panel + corners + body, height=140)


def vase() -> str:
    """The cracked vase of the error card, with a tulip that has not fallen out."""
    stalk = stem("M74 104C82 88 96 76 116 70", 5.5, 2.6, LEAF[0], LEAF[1])
    leaves = leaf((70, 104), (84, 22), 27, bend=-8, fine=1.8)
    leaves += leaf((84, 106), (166, 108), 25, bend=-9, fine=1.8)
    flower = moved(HEADS["tulip"](2.6), 122, -12, 0.95, 36)
    body = "M38 92H100C96 118 122 132 122 170C122 204 102 222 96 242H42C36 222 16 204 16 170C16 132 42 118 38 92Z"
    shade = "M100 93.5C96 118 120.5 132 120.5 170C120.5 204 100 222 95 240.5H78C90 222 106 200 106 168C106 136 88 122 90 93.5Z"
    bands = line("M41 108H97M22 146C46 154 92 154 116 146M22 200C46 208 92 208 116 200", BLUE, 4.4)
    motif = f'<g transform="translate(35 137) scale(.64)">{_delft_tulip()}</g>'
    crack = line("M94 128L82 146L93 158L74 178L84 192L66 222", INK, 3.4)
    crack += line("M93 158L106 166M74 178L62 174", INK, 2.2)
    shard = shape("M118 228L134 222L140 240L124 243Z", GLAZE) + line("M124 233L134 230", BLUE, 2.6)
    foot = shape("M30 242H108L116 254H22Z", BRASS)
    parts = (
        shape(body, GLAZE) + wash(shade, "#D6DDE0") + bands + motif + crack + shape(body, "none")
    )
    return picture(stalk + leaves + flower + parts + foot + shard, 190, 260, 3)


def petal() -> str:
    """White, tinted by the game: what rains on the winner."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        '<path d="M12 23C4 19 2 10 8 3C9.5 1 11 2.4 12.5 2C16 1 22 7 20.5 14C19.5 18.5 16 21.5 12 23Z" '
        'fill="#FFF"/>'
        '<path d="M12 23C17 16 17 8 12.5 2C16 1 22 7 20.5 14C19.5 18.5 16 21.5 12 23Z" fill="#DDD"/>'
        '<path d="M11 19C8 15 7.5 10 9 6" fill="none" stroke="#DDD" stroke-linecap="round"/></svg>'
    )


def damask() -> str:
    """The pattern of the table, white: repeats every 96 x 96 with a half drop."""
    half = (
        '<path d="M0 -1V15C-6 14 -11 10 -12 3M0 -1C-9 -2 -12 -9 -10 -20L-5 -14L0 -23"/>'
        '<path d="M0 -17C-3 -12 -3.5 -6 0 -3M0 15C-4 19 -9 20 -14 18C-18 16 -17 11 -13.5 11.5"/>'
    )
    one = half + f'<g transform="scale(-1 1)">{half}</g>'
    spots = ((24, 26), (72, 74))
    content = "".join(f'<g transform="translate({x} {y})">{one}</g>' for x, y in spots)
    content += '<path d="M72 23V29M69 26H75M24 71V77M21 74H27"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#FFF" '
        f'stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">{content}</svg>'
    )


THINGS = {
    "coin": coin,
    "loan": loan,
    "hammer": hammer,
    "gavel": gavel,
    "block": block,
    "tile": tile,
    "tile-mill": tile_mill,
    "card-back": card_back,
    "vase": vase,
    "petal": petal,
    "damask": damask,
}
