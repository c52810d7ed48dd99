// Builds the gzip sitemap files of company cards: one at a time, streamed in bounded memory, and only those whose companies have changed.
import { once } from 'node:events'
import { createGzip } from 'node:zlib'
import { SITEMAP_FILE_URLS } from '@sverka/contract/site-pages/site-pages'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import {
  addMissingParts,
  claimStalePart,
  keepSitemapPart,
  listSitemapEntries,
  markParts,
  type SitemapEntry,
  saveSitemapPart,
} from './sitemap.sql.ts'

/** Companies read at once, so that a whole file is never in memory before compression. */
const BATCH = 5_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

/** Part of the sitemap that a company's id belongs to. */
export const findSitemapPart = (id: number): number => Math.floor(id / SITEMAP_FILE_URLS)

/** Marks the files of changed companies as outdated, in the transaction that changed them. */
export async function recordChangedCompanies(tx: Tx, ids: readonly number[]): Promise<void> {
  const parts = [...new Set(ids.map(findSitemapPart))]
  if (parts.length > 0) await markParts(tx, parts)
}

/** Builds every missing or outdated part; several processes may do it at once. Returns how many files changed. */
export async function refreshSitemap(db: Db, site: string, now: () => Date): Promise<number> {
  await db.transaction().execute(addMissingParts)
  let changed = 0
  for (;;) {
    const outcome = await db.transaction().execute((tx) => refreshOnePart(tx, site, now))
    if (outcome === 'none') return changed
    if (outcome === 'changed') changed += 1
  }
}

/** Builds the first outdated part; `same` if its file did not change, `none` if there is no outdated part. */
async function refreshOnePart(tx: Tx, site: string, now: () => Date): Promise<'none' | 'changed' | 'same'> {
  const stale = await claimStalePart(tx)
  if (!stale) return 'none'
  const { urls, body } = await buildPart(tx, stale.part, site)
  if (stale.body?.equals(body)) {
    await keepSitemapPart(tx, stale.part)
    return 'same'
  }
  await saveSitemapPart(tx, stale.part, { urls, body, changed_at: now() })
  return 'changed'
}

/** The gzip file of a part and its number of addresses; `site` is the origin without a trailing slash. */
export async function buildPart(db: Reader, part: number, site: string): Promise<{ urls: number; body: Buffer }> {
  const gzip = createGzip()
  const packed: Buffer[] = []
  gzip.on('data', (chunk: Buffer) => packed.push(chunk))
  const ended = once(gzip, 'end')
  const write = async (text: string) => void (gzip.write(text) || (await once(gzip, 'drain')))
  await write(HEAD)
  const last = (part + 1) * SITEMAP_FILE_URLS - 1
  let urls = 0
  for (let after = part * SITEMAP_FILE_URLS - 1; ; ) {
    const entries = await listSitemapEntries(db, { after, last, limit: BATCH })
    const end = entries.at(-1)
    if (!end) break
    urls += entries.length
    await write(entries.map((entry) => sitemapUrl(entry, site)).join(''))
    after = end.id
  }
  gzip.end('</urlset>\n')
  await ended
  return { urls, body: Buffer.concat(packed) }
}

const sitemapUrl = ({ inn, day }: SitemapEntry, site: string): string =>
  `<url><loc>${site}/counter-parties/${inn}</loc><lastmod>${day}</lastmod></url>\n`
