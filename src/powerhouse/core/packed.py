"""Arrays of numbers: packed where the rules run compiled, plain lists where they do not.

`vec[i64]` indexes, slices and iterates like a list of ints. In compiled code it is an array of machine numbers.
Interpreted, a list is faster, so a list it is. `append`, `insert` (where the order is ascending) and `remove` give the
changed array, which is the one they were given or another: `cards = append(cards, 4)`. `ascending` gives a new one,
and so does `replaced`: of ascending numbers some are gone and new ones have come, which may be named twice.
`i32` and `u8` make a number fit an array of smaller ones (`vec[i32]`, `vec[u8]`).
"""

from bisect import insort
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i32 as i32
    from mypy_extensions import u8 as u8

    from powerhouse.core.packed_arrays import ascending as ascending
    from powerhouse.core.packed_arrays import insert as insert
    from powerhouse.core.packed_arrays import replaced as replaced
else:

    class vec(list):  # noqa: N801
        """`vec[i64]` is `list` itself: `list[i64]` would be an alias made anew, which takes longer than the list."""

        def __class_getitem__(cls, number):
            return list

    i32 = u8 = int

    ascending = sorted

    def replaced(numbers, gone, new):
        return sorted({*numbers}.difference(gone).union(new))

    def append(numbers, number):
        numbers.append(number)
        return numbers

    def insert(numbers, number):
        insort(numbers, number)
        return numbers

    def remove(numbers, number):
        numbers.remove(number)
        return numbers
