// What staff watch: figures by day and background jobs that failed.
import { type Static, Type } from 'typebox'
import { defineOperation, IsoDate, IsoTime, Nullable, Page, pageQuery, staffList, staffOperation } from './http.ts'

const Count = Type.Integer({ minimum: 0 })

/** One day by Moscow's clock. */
export const DayFigures = Type.Object({
  day: IsoDate,
  registrations: Count,
  checks: Count,
  orders: Count,
  /** Of companies; further pages of one are not counted. */
  searches: Count,
  /** Rubles of the payments that succeeded. */
  turnover: Type.Number({ minimum: 0 }),
})
export type DayFigures = Static<typeof DayFigures>

export const getFigures = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/figures/',
  summary: 'Registrations, full checks, orders, searches and turnover of each of the last days, the latest at the end',
  query: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 14 })) }),
  response: { 200: Type.Object({ result: Type.Array(DayFigures) }) },
  errors: [],
})

const Uuid = Type.String({ format: 'uuid' })

export const FailedJob = Type.Object({
  id: Uuid,
  name: Type.String(),
  error: Type.String(),
  tries: Count,
  created_at: IsoTime,
  failed_at: Nullable(IsoTime),
})
export type FailedJob = Static<typeof FailedJob>

export const listFailedJobs = defineOperation({
  ...staffList,
  path: '/api/v1/admin/jobs/',
  summary: 'Background jobs that gave up, the latest first, and how many wait and run; what travels with a job is not told',
  query: Type.Object(pageQuery),
  response: { 200: Type.Object({ ...Page(FailedJob).properties, waiting: Count, running: Count }) },
})

export const retryJob = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/jobs/:id/retry/',
  summary: 'Have a job that gave up tried once more',
  params: Type.Object({ id: Uuid }),
  response: { 204: null },
  errors: ['not_found'],
})
