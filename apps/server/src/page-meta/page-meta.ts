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

/** Entries in the form that `pageMeta` returns. */
export type PageMetaReader = (db: ReadDb, slug?: string) => Promise<PageMetaRow[]>

/** Every page reads its entry, so the few that exist are cached in memory until the database announces a change. */
export function pageMetaReader(changes: PageChanges | undefined): PageMetaReader {
  let held: { readonly version: number; readonly rows: PageMetaRow[] } | undefined
  return async (db, slug) => {
    // The version is read before the rows: a change in between makes the cache look outdated, never current.
    const version = changes?.version() ?? null
    if (version === null) return pageMeta(db, slug)
    if (held?.version !== version) held = { version, rows: await pageMeta(db) }
    const path = slug === undefined ? undefined : pagePath(slug)
    return path === undefined ? held.rows : held.rows.filter((row) => row.slug === path)
  }
}

/** Adds an entry; refuses a path that has one. */
export async function addPageMeta(tx: Tx, draft: PageMetaDraft) {
  return (await insertPageMeta(tx, draft)) ?? refuse('conflict')
}

/** Changes the given fields of an entry; refuses a new path that another entry has. */
export async function editPageMeta(tx: Tx, id: number, changes: Partial<PageMetaDraft>) {
  if (changes.slug !== undefined && (await slugIsTaken(tx, changes.slug, id))) refuse('conflict')
  return (await changePageMeta(tx, id, changes)) ?? refuse('not_found')
}

/** Removes an entry. */
export async function dropPageMeta(tx: Tx, id: number): Promise<undefined> {
  if (!(await removePageMeta(tx, id))) refuse('not_found')
}

export { titleColumn } from './page-meta.sql.ts'
