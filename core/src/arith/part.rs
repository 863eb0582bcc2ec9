//! Parts of the numbers of a puzzle, where equal numbers are interchangeable.

/// Some of the numbers: one bit each. Of equal numbers the first ones stand
/// for any other as many, so that two parts with the same numbers are equal.
pub(super) type Part = usize;

/// How many numbers a part has.
pub(super) const fn size(part: Part) -> usize {
    part.count_ones() as usize
}

/// Every part of `numbers`, which are ascending, that has `size` of them.
pub(super) fn parts(numbers: &[u32], size: usize) -> Vec<Part> {
    (1..1 << numbers.len())
        .filter(|part: &Part| self::size(*part) == size && stand_in(numbers, *part) == *part)
        .collect()
}

/// Every way to part the numbers of `part` in two, each once, the half with
/// fewer numbers first.
pub(super) fn halves(numbers: &[u32], part: Part) -> Vec<(Part, Part)> {
    (1..part)
        .filter(|half| half & part == *half && stand_in(numbers, *half) == *half)
        .map(|half| (half, stand_in(numbers, part ^ half)))
        .filter(|(few, many)| (size(*few), *few) <= (size(*many), *many))
        .collect()
}

/// The part that stands for the numbers of these bits.
fn stand_in(numbers: &[u32], bits: usize) -> Part {
    let taken = (0..numbers.len()).filter(|at| bits & 1 << at != 0);
    taken.fold(0, |part, at| {
        let is_free = |free: &usize| part & 1 << free == 0 && numbers[*free] == numbers[at];
        let first = (0..=at).find(is_free).unwrap_or(at);
        part | 1 << first
    })
}
