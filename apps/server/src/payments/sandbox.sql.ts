// The payments of the sandbox.
import type { Db, Reader, Tx } from '../platform/db/database.ts'

export interface NewSandboxPayment {
  id: string
  idempotence_key: string
  amount_kopecks: number
  description: string
  return_url: string
  metadata: string
  created_at: Date
}

/** The payment of the key: the new one, or the one it made before. */
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

/** False where it was not pending any more. */
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
