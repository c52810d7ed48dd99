// Stores the ledger of payments: transactions with entries in kopecks on accounts. Rows are only ever added, never changed.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** The id of the new transaction; null if the event, such as `payment:5` or `refund:3`, was booked before. */
export async function insertLedgerTransaction(tx: Tx, row: { event: string; happened_at: Date }): Promise<number | null> {
  const made = await tx
    .insertInto('ledger_transactions')
    .values(row)
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/** Adds the entries of a transaction, which must sum to zero; the database checks it at the commit. */
export const insertLedgerEntries = (tx: Tx, rows: readonly { transaction_id: number; account: string; amount_kopecks: number }[]) =>
  tx
    .insertInto('ledger_entries')
    .values([...rows])
    .execute()

/** All accounts with balance and number of entries. A seller's account is `seller:` and the company's id; it has the company's name. */
export const listBalances = (db: Reader) =>
  db
    .selectFrom((query) =>
      query
        .selectFrom('ledger_entries')
        .select(['account', sql<string>`sum(amount_kopecks)`.as('kopecks'), sql<number>`count(*)::int`.as('entries')])
        .select(sql<number | null>`(regexp_match(account, '^seller:(\\d{1,9})$'))[1]::int`.as('company_id'))
        .groupBy('account')
        .as('held'),
    )
    .leftJoin('companies as company', 'company.id', 'held.company_id')
    .select(['held.account', 'held.kopecks', 'held.entries', 'company.name'])
    .orderBy('held.account')
    .execute()

/** Names of the companies of these accounts, of which only `seller:` and a company's id has one. */
export async function listAccountNames(db: Reader, accounts: readonly string[]) {
  const ids = [...new Set(accounts.flatMap((account) => /^seller:(\d{1,9})$/.exec(account)?.[1] ?? []))]
  if (ids.length === 0) return []
  const rows = await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids.map(Number)).execute()
  return rows.map(({ id, name }) => ({ account: `seller:${id}`, name }))
}

/** Numbers of transactions whose entries do not sum to zero; there must be none. */
export const listUnbalanced = (db: Reader) =>
  db
    .selectFrom('ledger_entries')
    .select('transaction_id as id')
    .groupBy('transaction_id')
    .having(sql<boolean>`sum(amount_kopecks) <> 0`)
    .limit(100)
    .execute()
