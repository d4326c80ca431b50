"""All pictures of Tulip & Rose: nine flowers as blooms and plates, specials, merchants."""

from . import blooms, merchants, plates, specials


def drawings() -> dict[str, str]:
    return {
        **{f"bloom-{name}": blooms.bloom(name) for name in blooms.HEADS},
        **{f"plate-{name}": plates.plate(name) for name in plates.PLATES},
        **{f"special-{name}": specials.special(name) for name in specials.SPECIALS},
        **{f"merchant-{name}": draw() for name, draw in merchants.MERCHANTS.items()},
    }
