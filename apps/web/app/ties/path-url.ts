// Reads and writes the URL of a search for ties between two companies or people: their two numbers, and which ties count.
// By default weaker ties (a shared address or phone) count and past ones do not.

/** A search for ties; `weaker` and `past`: whether such ties count. */
export interface TiesRequest {
  /** INN (taxpayer number) or OGRN (registration number) of each end; empty until typed. */
  readonly from: string
  readonly to: string
  readonly weaker: boolean
  readonly past: boolean
}

export const readPathUrl = (search: URLSearchParams): TiesRequest => ({
  from: search.get('from')?.trim() ?? '',
  to: search.get('to')?.trim() ?? '',
  weaker: search.get('weaker') !== 'no',
  past: search.get('past') === 'yes',
})

export function pathSearchUrl({ from, to, weaker, past }: TiesRequest): string {
  const search = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    ...(!weaker && { weaker: 'no' }),
    ...(past && { past: 'yes' }),
  })
  return search.size > 0 ? `/ties?${search}` : '/ties'
}
