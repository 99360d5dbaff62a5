"""Arrays of numbers: packed where the rules run compiled, plain lists where they do not.

`vec[i64]` indexes, slices and iterates like a list of ints; `append(array, number)` gives back the longer array. In
compiled code it is an array of machine numbers. Interpreted, a list is faster, so a list it is.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    vec = list

    def append(array: list[Any], item: Any) -> list[Any]:
        array.append(item)
        return array
