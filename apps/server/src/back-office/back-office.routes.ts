// The operations of what staff watch.
import { getFigures, listFailedJobs, retryJob } from '@sverka/contract/back-office'
import { member } from '../platform/auth/session.ts'
import { type Bound, reads, writes } from '../platform/http/binding.ts'
import { failedJobs, figures, retry } from './back-office.ts'

export const backOfficeRoutes: readonly Bound[] = [
  reads(getFigures, ({ db, clock, query }) => figures(db, clock, query.days)),
  reads(listFailedJobs, ({ db, query }) => failedJobs(db, query)),
  writes(retryJob, async ({ tx, clock, caller, params, address }) => {
    await retry(tx, clock, { id: params.id, staff: member(caller), address })
    return undefined
  }),
]
