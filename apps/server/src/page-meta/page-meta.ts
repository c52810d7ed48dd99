// Titles and descriptions of pages, which staff edit: at most one entry for each page path. Pages without an entry use titles of their own.
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

/** Entries in the form that `pageMeta` returns. */
export type PageMetaReader = (db: ReadDb, slug?: string) => Promise<PageMetaRow[]>

/**
 * Reads entries through a cache in memory: every page reads its entry, and there are few. The cache is valid until the database announces a
 * change. Without announcements (`changes` undefined, or its version null) each call reads the database.
 */
export function pageMetaReader(changes: PageChanges | undefined): PageMetaReader {
  let cached: { readonly version: number; readonly rows: PageMetaRow[] } | undefined
  return async (db, slug) => {
    // The version is read before the rows: a change in between makes the cache look outdated, never current.
    const version = changes?.version() ?? null
    if (version === null) return pageMeta(db, slug)
    if (cached?.version !== version) cached = { version, rows: await pageMeta(db) }
    const path = slug === undefined ? undefined : pagePath(slug)
    return path === undefined ? cached.rows : cached.rows.filter((row) => row.slug === path)
  }
}

/** Adds an entry. Throws `conflict` if the path already has one. */
export async function addPageMeta(tx: Tx, draft: PageMetaDraft) {
  return (await insertPageMeta(tx, draft)) ?? refuse('conflict')
}

/** Changes the provided fields of an entry. Throws `conflict` if another entry has the new path, and `not_found`. */
export async function editPageMeta(tx: Tx, id: number, changes: Partial<PageMetaDraft>) {
  if (changes.slug !== undefined && (await slugIsTaken(tx, changes.slug, id))) refuse('conflict')
  return (await changePageMeta(tx, id, changes)) ?? refuse('not_found')
}

/** Deletes an entry. Throws `not_found`. */
export async function dropPageMeta(tx: Tx, id: number): Promise<undefined> {
  if (!(await removePageMeta(tx, id))) refuse('not_found')
}

export { titleColumn } from './page-meta.sql.ts'
