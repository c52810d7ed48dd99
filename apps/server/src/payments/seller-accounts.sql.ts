// Stores the numbers of sellers' own accounts at the payment provider, and lists sellers for staff.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** The accounts of those of these companies that have one. */
export const listAccounts = (db: Reader, companyIds: readonly number[]) =>
  db
    .selectFrom('payment_accounts')
    .select(['company_id as companyId', 'account_id as account'])
    .where('company_id', 'in', [...companyIds])
    .execute()

export interface NewAccount {
  readonly company_id: number
  readonly account_id: string
  readonly set_at: Date
  readonly set_by: number
}

export const upsertAccount = (tx: Tx, row: NewAccount) =>
  tx
    .insertInto('payment_accounts')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ account_id: row.account_id, set_at: row.set_at, set_by: row.set_by }),
    )
    .execute()

export const deleteAccount = (tx: Tx, companyId: number) => tx.deleteFrom('payment_accounts').where('company_id', '=', companyId).execute()

export interface SellerFilter {
  /** A part of the company's name or of its representative's name or e-mail address, or the whole ИНН (taxpayer's number). */
  readonly search?: string
  /** True: only sellers with an account; false: only sellers without one. */
  readonly withAccount?: boolean
  /** Id of the company. */
  readonly id?: number
}

/** Escapes the wildcards of `like`. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Companies that a member represents, with that member and the account at the provider. */
function matchingSellers(db: Reader, { search, withAccount, id }: SellerFilter) {
  const words = search?.trim() ?? ''
  const like = `%${escapeLike(words)}%`
  return db
    .selectFrom('company_representatives as link')
    .innerJoin('companies as company', 'company.id', 'link.company_id')
    .innerJoin('users as person', 'person.id', 'link.user_id')
    .leftJoin('payment_accounts as account', 'account.company_id', 'company.id')
    .$if(id !== undefined, (query) => query.where('company.id', '=', id ?? 0))
    .$if(withAccount !== undefined, (query) => query.where('account.company_id', withAccount ? 'is not' : 'is', null))
    .$if(words !== '', (query) =>
      query.where((is) =>
        is.or([
          is('company.name', 'ilike', like),
          is('company.inn', '=', words),
          is('person.email', 'ilike', like),
          is('person.full_name', 'ilike', like),
        ]),
      ),
    )
}

export type SellerRow = Awaited<ReturnType<typeof listSellerRows>>[number]

/** One page of sellers, the latest representatives first. */
export const listSellerRows = (db: Reader, filter: SellerFilter, page: { limit: number; offset: number }) =>
  matchingSellers(db, filter)
    .select(['company.id', 'company.kind', 'company.name', 'company.inn', 'company.ogrn'])
    .select(['person.id as userId', 'person.full_name as fullName', 'person.email'])
    .select(['account.account_id as account', 'account.set_at as setAt'])
    .orderBy('link.since', 'desc')
    .orderBy('company.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countSellers(db: Reader, filter: SellerFilter): Promise<number> {
  const row = await matchingSellers(db, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}
