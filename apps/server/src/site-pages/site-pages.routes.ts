// Declares the operations of the site itself: counter, bank details, files for search engines.
import { getCompaniesSitemap, getPagesSitemap, getRequisites, getRobots, getSitemapIndex } from '@sverka/contract/site-pages'
import { publishedNewsDays } from '../news/news.ts'
import type { Config } from '../platform/config.ts'
import { refuse } from '../platform/errors.ts'
import { Answer, type Bound, reads } from '../platform/http/binding.ts'
import { pagesSitemap, robotsText, sitemapIndex } from './crawlers.ts'
import { requisitesOf } from './requisites.ts'
import { findSitemapPart, listSitemapParts } from './sitemap.sql.ts'

/** `site` is the origin that the files' addresses carry. */
export const sitePagesRoutes = (config: Config, site: string): readonly Bound[] => [
  reads(getRequisites, async () => ({ requisites: requisitesOf(config) })),
  reads(getRobots, async () => file(robotsText(site), 'text/plain; charset=utf-8')),
  reads(getSitemapIndex, async ({ db }) => file(sitemapIndex(site, await listSitemapParts(db)), XML)),
  reads(getPagesSitemap, async ({ db }) => file(pagesSitemap(site, await publishedNewsDays(db)), XML)),
  reads(getCompaniesSitemap, async ({ db, params }) => {
    const part = await findSitemapPart(db, params.part)
    return file(part?.body ?? refuse('not_found'), 'application/gzip')
  }),
]

const XML = 'application/xml; charset=utf-8'

const file = (content: string | Buffer, type: string): Answer<string> =>
  new Answer<string>(200, Buffer.from(content as string), { 'content-type': type, 'cache-control': 'public, max-age=3600' })
