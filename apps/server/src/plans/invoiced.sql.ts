// Stores plans that companies paid by invoice, and their monthly acts («акт», the certificate of rendered services for bookkeeping).
// `acted_to` is the last month with acts, `acted_kopecks` the sum of the acts so far.
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'

interface NewInvoicedPlan {
  readonly invoice_id: number
  readonly user_id: number
  readonly plan_id: number
  /** Name of the plan at the payment, which the acts print. */
  readonly plan_name: string
  readonly amount_kopecks: number
  readonly started_at: Date
}

/** Stores a plan that starts. False if the plan of this invoice has started before. */
export async function insertInvoicedPlan(tx: Tx, row: NewInvoicedPlan): Promise<boolean> {
  const rows = await tx
    .insertInto('invoiced_plans')
    .values(row)
    .onConflict((on) => on.column('invoice_id').doNothing())
    .returning('invoice_id')
    .execute()
  return rows.length > 0
}

/** The first day of the earliest Moscow month that may need an act; null if the acts of all plans are complete. */
export async function findUnactedMonth(db: Db): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select min(coalesce(acted_to + interval '1 month', date_trunc('month', started_at at time zone 'Europe/Moscow')))::date::text as month
    from invoiced_plans where acted_kopecks < amount_kopecks`.execute(db)
  return rows[0]?.month ?? null
}

/** Ids of invoices whose plan may need an act for this month or an earlier one. */
export async function listUnacted(db: Db, month: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoiced_plans')
    .select('invoice_id as id')
    .whereRef('acted_kopecks', '<', 'amount_kopecks')
    .where((is) => is.or([is('acted_to', 'is', null), is('acted_to', '<', sql<string>`${month}::date`)]))
    .orderBy('invoice_id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the row until the commit. `deletedAt` is the moment at which the member's account was deleted. */
export const lockInvoicedPlan = (tx: Tx, invoiceId: number) =>
  tx
    .selectFrom('invoiced_plans as paid')
    .innerJoin('users as person', 'person.id', 'paid.user_id')
    .select(['paid.user_id as userId', 'paid.plan_name as name', 'paid.amount_kopecks as amountKopecks'])
    .select(['paid.acted_to as actedTo', 'paid.acted_kopecks as actedKopecks', 'paid.started_at as startedAt'])
    .select('person.deleted_at as deletedAt')
    .where('paid.invoice_id', '=', invoiceId)
    .forUpdate('paid')
    .executeTakeFirst()

/** The plan's time in seconds: in total, and the part that has passed at `at`. */
export async function readServed(tx: Tx, invoiceId: number, at: Date): Promise<{ total: number; served: number }> {
  const { rows } = await sql<{ total: number; served: number }>`
    select coalesce(sum(extract(epoch from ends_at - starts_at)), 0)::float8 as total,
      coalesce(sum(extract(epoch from least(ends_at, ${at}) - starts_at)) filter (where starts_at < ${at}), 0)::float8 as served
    from memberships where invoice_id = ${invoiceId} or rest_of_invoice = ${invoiceId}`.execute(tx)
  return rows[0] ?? { total: 0, served: 0 }
}

/** The next number of an act. The row stays locked until the commit, so that numbers have no gaps and no repeats. */
export async function nextActNumber(tx: Tx): Promise<number> {
  const { last_number } = await tx
    .insertInto('plan_act_numbers')
    .values({ last_number: 1 })
    .onConflict((on) => on.column('only_one').doUpdateSet({ last_number: sql`plan_act_numbers.last_number + 1` }))
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

interface NewAct {
  readonly invoice_id: number
  readonly user_id: number
  /** First day of the month, YYYY-MM-DD. */
  readonly month: string
  readonly number: number
  /** Last day of the month. */
  readonly issued_on: string
  readonly amount_kopecks: number
  /** Name of the service that the act prints. */
  readonly service: string
  readonly created_at: Date
}

export const insertAct = (tx: Tx, act: NewAct) => tx.insertInto('plan_acts').values(act).execute()

/** Records up to which month and sum acts exist. */
export const setActed = (tx: Tx, invoiceId: number, acted: { acted_to: string; acted_kopecks: number }) =>
  tx.updateTable('invoiced_plans').set(acted).where('invoice_id', '=', invoiceId).execute()

/** The member's acts, newest first. */
export const listActs = (db: Reader, userId: number) =>
  db
    .selectFrom('plan_acts')
    .select(['id', 'number', 'issued_on as issuedOn', 'service', 'amount_kopecks as kopecks'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

export const findAct = (db: Reader, userId: number, id: number) =>
  db
    .selectFrom('plan_acts as act')
    .select(['act.number', 'act.issued_on as issuedOn', 'act.service', 'act.amount_kopecks as kopecks', 'act.invoice_id as invoiceId'])
    .where('act.id', '=', id)
    .where('act.user_id', '=', userId)
    .executeTakeFirst()

export const listActsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('plan_acts')
    .select(['number', 'issued_on', 'service', 'amount_kopecks'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
