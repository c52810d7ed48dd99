// Writes the changes of a category file to the tree.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

export interface WrittenCategory {
  readonly parentId: number | null
  readonly level: number
  readonly name: string
  readonly nameEn: string | null
  readonly nameZh: string | null
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

/** Adds a category after its siblings. Undefined if the key was taken meanwhile. */
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
