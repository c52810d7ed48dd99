// Background work that brings the sitemap up to date: asked for at start, and when a crawler reads an index that is behind.
import type { Db } from '../platform/db/database.ts'
import { defineJob, type Jobs, type JobWorker, worker } from '../platform/jobs/jobs.ts'
import type { Base } from '../platform/services.ts'
import { hasStaleParts } from './sitemap.sql.ts'
import { refreshSitemap } from './sitemap.ts'

/** The whole register takes minutes; every file that is done stays done. */
const refreshJob = defineJob<{ site: string }>('sitemap-refresh', { retryLimit: 3, expireSeconds: 3_600, waitsOnce: true })

export function sitemapWorker({ db, clock }: Pick<Base, 'db' | 'clock'>): JobWorker {
  return worker(refreshJob, async ({ site }) => {
    await refreshSitemap(db, site, () => clock.now())
  })
}

/** Asks for a refresh when something is to be built; asked twice, the second run finds nothing to do. */
export async function requestSitemapRefresh(db: Db, jobs: Jobs, site: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await hasStaleParts(tx)) await jobs.send(tx, refreshJob, { site })
  })
}
