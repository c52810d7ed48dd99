// What the head of a column says of the order of a list of staff, and the address that it leads to.
import type { ColumnSort } from '../ui/table.tsx'

interface Ordered {
  readonly params: URLSearchParams
  /** Every order that the list can have, `-` before the word where it begins with the newest or largest. */
  readonly orderings: readonly string[]
  readonly ordering: string
}

/** By this word: the newest or largest first, then the other way round. The conditions of the list stay, its first page is shown. */
export function sortBy({ params, orderings, ordering }: Ordered, word: string): ColumnSort {
  const own = [`-${word}`, word].filter((one) => orderings.includes(one))
  const next = own.find((one) => one !== ordering) ?? ordering
  const address = new URLSearchParams(params)
  address.delete('page')
  address.set('ordering', next)
  const order = !own.includes(ordering) ? 'none' : ordering === word ? 'ascending' : 'descending'
  return { order, to: `?${address}` }
}
