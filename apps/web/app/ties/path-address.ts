// The address of a path search: two numbers, whether weak ties count (by default they do), and whether past ones do.

export interface TiesAsked {
  readonly from: string
  readonly to: string
  readonly weaker: boolean
  readonly past: boolean
}

export const askedIn = (search: URLSearchParams): TiesAsked => ({
  from: search.get('from')?.trim() ?? '',
  to: search.get('to')?.trim() ?? '',
  weaker: search.get('weaker') !== 'no',
  past: search.get('past') === 'yes',
})

export function pathAddress({ from, to, weaker, past }: TiesAsked): string {
  const search = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    ...(!weaker && { weaker: 'no' }),
    ...(past && { past: 'yes' }),
  })
  return search.size > 0 ? `/ties?${search}` : '/ties'
}
