// Determines which sellers can be paid. Where the payment provider splits payments, a seller's money goes straight to the seller's own account at
// the provider; goods of a seller without one cannot be paid by card.

import { readableName } from '@sverka/contract/company/names'
import { accountFault } from '@sverka/contract/payments/payments.rules'
import type { StaffSeller } from '@sverka/contract/payments/payments.staff'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField, refuseNamed } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { getProvider, type StoredTransfer } from './ask-provider.ts'
import { listCompaniesWithBankDetails } from './invoices/bank-details.sql.ts'
import {
  countSellers,
  deleteAccount,
  listAccounts,
  listSellerRows,
  type SellerFilter,
  type SellerRow,
  upsertAccount,
} from './seller-accounts.sql.ts'

/** Of these companies, the ids of those whose goods can be paid for: through the provider, or by an invoice to their own bank account. */
export async function sellersTakingPayments(db: Reader, services: Services, companyIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (!getProvider(services).splits || companyIds.length === 0) return new Set(companyIds)
  const withShop = (await listAccounts(db, companyIds)).map(({ companyId }) => companyId)
  return new Set([...withShop, ...(await listCompaniesWithBankDetails(db, companyIds))])
}

/** A part of a payment that belongs to a seller. */
interface SellerPart {
  readonly ref: string
  readonly kopecks: number
  readonly companyId: number
}

/** A line of the payment, with the `ref` of the part that it belongs to. */
interface PartLine {
  readonly ref: string
  readonly description: string
}

/** The account that each part goes to. Throws `seller_unpayable`, with the lines that cannot be paid in `errors.baskets`. */
export async function planTransfers(db: Reader, parts: readonly SellerPart[], lines: readonly PartLine[]): Promise<StoredTransfer[]> {
  const rows = await listAccounts(
    db,
    parts.map(({ companyId }) => companyId),
  )
  const accounts = new Map(rows.map(({ companyId, account }) => [companyId, account]))
  const missing = new Set(parts.filter(({ companyId }) => !accounts.has(companyId)).map(({ ref }) => ref))
  if (missing.size > 0) {
    const unpayable = lines.filter(({ ref }) => missing.has(ref))
    refuseNamed(
      'seller_unpayable',
      'baskets',
      unpayable.map(({ description }) => ({ code: 'seller_unpayable', name: description })),
    )
  }
  return parts.map(({ ref, kopecks, companyId }) => ({ ref, kopecks, account: accounts.get(companyId) ?? '' }))
}

interface SellersQuery {
  readonly page?: number
  readonly page_size?: number
  readonly search?: string
  readonly with_account?: boolean
}

const present = (row: SellerRow): StaffSeller => ({
  id: row.id,
  name: readableName(row.name),
  inn: row.inn,
  ogrn: row.ogrn,
  representative: { id: row.userId, full_name: row.fullName, email: row.email },
  account: row.account,
  account_since: row.setAt?.toISOString() ?? null,
})

/** One page of sellers for staff. `needed`: the provider splits payments, so that sellers need an account. */
export async function readSellersPage(db: Reader, services: Services, { page = 1, page_size = 20, search, with_account }: SellersQuery) {
  const filter: SellerFilter = {
    ...(search === undefined ? {} : { search }),
    ...(with_account === undefined ? {} : { withAccount: with_account }),
  }
  const rows = await listSellerRows(db, filter, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countSellers(db, filter), page, page_size, result: rows.map(present), needed: getProvider(services).splits }
}

interface AccountRequest {
  readonly companyId: number
  /** Null removes the account. */
  readonly account: string | null
  readonly staffId: number
  readonly clientIp: string | null
}

/** Sets or removes a seller's account. Throws `not_found` for a company that nobody represents, and a field error for a wrong number. */
export async function setAccount(
  tx: Tx,
  { clock }: Services,
  { companyId, account, staffId, clientIp }: AccountRequest,
): Promise<StaffSeller> {
  const find = async () => (await listSellerRows(tx, { id: companyId }, { limit: 1, offset: 0 }))[0] ?? refuse('not_found')
  const before = await find()
  if (account === before.account) return present(before)
  const fault = account === null ? null : accountFault(account)
  if (fault) refuseField('account', fault)
  if (account === null) await deleteAccount(tx, companyId)
  else await upsertAccount(tx, { company_id: companyId, account_id: account, set_at: clock.now(), set_by: staffId })
  const details = { before: before.account, after: account }
  await recordAudit(tx, clock, { action: 'payments.seller_account', actorId: staffId, subject: `company:${companyId}`, details, clientIp })
  return present(await find())
}
