"""The network of a policy: from the features of a seat to a score for each intention.

All numbers are whole, as in the evaluator's network, so a policy chooses the same on every machine, compiled or not.
"""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.evaluator.network import FIRST_BITS, LATER_BITS, MOST, UNIT_BITS, Layer


class PolicyNetwork:
    """`places` are those of the features on a sheet, each held between `low` and `high`, the limits it was trained for.

    Between two layers a number lies between 0 and `MOST`.
    """

    def __init__(self, places: list[int], low: list[int], high: list[int], layers: list[Layer]) -> None:
        self._places: vec[i64] = vec[i64](places)
        self._low: vec[i64] = vec[i64](low)
        self._high: vec[i64] = vec[i64](high)
        self._layers = layers

    def scores(self, values: list[int]) -> list[int]:
        """The higher, the better, in parts of 1 << UNIT_BITS."""
        count: i64 = len(self._places)
        read: vec[i64] = vec[i64]([0] * count)
        at: i64
        for at in range(count):
            value: i64 = values[self._places[at]]
            if value < self._low[at]:
                value = self._low[at]
            elif value > self._high[at]:
                value = self._high[at]
            read[at] = value
        number: i64
        for number in range(len(self._layers)):
            read = _through(self._layers[number], read, FIRST_BITS - UNIT_BITS if number == 0 else LATER_BITS)
            if number < len(self._layers) - 1:
                for at in range(len(read)):
                    read[at] = 0 if read[at] < 0 else MOST if read[at] > MOST else read[at]
        return [int(score) for score in read]


def _through(layer: Layer, read: vec[i64], finer: i64) -> vec[i64]:
    """The sums of a layer, which are counted in so many bits more than its results."""
    width = layer.width
    weights = layer.weights
    sums = vec[i64](layer.added)
    at: i64
    unit: i64
    for at in range(len(read)):
        value = read[at]
        if value != 0:
            base = at * width
            for unit in range(width):
                sums[unit] = sums[unit] + value * weights[base + unit]
    for unit in range(width):
        sums[unit] = sums[unit] >> finer
    return sums
