// Sitemap of the goods: part 0 lists non-empty categories, the others the items on sale by ranges of ids.
import { GOODS_SITEMAP_URLS } from '@sverka/contract/marketplace/marketplace'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { xmlText } from '../platform/xml.ts'
import { findLastId, listAddresses, listSlugsInUse } from './marketplace.sql.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

/** Numbers of the sitemap's files, for the sitemap index; none if nothing is on sale. */
export async function goodsSitemapParts(db: Reader): Promise<number[]> {
  const last = await findLastId(db)
  return last === 0 ? [] : Array.from({ length: 2 + Math.floor(last / GOODS_SITEMAP_URLS) }, (_, part) => part)
}

/** The XML of one file. `site` is the public URL. Throws `not_found` if the file would be empty. */
export async function goodsSitemap(db: Reader, site: string, part: number): Promise<string> {
  const urls = part === 0 ? await categoryUrls(db, site) : await itemUrls(db, site, part - 1)
  if (urls.length === 0) refuse('not_found')
  return `${HEAD}${urls.join('')}</urlset>\n`
}

const categoryUrls = async (db: Reader, site: string): Promise<string[]> =>
  (await listSlugsInUse(db)).map((slug) => `<url><loc>${xmlText(`${site}/marketplace/${slug}`)}</loc></url>\n`)

async function itemUrls(db: Reader, site: string, range: number): Promise<string[]> {
  const rows = await listAddresses(db, { from: range * GOODS_SITEMAP_URLS, to: (range + 1) * GOODS_SITEMAP_URLS })
  return rows.map(
    ({ id, changedAt }) =>
      `<url><loc>${site}/marketplace/item/${id}</loc><lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod></url>\n`,
  )
}
