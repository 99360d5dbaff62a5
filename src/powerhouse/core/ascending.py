"""Packed arrays in ascending order; import these from packed.py."""

from mypy_extensions import i64

from powerhouse.core.packed import append, vec


def insert(numbers: vec[i64], number: i64) -> vec[i64]:
    place: i64 = len(numbers)
    numbers = append(numbers, number)
    while place > 0 and numbers[place - 1] > number:
        numbers[place] = numbers[place - 1]
        place -= 1
    numbers[place] = number
    return numbers


def ascending(numbers: vec[i64]) -> vec[i64]:
    ordered = vec[i64]([])
    for number in numbers:
        ordered = insert(ordered, number)
    return ordered
