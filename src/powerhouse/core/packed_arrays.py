"""What is done with packed arrays; import these from packed.py."""

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


def replaced(numbers: vec[i64], gone: vec[i64], new: vec[i64]) -> vec[i64]:
    gone, new = ascending(gone), ascending(new)
    found = vec[i64]([])
    last: i64 = -1
    lost: i64 = 0
    came: i64 = 0
    for number in numbers:
        while came < len(new) and new[came] <= number:
            if new[came] != last:
                last = new[came]
                found = append(found, last)
            came += 1
        while lost < len(gone) and gone[lost] < number:
            lost += 1
        if number != last and (lost == len(gone) or gone[lost] != number):
            last = number
            found = append(found, number)
    while came < len(new):
        if new[came] != last:
            last = new[came]
            found = append(found, last)
        came += 1
    return found


def ascending(numbers: vec[i64]) -> vec[i64]:
    ordered = vec[i64]([])
    for number in numbers:
        ordered = insert(ordered, number)
    return ordered
