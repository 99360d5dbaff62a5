"""Small words for sentences."""


def counted(number: int, one: str, more: str | None = None) -> str:
    """`1 city`, `2 cities`; the plural has an s unless it is said."""
    return f"{number} {one}" if number == 1 else f"{number} {more or one + 's'}"
