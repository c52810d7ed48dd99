// Stores sellers' bank details for invoices, the company that a member last bought for, and reads companies as documents name them.
import type { Reader, Tx } from '../../platform/db/database.ts'

const columns = ['bic', 'account', 'corr_account', 'bank_name', 'accountant', 'set_at'] as const

export type BankRow = NonNullable<Awaited<ReturnType<typeof findBankDetails>>>

/** The account to which buyers pay the company's invoices; undefined if its representative has not entered any. */
export const findBankDetails = (db: Reader, companyId: number) =>
  db.selectFrom('seller_bank_details').select(columns).where('company_id', '=', companyId).executeTakeFirst()

/** Of these companies, the ids of those that have bank details. */
export async function listCompaniesWithBankDetails(db: Reader, companyIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('seller_bank_details')
    .select('company_id as id')
    .where('company_id', 'in', [...companyIds])
    .execute()
  return rows.map(({ id }) => id)
}

export interface NewBank {
  readonly company_id: number
  /** Nine digits that identify the bank, assigned by the Bank of Russia. */
  readonly bic: string
  readonly account: string
  /** The bank's own (correspondent) account at the Bank of Russia. */
  readonly corr_account: string
  readonly bank_name: string
  /** Name of the chief accountant, for the signature line; null if the seller names none. */
  readonly accountant: string | null
  readonly set_at: Date
  readonly set_by: number
}

export async function upsertBankDetails(tx: Tx, { company_id, ...bank }: NewBank): Promise<void> {
  await tx
    .insertInto('seller_bank_details')
    .values({ company_id, ...bank })
    .onConflict((on) => on.column('company_id').doUpdateSet(bank))
    .execute()
}

/** The company that the member last bought for by invoice, and the e-mail address that the invoice went to. */
export const findLastBuyer = (db: Reader, userId: number) =>
  db.selectFrom('invoice_buyers').select(['company_id as companyId', 'email']).where('user_id', '=', userId).executeTakeFirst()

/** The same for the export of the member's personal data. */
export const findBuyerForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('invoice_buyers as kept')
    .innerJoin('companies as company', 'company.id', 'kept.company_id')
    .select(['company.inn', 'company.name', 'kept.email'])
    .where('kept.user_id', '=', userId)
    .executeTakeFirst()

/** Replaces the company and address stored for this member. */
export async function saveLastBuyer(tx: Tx, { user_id, ...buyer }: { user_id: number; company_id: number; email: string }): Promise<void> {
  await tx
    .insertInto('invoice_buyers')
    .values({ user_id, ...buyer })
    .onConflict((on) => on.column('user_id').doUpdateSet(buyer))
    .execute()
}

/** Returns how many rows were deleted: 0 or 1. */
export const deleteLastBuyer = async (tx: Tx, userId: number): Promise<number> =>
  (await tx.deleteFrom('invoice_buyers').where('user_id', '=', userId).returning('user_id').execute()).length

/**
 * The facts of a company or sole trader that documents show. `leader` is the head of a company, `fio` the full name of a sole trader; `asOf` is
 * the day of the register extract.
 */
export const findParty = (db: Reader, companyId: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'kind', 'name', 'inn', 'kpp', 'ogrn', 'address', 'city', 'leader', 'fio'])
    .select(['status_name as status', 'register_as_of as asOf'])
    .where('id', '=', companyId)
    .executeTakeFirst()

export type PartyRow = NonNullable<Awaited<ReturnType<typeof findParty>>>
