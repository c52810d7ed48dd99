// Updates the sitemap in the background: queued at start, and when a crawler reads an outdated index.
import type { Db } from '../platform/db/database.ts'
import { defineJob, type Jobs, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Base } from '../platform/services.ts'
import { hasStaleParts } from './sitemap.sql.ts'
import { refreshSitemap } from './sitemap.ts'

/** The whole register takes minutes; finished files stay finished. */
const refreshJob = defineJob<{ site: string }>('sitemap-refresh', { retryLimit: 3, expireSeconds: 3_600, keepsOneWaiting: true })

export function sitemapWorker({ db, clock }: Pick<Base, 'db' | 'clock'>): JobWorker {
  return jobWorker(refreshJob, async ({ site }) => {
    await refreshSitemap(db, site, () => clock.now())
  })
}

/** Queues a refresh if something must be built; a second run finds nothing to do. */
export async function requestSitemapRefresh(db: Db, jobs: Jobs, site: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await hasStaleParts(tx)) await jobs.send(tx, refreshJob, { site })
  })
}
