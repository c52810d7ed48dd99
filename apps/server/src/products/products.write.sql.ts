// Statements that change a product, its pictures, its tags or its edit that waits for staff.
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { Database } from '../platform/db/types.generated.ts'

type Changes = Updateable<Database['products']>
export type ProductChanges = Changes
export type NewProduct = Insertable<Database['products']>

export async function insertProduct(tx: Tx, row: NewProduct): Promise<number> {
  const { id } = await tx.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A change by the seller: increments the version. */
export const changeProduct = (tx: Tx, id: number, changes: Changes, now: Date) =>
  tx
    .updateTable('products')
    .set({ ...changes, updated_at: now })
    .set((of) => ({ version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** A change by staff, which does not increment the version. */
export const decideProduct = (tx: Tx, id: number, changes: Changes) =>
  tx.updateTable('products').set(changes).where('id', '=', id).execute()

export async function insertImages(
  tx: Tx,
  rows: readonly { product_id: number; key: string; width: number; height: number; position: number | null; created_at: Date }[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const made = await tx
    .insertInto('product_images')
    .values([...rows])
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/**
 * Only for the demo, whose pictures are drawn by the server: after a change of the drawings, gives pictures the key of the current version. `base` is
 * the part of the key that does not change.
 */
export async function renameDrawings(tx: Tx, drawings: readonly { readonly base: string; readonly key: string }[]): Promise<void> {
  const [bases, keys] = [drawings.map(({ base }) => base), drawings.map(({ key }) => key)]
  await sql`update product_images as image set key = drawing.key from unnest(${bases}::text[], ${keys}::text[]) as drawing (base, key)
    where substring(image.key from '^demo-[0-9]+-[0-9]+(?:-p[0-9])?') = drawing.base and image.key <> drawing.key`.execute(tx)
}

export const listImages = (db: Reader, productId: number) =>
  db.selectFrom('product_images').select(['id', 'key', 'position']).where('product_id', '=', productId).orderBy('position').execute()

/** Stores the order of the pictures; a picture that belonged only to an edit is shown from now on. */
export const orderImages = (tx: Tx, productId: number, ids: readonly number[]) =>
  tx
    .updateTable('product_images')
    .set({ position: sql<number>`array_position(${[...ids]}::int[], id) - 1` })
    .where('product_id', '=', productId)
    .where('id', 'in', [...ids])
    .execute()

/** Returns the keys of the deleted pictures. */
export async function deleteImages(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .deleteFrom('product_images')
    .where('id', 'in', [...ids])
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

/** Replaces the tags of a product. */
export async function setTags(tx: Tx, productId: number, tags: readonly number[]): Promise<void> {
  const gone = tx.deleteFrom('product_tags').where('product_id', '=', productId)
  await (tags.length > 0 ? gone.where('tag_id', 'not in', [...tags]) : gone).execute()
  if (tags.length === 0) return
  const rows = tags.map((tag_id) => ({ product_id: productId, tag_id }))
  await tx
    .insertInto('product_tags')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Revision {
  readonly product_id: number
  readonly name: string
  readonly description: string
  readonly product_code: string
  /** JSON text, as certificates are. */
  readonly properties: string
  readonly certificates: string
  readonly tags: number[]
  readonly category_id: number
  readonly images: number[]
  readonly submitted_at: Date
}

/** Stores the edit that waits for staff under a new number, in place of an earlier one. The reason of an earlier refusal is deleted. */
export async function saveRevision(tx: Tx, row: Revision): Promise<void> {
  const { version } = await tx
    .updateTable('products')
    .set((of) => ({ revisions: of('revisions', '+', 1) }))
    .where('id', '=', row.product_id)
    .returning('revisions as version')
    .executeTakeFirstOrThrow()
  const { product_id: _key, ...changes } = row
  await tx
    .insertInto('product_revisions')
    .values({ ...row, version })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ ...changes, version, reject_reason: null }))
    .execute()
}

export const deleteRevision = (tx: Tx, productId: number) =>
  tx.deleteFrom('product_revisions').where('product_id', '=', productId).execute()

/** Marks the edit as returned to the seller with this reason; it stays stored. */
export const rejectRevision = (tx: Tx, productId: number, reason: string) =>
  tx.updateTable('product_revisions').set({ reject_reason: reason }).where('product_id', '=', productId).execute()
