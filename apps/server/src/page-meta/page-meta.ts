// The rules of page titles: one entry per path.
import type { PageMetaDraft } from '@sverka/contract/page-meta'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { changePageMeta, insertPageMeta, listPageMetaRows, removePageMeta, slugIsTaken } from './page-meta.sql.ts'

/** Entries of all paths, or of one; a trailing slash does not matter. */
export function pageMeta(db: Reader, slug?: string) {
  return listPageMetaRows(db, slug === undefined || slug === '/' ? slug : slug.replace(/\/+$/, ''))
}

/** Adds an entry; refuses when the path has one. */
export async function addPageMeta(tx: Tx, draft: PageMetaDraft) {
  return (await insertPageMeta(tx, draft)) ?? refuse('conflict')
}

/** Changes the given fields of an entry; refuses when the new path belongs to another one. */
export async function editPageMeta(tx: Tx, id: number, changes: Partial<PageMetaDraft>) {
  if (changes.slug !== undefined && (await slugIsTaken(tx, changes.slug, id))) refuse('conflict')
  return (await changePageMeta(tx, id, changes)) ?? refuse('not_found')
}

/** Removes an entry. */
export async function dropPageMeta(tx: Tx, id: number): Promise<undefined> {
  if (!(await removePageMeta(tx, id))) refuse('not_found')
}
