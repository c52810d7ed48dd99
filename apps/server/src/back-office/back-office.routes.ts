// HTTP routes of the overview pages for the site's own staff: setup checklist, queues, daily figures, failed jobs, the page of a member.
import { getFigures, listFailedJobs, listPresences, listQueues, putPresence, retryJob } from '@sverka/contract/back-office/back-office'
import { getFirstDay, sendTestMail } from '@sverka/contract/back-office/first-day'
import { getStaffPerson } from '@sverka/contract/back-office/person'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { failedJobs, listDayFigures, retryFailedJob } from './back-office.ts'
import { firstDay, testMail } from './first-day.ts'
import { openPerson } from './person.ts'
import { listOtherPresences, recordPresence } from './presence.ts'
import { readQueues } from './queues.ts'

export const backOfficeRoutes = (services: Services): readonly BoundRoute[] => [
  reads(getFirstDay, ({ db }) => firstDay(db, services)),
  writes(sendTestMail, async ({ tx, clock, caller, clientIp }) => {
    await testMail(tx, { mail: services.mail, clock, staff: requireMember(caller), clientIp })
    return undefined
  }),
  withOwnTransactions(getStaffPerson, ({ db, clock, caller, params, clientIp }) =>
    openPerson(db, clock, { id: params.id, staff: requireMember(caller), clientIp }),
  ),
  reads(listQueues, ({ db, clock }) => readQueues(db, clock)),
  reads(getFigures, ({ db, clock, query }) => listDayFigures(db, clock, query.days)),
  reads(listFailedJobs, ({ db, query }) => failedJobs(db, query)),
  writes(retryJob, async ({ tx, clock, caller, params, clientIp }) => {
    await retryFailedJob(tx, clock, { id: params.id, staff: requireMember(caller), clientIp })
    return undefined
  }),
  reads(listPresences, ({ db, clock, caller, query }) =>
    listOtherPresences(db, clock, { queue: query.queue, userId: requireMember(caller).userId }),
  ),
  writes(putPresence, ({ tx, clock, caller, body, clientIp }) =>
    recordPresence(tx, clock, { queue: body.queue, request: body.request, userId: requireMember(caller).userId, clientIp }),
  ),
]
