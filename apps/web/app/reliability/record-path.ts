// Path from a finding of the reliability report to its record on a tab of the company card.
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { useSearchParams } from 'react-router'

/** Tabs whose lists have pages: with `record` in the query the server returns the page with that record. */
const PAGED_TABS: ReadonlySet<string> = new Set([
  'arbitration',
  'connections',
  'contracts',
  'debts',
  'history',
  'inspections',
  'trademarks',
])

/**
 * The tab with the record, and the record's anchor there. The id `list` means the whole list; the tab of finances has two views. `card`: number of
 * the company; `search`: the query of the current URL.
 */
export function recordPath(card: string, { tab, id }: Record, search: URLSearchParams): string {
  const query = new URLSearchParams()
  if (id && PAGED_TABS.has(tab) && id !== 'list') query.set('record', id)
  else if (id && tab === 'finances') query.set('view', TAX_VIEW_RECORDS.has(id) ? 'taxes' : 'report')
  for (const name of REPEATED_PARAMS) if (search.get(name)) query.set(name, search.get(name) ?? '')
  const fragment = id ? `#record-${encodeURIComponent(id)}` : ''
  return `/counter-parties/${card}${tab === 'summary' ? '' : `/${tab}`}${query.size > 0 ? `?${query}` : ''}${fragment}`
}

type Record = NonNullable<Factor['record']>

/** Parameters of the card that every link repeats: kind of deal, branch (КПП, its code at the tax office), sum of the deal. */
const REPEATED_PARAMS = ['purpose', 'kpp', 'sum']

/** Returns `recordPath` for the current URL, whose kind of deal, branch and sum the path repeats. */
export function useRecordPath(): (card: string, record: Record) => string {
  const [search] = useSearchParams()
  return (card, record) => recordPath(card, record, search)
}

/** Records of finances that stand in the view of taxes and staff; all others are lines of the accounts. */
const TAX_VIEW_RECORDS: ReadonlySet<string> = new Set(['taxes-paid', 'incomes', 'headcount', 'offences'])
