"""The nine flowers in stack order, and each as a bloom of 100 x 100 for a slot."""

from ..pen import leaf, moved, picture, stem
from . import cups, wheels

HEADS = {
    "orchid": cups.orchid,
    "lily": wheels.lily,
    "anemone": wheels.anemone,
    "hibiscus": wheels.hibiscus,
    "hydrangea": wheels.hydrangea,
    "carnation": cups.carnation,
    "gerbera": wheels.gerbera,
    "tulip": cups.tulip,
    "rose": wheels.rose,
}
CONTOUR = 2.3


def bloom(name: str) -> str:
    """A head as it stands in a slot: alone, or with what is needed to know it from afar."""
    head = HEADS[name](CONTOUR)
    if name == "tulip":
        left = leaf((50, 98), (15, 82), 15, bend=5)
        head = stem("M50 76V97", 4.4, CONTOUR) + left + leaf((50, 98), (85, 82), 15, bend=-5) + head
    elif name == "rose":
        green = leaf((46, 78), (20, 91), 19, teeth=5, veins=3)
        head = green + leaf((54, 78), (80, 91), 19, teeth=5, veins=3) + moved(head, 2, -2, 0.96)
    elif name == "hydrangea":
        green = leaf((50, 72), (5, 86), 27, teeth=8, veins=4, bend=3)
        head = (
            green
            + leaf((50, 72), (95, 86), 27, teeth=8, veins=4, bend=-3)
            + moved(head, 2.5, 4, 0.95)
        )
    elif name == "carnation":
        head = stem("M50 78V96.5", 4, CONTOUR, "#6B9474") + head
    return picture(head, contour=CONTOUR)
