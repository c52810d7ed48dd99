// Operations with which the site's staff monitor its work: queue lengths, daily figures, failed background jobs, and who is viewing which request.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'
import { queueNames } from './back-office.rules.ts'

const Count = Type.Integer({ minimum: 0 })

/** Totals of one day in Moscow time. */
export const DayFigures = Type.Object({
  day: IsoDate,
  registrations: Count,
  checks: Count,
  orders: Count,
  /** Searches of companies; further pages of the same search are not counted. */
  searches: Count,
  /** Sum of successful payments, in rubles. */
  turnover: Type.Number({ minimum: 0 }),
})
export type DayFigures = Static<typeof DayFigures>

export const getFigures = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/figures/',
  summary: 'Registrations, full checks, orders, searches and turnover by day, the latest day last',
  query: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 14 })) }),
  response: { 200: Type.Object({ result: Type.Array(DayFigures) }) },
  errors: [],
})

/**
 * The length of a queue, and how many of its requests are how old. `ages`: up to 4 hours; over 4 up to 12; over 12 up to the queue's target
 * time (`norm`, see `queueHours`); over the target (`overdue`).
 */
export const QueueState = Type.Object({
  queue: StringEnum(queueNames),
  waiting: Count,
  oldest_at: Nullable(IsoTime),
  ages: Type.Object({ hours4: Count, hours12: Count, norm: Count, overdue: Count }),
  /** Decided by staff today, Moscow time. */
  decided_today: Count,
})
export type QueueState = Static<typeof QueueState>

export const listQueues = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/queues/',
  summary:
    'For each queue of requests: how many wait, since when the oldest waits, how many wait longer than they should, and how many were decided today',
  response: { 200: Type.Object({ now: IsoTime, result: Type.Array(QueueState) }) },
  errors: [],
})

const Uuid = Type.String({ format: 'uuid' })

export const FailedJob = Type.Object({
  id: Uuid,
  name: Type.String(),
  error: Type.String(),
  /** Number of attempts. */
  tries: Count,
  created_at: IsoTime,
  failed_at: Nullable(IsoTime),
})
export type FailedJob = Static<typeof FailedJob>

export const listFailedJobs = defineOperation({
  ...staffList,
  path: '/api/v1/admin/jobs/',
  summary:
    'Background jobs that failed after all retries, the latest first, and the numbers of waiting and running ones; without the jobs’ data',
  query: Type.Object(pageQuery),
  response: { 200: Type.Object({ ...Page(FailedJob).properties, waiting: Count, running: Count }) },
})

export const retryJob = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/jobs/:id/retry/',
  summary: 'Retry a job that failed after all retries',
  params: Type.Object({ id: Uuid }),
  response: { 204: null },
  errors: ['not_found'],
})

/** A request that a colleague is viewing; if several are, the one who came first. */
const Presence = Type.Object({ request: Id, full_name: Type.String() })
/** `now` is from the clock that stamped the requests, so that their age does not depend on the reader's clock. */
export const Presences = Type.Object({ now: IsoTime, result: Type.Array(Presence) })
export type Presences = Static<typeof Presences>

export const listPresences = defineOperation({
  ...staffList,
  path: '/api/v1/admin/looks/',
  summary: 'Which requests of a queue colleagues are looking at',
  query: Type.Object({ queue: StringEnum(queueNames) }),
  response: { 200: Presences },
})

export const putPresence = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/looks/',
  summary:
    'Tell colleagues which request of a queue the caller is looking at; null for none. It expires after a minute and a half unless repeated, and its beginning is recorded',
  body: Type.Object({ queue: StringEnum(queueNames), request: Nullable(Id) }),
  response: { 200: Presences },
  errors: [],
})
