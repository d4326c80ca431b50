"""The one error of the build."""


class BuildError(Exception):
    """The release cannot be made; the message says what to do."""
