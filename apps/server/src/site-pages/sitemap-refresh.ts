// A background job that updates the sitemap files of companies: queued when the server starts, and when a crawler reads an outdated index.
import type { Db } from '../platform/db/database.ts'
import { defineJob, type Jobs, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Base } from '../platform/services.ts'
import { hasStaleParts } from './sitemap.sql.ts'
import { refreshSitemap } from './sitemap.ts'

/** Files of the whole register take minutes. A retry after a failure continues, since each finished file is stored at once. */
const refreshJob = defineJob<{ site: string }>('sitemap-refresh', { retryLimit: 3, expireSeconds: 3_600, keepsOneWaiting: true })

export function sitemapWorker({ db, clock }: Pick<Base, 'db' | 'clock'>): JobWorker {
  return jobWorker(refreshJob, async ({ site }) => {
    await refreshSitemap(db, site, () => clock.now())
  })
}

/** Queues a refresh if a file is missing or outdated. */
export async function requestSitemapRefresh(db: Db, jobs: Jobs, site: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await hasStaleParts(tx)) await jobs.send(tx, refreshJob, { site })
  })
}
