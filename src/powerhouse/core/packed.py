"""Arrays of numbers: packed where the rules run compiled, plain lists where they do not.

`vec[i64]` indexes, slices and iterates like a list of ints. In compiled code it is an array of machine numbers.
Interpreted, a list is faster, so a list it is.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    vec = list
