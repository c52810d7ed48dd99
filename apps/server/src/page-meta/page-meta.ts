// The rules of page titles: one entry per path.
import type { PageMetaDraft } from '@sverka/contract/page-meta/page-meta'
import type { ReadDb, Reader, Tx } from '../platform/db/database.ts'
import type { PageChanges } from '../platform/db/page-changes.ts'
import { refuse } from '../platform/errors.ts'
import { changePageMeta, insertPageMeta, listPageMetaRows, type PageMetaRow, removePageMeta, slugIsTaken } from './page-meta.sql.ts'

/** Entries of all paths, or of one; a trailing slash does not matter. */
export function pageMeta(db: Reader, slug?: string) {
  return listPageMetaRows(db, slug === undefined ? undefined : pagePath(slug))
}

const pagePath = (slug: string): string => (slug === '/' ? slug : slug.replace(/(?<!\/)\/+$/, ''))

/** Entries as `pageMeta` answers them. */
export type PageMetaReader = (db: ReadDb, slug?: string) => Promise<PageMetaRow[]>

/** Every page asks for its entry: the few that exist are held in memory until the database tells of a change. */
export function pageMetaReader(changes: PageChanges | undefined): PageMetaReader {
  let held: { readonly version: number; readonly rows: PageMetaRow[] } | undefined
  return async (db, slug) => {
    // Read before the rows: what changes meanwhile makes them old, never new.
    const version = changes?.version() ?? null
    if (version === null) return pageMeta(db, slug)
    if (held?.version !== version) held = { version, rows: await pageMeta(db) }
    const path = slug === undefined ? undefined : pagePath(slug)
    return path === undefined ? held.rows : held.rows.filter((row) => row.slug === path)
  }
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

export { titleColumn } from './page-meta.sql.ts'
