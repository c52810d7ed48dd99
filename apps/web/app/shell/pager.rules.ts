// Which page numbers a pager shows: the ends, the neighbours of the current one, and gaps between them.

/** Page numbers in order; `null` stands for a gap. `pageNumbers(6, 20)` → 1 … 5 6 7 … 20. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1]
    if (before === undefined || page === before + 1) return [page]
    // Where only one page is missing, its number takes no more space than a gap.
    return page === before + 2 ? [page - 1, page] : [null, page]
  })
}
