// Queries of the legal details of the site's owner («реквизиты»: name, numbers, address, bank account) that staff have set; one row at most.
import type { RequisitesDraft } from '@sverka/contract/site-pages/site-pages'
import type { Reader, Tx } from '../platform/db/database.ts'

export async function findRequisites(db: Reader): Promise<RequisitesDraft | undefined> {
  const row = await db.selectFrom('site_requisites').select('details').executeTakeFirst()
  return row?.details as RequisitesDraft | undefined
}

/** Stores the details in place of earlier ones. */
export const putRequisites = (tx: Tx, details: RequisitesDraft, at: Date) =>
  tx
    .insertInto('site_requisites')
    .values({ details: JSON.stringify(details), changed_at: at })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ details: JSON.stringify(details), changed_at: at }))
    .execute()

/** Deletes the details; false if staff had set none. */
export async function deleteRequisites(tx: Tx): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('site_requisites').executeTakeFirst()
  return numDeletedRows > 0n
}
