// Queries of titles and descriptions of pages (table `page_meta`, one row for each page path).
import type { PageMeta, PageMetaDraft } from '@sverka/contract/page-meta/page-meta'
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../platform/db/compiled.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

export type PageMetaRow = PageMeta & { id: number }

const columns = ['id', 'slug', 'title', 'description', 'additional_title', 'text_field', 'keywords'] as const

const entriesOfPath = compiledOnce((db, slug: string) =>
  db.selectFrom('page_meta').modifyFront(prepared).select(columns).where('slug', '=', slug),
)

/** All entries, or the one of a path. */
export const listPageMetaRows = (db: Reader, slug?: string): Promise<PageMetaRow[]> =>
  slug === undefined ? db.selectFrom('page_meta').select(columns).orderBy('slug').execute() : entriesOfPath(db, slug)

/** The entry of a path as JSON text, as a column of another statement; null if it has none. */
export const titleColumn = (slug: string): RawBuilder<string | null> =>
  sql<string | null>`(select entry::text from page_meta as entry where entry.slug = ${slug})`

/** Undefined if the path already has an entry. */
export const insertPageMeta = (tx: Tx, draft: PageMetaDraft): Promise<PageMetaRow | undefined> =>
  tx
    .insertInto('page_meta')
    .values(draft)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(columns)
    .executeTakeFirst()

/** True if another entry than `id` has the path; locks the rows it reads. */
export async function slugIsTaken(tx: Tx, slug: string, id: number): Promise<boolean> {
  const row = await tx.selectFrom('page_meta').select('id').where('slug', '=', slug).where('id', '<>', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

export const changePageMeta = (tx: Tx, id: number, changes: Partial<PageMetaDraft>): Promise<PageMetaRow | undefined> =>
  tx.updateTable('page_meta').set(changes).where('id', '=', id).returning(columns).executeTakeFirst()

/** False if there is no such entry. */
export async function removePageMeta(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('page_meta').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
