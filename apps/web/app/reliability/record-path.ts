// Link from a finding to its record on the card.
import type { Factor } from '@sverka/contract/company-card/reliability'
import { useSearchParams } from 'react-router'

/** Tabs whose lists have pages: the page with the record is looked up. */
const LISTS: ReadonlySet<string> = new Set(['arbitration', 'connections', 'contracts', 'debts', 'history', 'inspections', 'trademarks'])

/** The tab with the record, scrolled to it; lines of the accounts are a view of their own. */
export function recordPath(card: string, { tab, id }: Record, search: URLSearchParams): string {
  const query = new URLSearchParams()
  if (id && LISTS.has(tab) && id !== 'list') query.set('record', id)
  else if (id && tab === 'finances') query.set('view', BY_YEAR.has(id) ? 'taxes' : 'report')
  for (const name of KEPT) if (search.get(name)) query.set(name, search.get(name) ?? '')
  const fragment = id ? `#record-${encodeURIComponent(id)}` : ''
  return `/counter-parties/${card}${tab === 'summary' ? '' : `/${tab}`}${query.size > 0 ? `?${query}` : ''}${fragment}`
}

type Record = NonNullable<Factor['record']>

/** Context of the card: kind of deal, branch, sum. */
const KEPT = ['purpose', 'kpp', 'sum']

/** The context in the current address. */
export function useRecordPath(): (card: string, record: Record) => string {
  const [search] = useSearchParams()
  return (card, record) => recordPath(card, record, search)
}

/** Records in the view of taxes and staff; other records of finances are lines of the accounts. */
const BY_YEAR: ReadonlySet<string> = new Set(['taxes-paid', 'incomes', 'headcount', 'offences'])
