// Stores payments and refunds of the sandbox, the test provider on which no money moves: the rows that a real provider would have.
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'

export interface NewSandboxPayment {
  id: string
  idempotence_key: string
  amount_kopecks: number
  description: string
  return_url: string
  /** JSON with our number of the payment. */
  metadata: string
  created_at: Date
}

/** The payment with this idempotence key: a new one, or the one created with the key before. */
export async function insertOnce(db: Db, row: NewSandboxPayment) {
  await db
    .insertInto('sandbox_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotence_key').doNothing())
    .execute()
  return db.selectFrom('sandbox_payments').selectAll().where('idempotence_key', '=', row.idempotence_key).executeTakeFirstOrThrow()
}

export const findSandboxPayment = (db: Reader | Db, id: string) =>
  (db as Db).selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst()

/** Ends a pending payment. False if it had ended before. */
export async function endSandboxPayment(
  tx: Tx | Db,
  id: string,
  end: { status: 'succeeded' | 'canceled'; reason: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('sandbox_payments')
    .set({ status: end.status, cancel_reason: end.reason })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type SandboxRefundRow = NonNullable<Awaited<ReturnType<typeof findSandboxRefund>>>

export const findSandboxRefund = (db: Db, id: string) =>
  db.selectFrom('sandbox_refunds').selectAll().where('id', '=', id).executeTakeFirst()

export interface NewSandboxRefund {
  id: string
  payment_id: string
  idempotence_key: string
  amount_kopecks: number
  created_at: Date
}

/** The refund with this idempotence key: a new one, or the one created with the key before. Undefined if it would exceed the payment. */
export async function insertRefundOnce(db: Db, row: NewSandboxRefund): Promise<SandboxRefundRow | undefined> {
  await sql`
    insert into sandbox_refunds (id, payment_id, idempotence_key, amount_kopecks, created_at)
    select ${row.id}, payment.id, ${row.idempotence_key}::uuid, ${row.amount_kopecks}::bigint, ${row.created_at}::timestamptz
    from (select id, amount_kopecks from sandbox_payments where id = ${row.payment_id} and status = 'succeeded' for update) as payment
    where payment.amount_kopecks >= ${row.amount_kopecks}::bigint
      + coalesce((select sum(amount_kopecks) from sandbox_refunds where payment_id = payment.id), 0)
    on conflict (idempotence_key) do nothing`.execute(db)
  return db.selectFrom('sandbox_refunds').selectAll().where('idempotence_key', '=', row.idempotence_key).executeTakeFirst()
}

/** Succeeded payments, or refunds, created in this period; `from` is inclusive, `until` exclusive. */
export function listSandboxItems(db: Db, { of, from, until }: { of: 'payments' | 'refunds'; from: Date; until: Date }, limit: number) {
  const items =
    of === 'refunds'
      ? db.selectFrom('sandbox_refunds').select(['id', 'amount_kopecks as kopecks', 'created_at'])
      : db.selectFrom('sandbox_payments').select(['id', 'amount_kopecks as kopecks', 'created_at']).where('status', '=', 'succeeded')
  return db
    .selectFrom(items.as('item'))
    .select(['item.id', 'item.kopecks'])
    .where('item.created_at', '>=', from)
    .where('item.created_at', '<', until)
    .orderBy('item.id')
    .limit(limit)
    .execute()
}
