// Link from a finding to its record on the card.
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { useSearchParams } from 'react-router'

/** Tabs whose lists have pages: with `record` in the query the server answers the page that has it. */
const PAGED_TABS: ReadonlySet<string> = new Set([
  'arbitration',
  'connections',
  'contracts',
  'debts',
  'history',
  'inspections',
  'trademarks',
])

/** The tab with the record and its anchor; records of finances stand in one of two views. `search`: the query of the current URL. */
export function recordPath(card: string, { tab, id }: Record, search: URLSearchParams): string {
  const query = new URLSearchParams()
  if (id && PAGED_TABS.has(tab) && id !== 'list') query.set('record', id)
  else if (id && tab === 'finances') query.set('view', TAX_VIEW_RECORDS.has(id) ? 'taxes' : 'report')
  for (const name of KEPT_PARAMS) if (search.get(name)) query.set(name, search.get(name) ?? '')
  const fragment = id ? `#record-${encodeURIComponent(id)}` : ''
  return `/counter-parties/${card}${tab === 'summary' ? '' : `/${tab}`}${query.size > 0 ? `?${query}` : ''}${fragment}`
}

type Record = NonNullable<Factor['record']>

/** Parameters of the card that every link keeps: kind of deal, branch (КПП), sum of the deal. */
const KEPT_PARAMS = ['purpose', 'kpp', 'sum']

/** The path of a record, keeping the kind of deal, branch and sum of the current URL. */
export function useRecordPath(): (card: string, record: Record) => string {
  const [search] = useSearchParams()
  return (card, record) => recordPath(card, record, search)
}

/** Records of finances that stand in the view of taxes and staff; all others are lines of the accounts. */
const TAX_VIEW_RECORDS: ReadonlySet<string> = new Set(['taxes-paid', 'incomes', 'headcount', 'offences'])
