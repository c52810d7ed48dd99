// The page URL of a search for ties between two companies or people: their two numbers, whether weaker ties (a shared address or phone)
// count (by default they do), and whether past ties do.

export interface TiesRequest {
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
