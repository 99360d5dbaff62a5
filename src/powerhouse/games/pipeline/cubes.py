"""Kinds of cubes: colour and grade as one number, by which oil and needs are counted.

Compiled code inlines no calls, so the loops of `moves` spell it out: 4 * colour + grade.
"""

from mypy_extensions import i64


def cube(colour: i64, grade: i64) -> i64:
    return 4 * colour + grade


def colour_of(cube: i64) -> i64:
    return cube >> 2


def grade_of(cube: i64) -> i64:
    return cube & 3
