// The page of a seller's money: whether their companies can receive payments, movements by card and by invoice, and expected money; also as a file.

import { readableName } from '@sverka/contract/company/names'
import type { OperationParts } from '@sverka/contract/http/http'
import {
  type exportSellerMoney,
  type MoneyToCome,
  type SellerAccount,
  type showSellerMoney,
  TO_COME_MAX,
} from '@sverka/contract/payments/seller-money'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { getProvider } from './ask-provider.ts'
import { presentEntry, readOrderId, rubles } from './money-entry.ts'
import type { MoneyTable } from './money-table.ts'
import {
  type ComingRow,
  listComing,
  listRepresented,
  listSellerMoney,
  type MoneyRequest,
  type RepresentedRow,
  type Span,
  sumHeld,
  sumSellerMoney,
} from './seller-money.sql.ts'

/** The last digits of the account number: enough to recognise it. */
const SHOWN_ACCOUNT_DIGITS = 5
/** Limit of the entries in a file; its last line says how many there are in all. */
const FILE_MAX = 10_000

/** `isNeeded`: the provider pays sellers directly, so that a company needs an account there or bank details for invoices. */
const present = (row: RepresentedRow, isNeeded: boolean): SellerAccount => ({
  id: row.id,
  name: readableName(row.name),
  inn: row.inn,
  is_ended: row.isEnded,
  bound_at: row.boundAt.toISOString(),
  account_since: row.accountSince?.toISOString() ?? null,
  bank_details_since: row.bankSince?.toISOString() ?? null,
  bank:
    row.bankName === null || row.bankAccount === null
      ? null
      : { name: row.bankName, account_end: row.bankAccount.slice(-SHOWN_ACCOUNT_DIGITS), accountant: row.accountant },
  takes_payments: !row.isEnded && (!isNeeded || row.accountSince !== null || row.bankSince !== null),
})

/** Companies that the caller represents, each with whether its goods can be paid for on the site. */
export async function readSellerAccounts(db: Reader, services: Services, { userId }: Session) {
  const provider = getProvider(services)
  const rows = await listRepresented(db, userId)
  return { needed: provider.splits, test: provider.name === 'sandbox', companies: rows.map((row) => present(row, provider.splits)) }
}

const presentComing = ({ invoice, ref, buyer, rest, isRest, until }: ComingRow): MoneyToCome => ({
  invoice,
  order: readOrderId(ref),
  buyer: readableName(buyer),
  amount: rubles(rest),
  is_rest: isRest,
  until: until.toISOString(),
})

/** Moscow is UTC+3 all year. */
const MOSCOW_HOURS = 3

/** The moment at which a month begins in Moscow; 0 is January, 12 the next January. */
const monthStart = (year: number, month: number): Date => new Date(Date.UTC(year, month, 1, -MOSCOW_HOURS))

/** `period` is a year or a month, `2026` or `2026-11`; undefined is all time. */
function toSpan(period: string | undefined): Span {
  if (period === undefined) return { from: null, to: null }
  const [year = 0, month] = period.split('-').map(Number)
  if (month === undefined) return { from: monthStart(year, 0), to: monthStart(year + 1, 0) }
  return { from: monthStart(year, month - 1), to: monthStart(year, month) }
}

/** True for one of the first 100 companies of the member. */
export const representsCompany = async (db: Reader, userId: number, companyId: number): Promise<boolean> =>
  (await listRepresented(db, userId)).some(({ id }) => id === companyId)

/** Throws `not_found` to everybody but the company's representative. */
async function requireOwnMoney(db: Reader, { userId }: Session, companyId: number, period: string | undefined): Promise<MoneyRequest> {
  return (await representsCompany(db, userId, companyId)) ? { companyId, ...toSpan(period) } : refuse('not_found')
}

interface Request {
  readonly companyId: number
  readonly query: OperationParts<typeof showSellerMoney>['query']
}

/** One page of the movements with the sums of the period, in rubles. Money that is expected does not depend on the period. Throws `not_found`. */
export async function readSellerMoney(db: Reader, clock: Clock, session: Session, { companyId, query }: Request) {
  const { page = 1, page_size = 20, period } = query
  const request = await requireOwnMoney(db, session, companyId, period)
  const sums = await sumSellerMoney(db, request)
  const rows = await listSellerMoney(db, request, { limit: page_size, offset: (page - 1) * page_size })
  const held = await sumHeld(db, companyId)
  const coming = await listComing(db, { companyId, now: clock.now() }, TO_COME_MAX)
  return {
    count: sums.count,
    page,
    page_size,
    result: rows.map(presentEntry),
    sales: rubles(sums.sales),
    sales_count: sums.salesCount,
    fees: rubles(sums.fees),
    fees_unknown: sums.feesUnknown,
    refunds: rubles(sums.refunds),
    refunds_count: sums.refundsCount,
    received: rubles(sums.received),
    received_count: sums.receivedCount,
    // Money that the site holds, and the unpaid rest of invoices.
    to_come: rubles(held + (coming[0]?.total ?? 0)),
    to_come_count: coming[0]?.count ?? 0,
    held: rubles(held),
    coming: coming.map(presentComing),
  }
}

interface FileRequest {
  readonly companyId: number
  readonly query: OperationParts<typeof exportSellerMoney>['query']
}

/** The file's bytes. Throws `not_found`, and `too_many_requests` or `overloaded` if too many files are being written. */
export async function moneyFile(
  db: Reader,
  printer: FilePrinter<MoneyTable>,
  session: Session,
  { companyId, query: { period, format } }: FileRequest,
): Promise<Buffer> {
  const request = await requireOwnMoney(db, session, companyId, period)
  const rows = await listSellerMoney(db, request, { limit: FILE_MAX, offset: 0 })
  const { count } = rows.length < FILE_MAX ? { count: rows.length } : await sumSellerMoney(db, request)
  return printer.print({ rows, count, format }, session.userId)
}
