// Reads a member's products and likes for the data export, and deletes them with the account.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export const listProductsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('products')
    .select([
      'id',
      'name',
      'description',
      'product_code',
      'sku_article',
      'certificates',
      'state',
      'reject_reason',
      'created_at',
      'updated_at',
      'deleted_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const listLikesForExport = (db: Reader, userId: number) =>
  db.selectFrom('product_likes').select(['product_id', 'created_at']).where('user_id', '=', userId).orderBy('created_at').execute()

/** Deletes the pictures of a member's products; returns the keys of their files. */
export async function deleteUserImages(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('product_images')
    .where('product_id', 'in', tx.selectFrom('products').select('id').where('user_id', '=', userId))
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

/**
 * Marks a member's products as deleted; returns their number. The rows stay for the orders that refer to them, without description, properties and
 * certificates.
 */
export async function deleteUserProducts(tx: Tx, userId: number, now: Date): Promise<number> {
  await sql`delete from product_revisions where product_id in (select id from products where user_id = ${userId})`.execute(tx)
  const rows = await tx
    .updateTable('products')
    .set((of) => ({
      deleted_at: sql<Date>`coalesce(${of.ref('deleted_at')}, ${now})`,
      description: '—',
      properties: '[]',
      certificates: '[]',
    }))
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return rows.length
}

/** Deletes a member's likes and subtracts them from the counters of the products; returns their number. */
export async function deleteUserLikes(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql`
    with gone as (delete from product_likes where user_id = ${userId} returning product_id)
    update products set likes = likes - 1 from gone where products.id = gone.product_id returning products.id`.execute(tx)
  return rows.length
}
