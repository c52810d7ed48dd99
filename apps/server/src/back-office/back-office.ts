// The staff's overview: daily figures of the site, and background jobs that failed. Retrying a failed job is recorded in the audit log.
import type { DayFigures, FailedJob } from '@sverka/contract/back-office/back-office'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import { type Clock, moscowDay } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { countJobs, listFailed, retryFailed } from './failed-jobs.sql.ts'
import { listDays } from './figures.sql.ts'

const DAY_MS = 24 * 3_600_000
const rubles = (kopecks: string | number): number => Number(kopecks) / 100

/** Counts of each of the last `days` Moscow days, today included, oldest first; `turnover` is in rubles. */
export async function listDayFigures(db: Reader, clock: Clock, days = 14): Promise<{ result: DayFigures[] }> {
  const now = clock.now()
  const from = moscowDay(new Date(now.getTime() - (days - 1) * DAY_MS))
  const rows = await listDays(db, { from, until: moscowDay(now) })
  return { result: rows.map(({ kopecks, ...counts }) => ({ ...counts, turnover: rubles(kopecks) })) }
}

interface Request {
  readonly page?: number
  readonly page_size?: number
}

const toLimitAndOffset = ({ page = 1, page_size = 20 }: Request) => ({ limit: page_size, offset: (page - 1) * page_size })

/** A page of failed jobs, the latest failure first, with the numbers of waiting and running ones. */
export async function failedJobs(db: Reader, request: Request) {
  const { failed, waiting, running } = await countJobs(db)
  const rows = await listFailed(db, toLimitAndOffset(request))
  const result = rows.map(
    (row): FailedJob => ({
      id: row.id,
      name: row.name,
      error: row.error ?? '',
      tries: row.tries,
      created_at: row.createdAt.toISOString(),
      failed_at: row.failedAt?.toISOString() ?? null,
    }),
  )
  return { count: failed, page: request.page ?? 1, page_size: request.page_size ?? 20, result, waiting, running }
}

/** Schedules one more run of a failed job and records that in the audit log. Throws `not_found` if no failed job has that id. */
export async function retryFailedJob(
  tx: Tx,
  clock: Clock,
  { id, staff, clientIp }: { id: string; staff: Session; clientIp: string | null },
) {
  const name = (await retryFailed(tx, id)) ?? refuse('not_found')
  await recordAudit(tx, clock, { action: 'jobs.retried', actorId: staff.userId, subject: `job:${id}`, details: { name }, clientIp })
}
