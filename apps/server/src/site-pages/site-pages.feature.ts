// The feature of the site's own pages and its files for search engines.
import { companiesChanged } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import type { ReadExample } from './requisites.ts'
import { sitePagesRoutes } from './site-pages.routes.ts'
import { recordChangedCompanies } from './sitemap.ts'
import { requestSitemapRefresh, sitemapWorker } from './sitemap-refresh.ts'

/** `readExample` is called in a demo without a configured owner. */
export const sitePages =
  (readExample: ReadExample): Feature =>
  (services) => ({
    routes: () => sitePagesRoutes(services, readExample),
    workers: [sitemapWorker(services)],
    listeners: [on(companiesChanged, recordChangedCompanies)],
    start: () => requestSitemapRefresh(services.db, services.jobs, services.publicUrl),
  })
