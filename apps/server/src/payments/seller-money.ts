// A seller's money: whether its companies can be paid for, and its own entries of the ledger.

import { readableName } from '@sverka/contract/company/names'
import type { OperationParts } from '@sverka/contract/http/http'
import type { MoneyEntry, SellerAccount, showSellerMoney } from '@sverka/contract/payments/seller-money'
import type { Session } from '../platform/auth/session.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { getProvider } from './ask-provider.ts'
import { listRepresented, listSellerMoney, type MoneyRow, type RepresentedRow, type Span, sumSellerMoney } from './seller-money.sql.ts'

const present = (row: RepresentedRow, isNeeded: boolean): SellerAccount => ({
  id: row.id,
  name: readableName(row.name),
  inn: row.inn,
  is_ended: row.isEnded,
  bound_at: row.boundAt.toISOString(),
  account_since: row.accountSince?.toISOString() ?? null,
  bank_details_since: row.bankSince?.toISOString() ?? null,
  takes_payments: !row.isEnded && (!isNeeded || row.accountSince !== null || row.bankSince !== null),
})

/** The companies that the caller represents, and whether each can be paid for on the site. */
export async function showAccounts(db: Reader, services: Services, { userId }: Session) {
  const provider = getProvider(services)
  const rows = await listRepresented(db, userId)
  return { needed: provider.splits, test: provider.name === 'sandbox', companies: rows.map((row) => present(row, provider.splits)) }
}

const rubles = (kopecks: number): number => kopecks / 100

const presentEntry = ({ id, happenedAt, kopecks, isReceived, ref }: MoneyRow): MoneyEntry => ({
  id,
  happened_at: happenedAt.toISOString(),
  order: ref?.startsWith('order:') ? Number(ref.slice('order:'.length)) : null,
  is_refund: kopecks < 0,
  amount: rubles(kopecks),
  is_received: isReceived,
})

const MOSCOW_HOURS = 3

/** Midnight of Moscow at the beginning of a month, counted from January. */
const monthStart = (year: number, month: number): Date => new Date(Date.UTC(year, month, 1, -MOSCOW_HOURS))

/** `2026` or `2026-11`. */
function toSpan(period: string | undefined): Span {
  if (period === undefined) return { from: null, to: null }
  const [year = 0, month] = period.split('-').map(Number)
  if (month === undefined) return { from: monthStart(year, 0), to: monthStart(year + 1, 0) }
  return { from: monthStart(year, month - 1), to: monthStart(year, month) }
}

type Asked = OperationParts<typeof showSellerMoney>['query']

/** Only whoever represents the company sees it. Refuses `not_found`. */
export async function showMoney(db: Reader, { userId }: Session, companyId: number, { page = 1, page_size = 20, period }: Asked) {
  const isOwn = (await listRepresented(db, userId)).some(({ id }) => id === companyId)
  if (!isOwn) refuse('not_found')
  const [account, span] = [`seller:${companyId}`, toSpan(period)]
  const sums = await sumSellerMoney(db, account, span)
  const rows = await listSellerMoney(db, account, span, { limit: page_size, offset: (page - 1) * page_size })
  return {
    count: sums.salesCount + sums.refundsCount,
    page,
    page_size,
    result: rows.map(presentEntry),
    sales: rubles(sums.sales),
    sales_count: sums.salesCount,
    refunds: rubles(sums.refunds),
    refunds_count: sums.refundsCount,
    received: rubles(sums.received),
    to_come: rubles(sums.toCome),
  }
}
