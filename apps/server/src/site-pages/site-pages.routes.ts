// HTTP routes of the site itself: the counter of registered people, the legal details of the owner, and files for search engines.
import {
  getCompaniesSitemap,
  getCounter,
  getPagesSitemap,
  getRequisites,
  getRobots,
  getSitemapIndex,
  resetRequisites,
  setRequisites as setRequisitesOperation,
} from '@sverka/contract/site-pages/site-pages'
import { goodsSitemapParts } from '../marketplace/marketplace.ts'
import { publishedNewsDays } from '../news/news.ts'
import { writesWithAudit } from '../platform/audit/writes-with-audit.ts'
import { readOnly } from '../platform/db/connect.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { countUsers } from './counter.sql.ts'
import { pagesSitemap, robotsText, sitemapIndex } from './crawlers.ts'
import { deleteRequisites } from './requisites.sql.ts'
import { type ReadExample, readRequisites, setRequisites } from './requisites.ts'
import { findSitemapPart, listSitemapParts } from './sitemap.sql.ts'
import { requestSitemapRefresh } from './sitemap-refresh.ts'

export const sitePagesRoutes = ({ config, jobs, publicUrl: site }: Services, readExample: ReadExample): readonly BoundRoute[] => [
  reads(getCounter, async ({ db }) => ({ subscribers: await countUsers(db) })),
  reads(getRequisites, async ({ db }) => ({ requisites: await readRequisites(db, config, readExample) })),
  writesWithAudit(setRequisitesOperation, 'requisites.changed', async ({ tx, body, clock }) => {
    await setRequisites(tx, body, clock.now())
    return undefined
  }),
  writesWithAudit(resetRequisites, 'requisites.reset', async ({ tx }) => {
    if (!(await deleteRequisites(tx))) refuse('not_found')
    return undefined
  }),
  reads(getRobots, async () => file(robotsText(site), 'text/plain; charset=utf-8')),
  withOwnTransactions(getSitemapIndex, async ({ db }) => {
    await requestSitemapRefresh(db, jobs, site)
    const reader = readOnly(db)
    return file(sitemapIndex(site, { companies: await listSitemapParts(reader), goods: await goodsSitemapParts(reader) }), XML)
  }),
  reads(getPagesSitemap, async ({ db }) => file(pagesSitemap(site, await publishedNewsDays(db)), XML)),
  reads(getCompaniesSitemap, async ({ db, params }) => {
    const part = await findSitemapPart(db, params.part)
    return file(part?.body ?? refuse('not_found'), 'application/gzip')
  }),
]

const XML = 'application/xml; charset=utf-8'

const file = (content: string | Buffer, type: string): HttpResponse<string> =>
  new HttpResponse<string>(200, Buffer.from(content as string), { 'content-type': type, 'cache-control': 'public, max-age=3600' })
