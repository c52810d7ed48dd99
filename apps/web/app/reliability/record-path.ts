// Where on a card the record stands that a factor rests on.
import type { Factor } from '@sverka/contract/company-card/reliability'

/** Tabs with lists in pages: the page that holds the record is asked for. */
const LISTS: ReadonlySet<string> = new Set(['arbitration', 'connections', 'contracts', 'debts', 'history', 'inspections', 'trademarks'])

/** The tab that holds the record, opened where it stands; the accounts by lines are a view of their own. */
export function recordPath(card: string, { tab, id }: NonNullable<Factor['record']>): string {
  const path = `/counter-parties/${card}${tab === 'summary' ? '' : `/${tab}`}`
  if (!id) return path
  const record = encodeURIComponent(id)
  const query =
    LISTS.has(tab) && id !== 'list' ? `?record=${record}` : tab === 'finances' ? `?view=${BY_YEAR.has(id) ? 'taxes' : 'report'}` : ''
  return `${path}${query}#record-${record}`
}

/** Records of the view of taxes and staff; the other ones of finances are lines of the accounts. */
const BY_YEAR: ReadonlySet<string> = new Set(['taxes-paid', 'incomes', 'headcount', 'offences'])
