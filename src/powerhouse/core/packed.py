"""Arrays of numbers: packed where the rules run compiled, plain lists where they do not.

`vec[i64]` indexes, slices and iterates like a list of ints. In compiled code it is an array of machine numbers.
Interpreted, a list is faster, so a list it is. `append`, `insert` (where the order is ascending) and `remove` give the
changed array, which is the one they were given or another: `cards = append(cards, 4)`. `ascending` gives a new one.
"""

from bisect import insort
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec

    from powerhouse.core.ascending import ascending as ascending
    from powerhouse.core.ascending import insert as insert
else:
    vec = list

    ascending = sorted

    def append(numbers, number):
        numbers.append(number)
        return numbers

    def insert(numbers, number):
        insort(numbers, number)
        return numbers

    def remove(numbers, number):
        numbers.remove(number)
        return numbers
