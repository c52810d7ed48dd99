// Queries of the sitemap files of companies. Each file is a part: 50,000 consecutive company ids, the protocol's limit of URLs in one file.
import { SITEMAP_FILE_URLS } from '@sverka/contract/site-pages/site-pages'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface SitemapEntry {
  id: number
  /** Tax number, which is in the URL of the company's card. */
  inn: string
  /** Day of the register extract, YYYY-MM-DD. */
  day: string
}

/** Files with at least one address, in order. */
export const listSitemapParts = (db: Reader): Promise<{ part: number; changed_at: Date | null }[]> =>
  db.selectFrom('sitemap_parts').select(['part', 'changed_at']).where('urls', '>', 0).orderBy('part').execute()

/** The gzip file of a part; undefined if it has no addresses or does not exist. */
export const findSitemapPart = (db: Reader, part: number): Promise<{ body: Buffer | null } | undefined> =>
  db.selectFrom('sitemap_parts').select('body').where('part', '=', part).where('urls', '>', 0).executeTakeFirst()

/** True if a file must be built, or ids are in use that no file covers yet. */
export async function hasStaleParts(db: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_behind: boolean }>`
    select exists (select from sitemap_parts where is_stale)
      or coalesce((select max(id) / ${sql.lit(SITEMAP_FILE_URLS)} from companies) > coalesce((select max(part) from sitemap_parts), -1), false)
      as is_behind`.execute(db)
  return rows[0]?.is_behind ?? false
}

/** Adds a row, to be built, for every part of the ids in use that has none. */
export async function addMissingParts(tx: Tx): Promise<void> {
  await sql`
    insert into sitemap_parts (part, is_stale)
    select part, true from generate_series(0, (select max(id) / ${sql.lit(SITEMAP_FILE_URLS)} from companies)) as part
    on conflict (part) do nothing`.execute(tx)
}

/** Marks parts to be built again; adds missing ones. */
export async function markParts(tx: Tx, parts: readonly number[]): Promise<void> {
  await tx
    .insertInto('sitemap_parts')
    .values(parts.map((part) => ({ part, is_stale: true })))
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ is_stale: true }).where('sitemap_parts.is_stale', '=', false))
    .execute()
}

/** Takes the first part to be built, locked until the transaction ends; parts that another process builds are skipped. */
export const claimStalePart = (tx: Tx): Promise<{ part: number; body: Buffer | null } | undefined> =>
  tx
    .selectFrom('sitemap_parts')
    .select(['part', 'body'])
    .where('is_stale', '=', true)
    .orderBy('part')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/**
 * The next companies with ids above `after`, up to `last`, without sole traders. The address of a card is an INN (tax number), so of several
 * companies with the same INN only the one that its card shows is listed: the active one, otherwise the last registered.
 */
export const listSitemapEntries = (db: Reader, range: { after: number; last: number; limit: number }): Promise<SitemapEntry[]> =>
  db
    .selectFrom('companies as company')
    .select(['company.id', 'company.inn', 'company.register_as_of as day'])
    .where('company.id', '>', range.after)
    .where('company.id', '<=', range.last)
    .where('company.kind', '=', 'company')
    .where('company.inn', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('companies as other')
            .select('other.id')
            .whereRef('other.inn', '=', 'company.inn')
            .where(
              sql<boolean>`(other.closed_on is null, coalesce(other.ogrn_date, '-infinity'), other.id)
                > (company.closed_on is null, coalesce(company.ogrn_date, '-infinity'), company.id)`,
            ),
        ),
      ),
    )
    .orderBy('company.id')
    .limit(range.limit)
    .$narrowType<{ inn: string }>()
    .execute()

export async function saveSitemapPart(tx: Tx, part: number, built: { urls: number; body: Buffer; changed_at: Date }): Promise<void> {
  await tx
    .updateTable('sitemap_parts')
    .set({ ...built, is_stale: false })
    .where('part', '=', part)
    .execute()
}

/** Marks a part as built without a change of its file. */
export async function keepSitemapPart(tx: Tx, part: number): Promise<void> {
  await tx.updateTable('sitemap_parts').set({ is_stale: false }).where('part', '=', part).execute()
}
