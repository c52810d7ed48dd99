// The operations of what staff watch.
import { getFigures, listFailedJobs, listLooks, listQueues, putLook, retryJob } from '@sverka/contract/back-office/back-office'
import { member } from '../platform/auth/session.ts'
import { type Bound, reads, writes } from '../platform/http/binding.ts'
import { failedJobs, figures, retry } from './back-office.ts'
import { look, looksOfOthers } from './looks.ts'
import { queues } from './queues.ts'

export const backOfficeRoutes: readonly Bound[] = [
  reads(listQueues, ({ db, clock }) => queues(db, clock)),
  reads(getFigures, ({ db, clock, query }) => figures(db, clock, query.days)),
  reads(listFailedJobs, ({ db, query }) => failedJobs(db, query)),
  writes(retryJob, async ({ tx, clock, caller, params, address }) => {
    await retry(tx, clock, { id: params.id, staff: member(caller), address })
    return undefined
  }),
  reads(listLooks, ({ db, clock, caller, query }) => looksOfOthers(db, clock, { queue: query.queue, userId: member(caller).userId })),
  writes(putLook, ({ tx, clock, caller, body, address }) =>
    look(tx, clock, { queue: body.queue, request: body.request, userId: member(caller).userId, address }),
  ),
]
