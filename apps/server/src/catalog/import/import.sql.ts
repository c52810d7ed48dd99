// Writes the changes of a category file to the tree.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** The values of a category after the import; names and rate are null if there are none. */
export interface WrittenCategory {
  /** Null at the top level. */
  readonly parentId: number | null
  /** Counted from 1 at the top. */
  readonly level: number
  readonly name: string
  readonly nameEn: string | null
  readonly nameZh: string | null
  /** In percent. */
  readonly vatRate: number | null
}

const columns = ({ parentId, level, name, nameEn, nameZh, vatRate }: WrittenCategory) => ({
  parent_id: parentId,
  level,
  name,
  name_en: nameEn,
  name_zh: nameZh,
  vat_rate: vatRate,
})

/** Adds a category after its siblings; the key of the file becomes the slug. Undefined if another category took the slug meanwhile. */
export const insertImported = (tx: Tx, slug: string, row: WrittenCategory) =>
  tx
    .insertInto('categories')
    .values({
      ...columns(row),
      slug,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from categories where parent_id is not distinct from ${row.parentId}::int)`,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateImported = (tx: Tx, id: number, row: WrittenCategory) =>
  tx.updateTable('categories').set(columns(row)).where('id', '=', id).execute()
