"""Pictures that all games share: icons, coin and loan, the auctioneer's things, tiles."""

from . import icons, things


def drawings() -> dict[str, str]:
    return {
        **{f"icon-{name}": icons.icon(name) for name in icons.ICONS},
        **{name: draw() for name, draw in things.THINGS.items()},
    }
