// Connects the site's own pages (counter of people, details of the owner) and its files for search engines to the server.
import { companiesChanged } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import type { ReadExample } from './requisites.ts'
import { sitePagesRoutes } from './site-pages.routes.ts'
import { recordChangedCompanies } from './sitemap.ts'
import { requestSitemapRefresh, sitemapWorker } from './sitemap-refresh.ts'

/** `readExample` reads invented details of the owner, for a demo without configured ones. */
export const sitePages =
  (readExample: ReadExample): Feature =>
  (services) => ({
    routes: () => sitePagesRoutes(services, readExample),
    workers: [sitemapWorker(services)],
    listeners: [on(companiesChanged, recordChangedCompanies)],
    start: () => requestSitemapRefresh(services.db, services.jobs, services.publicUrl),
  })
