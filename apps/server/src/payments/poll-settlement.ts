// Polls the provider for the end of payments, refunds and receipts, with growing pauses; an hourly sweep finds those whose job was lost,
// and asks again about what staff ended by hand.
import type { Db } from '../platform/db/database.ts'
import { type Job, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { raiseAlarm } from './alarms.ts'
import { comparePayment, compareRefund } from './manual-ending.ts'
import { listWaitingNotifications } from './notification.sql.ts'
import { processNotification } from './notification.ts'
import { listManuallyEnded, listOpen } from './payments.sql.ts'
import { listOpenReceipts } from './receipts.sql.ts'
import { settleReceipt } from './receipts.ts'
import { listManuallyEndedRefunds, listOpenRefunds } from './refunds.sql.ts'
import { settleRefund } from './refunds.ts'
import { type Settlement, settlePayment } from './settle.ts'
import { receiptJob, refundJob, settleJob, sweepJob } from './settle-job.ts'

/** Longest pause between two polls, in seconds: a paid order shows within about a minute even if its notification was lost. */
const PAUSE_MAX = 60
const SWEEP_SECONDS = 3600
/** Rows that one query of the sweep reads. */
const BATCH = 200
/** Age at which an open payment or refund raises an alarm. */
const ALARM_MS = 24 * 3_600_000
/** How long the provider is still asked about what staff ended. */
const LOOKED_AGAIN_MS = 30 * 24 * 3_600_000

/** Each pause is 1.618 times the one before: 5, 8, 13 … 60 seconds. */
const nextPause = (pause: number): number => Math.min(Math.round(pause * 1.618), PAUSE_MAX)

/** The result of `look`; null if it throws, which is logged, so that one failure does not stop the sweep. */
async function attempt<T>(services: Services, what: object, look: () => Promise<T>): Promise<T | null> {
  try {
    return await look()
  } catch (error) {
    services.log.warn({ err: error, ...what }, 'the provider was not heard')
    return null
  }
}

const pollPayment = async (services: Services, paymentId: number): Promise<Settlement> =>
  (await attempt(services, { paymentId }, () => settlePayment(services, paymentId))) ?? 'open'

/** True once the refund has ended. */
const pollRefund = async (services: Services, refundId: number): Promise<boolean> =>
  (await attempt(services, { refundId }, () => settleRefund(services, refundId))) ?? false

interface Open {
  readonly id: number
  readonly createdAt?: Date
}

/** Goes through all of them in batches. */
async function* every<T extends Open>(list: (after: number, limit: number) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let after = 0; ; ) {
    const batch = await list(after, BATCH)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    after = last.id
  }
}

/** Polls everything that is open, payments first. Returns the number of payments and refunds older than a day. */
export async function sweepOpen(services: Services): Promise<number> {
  let late = 0
  const listed = <T extends Open>(list: (db: Db, after: number, limit: number) => Promise<readonly T[]>) =>
    every((after, limit) => list(services.db, after, limit))
  for await (const { id, createdAt } of listed(listOpen)) {
    if ((await pollPayment(services, id)) !== 'settled' && (await isLate(services, createdAt, { payment: id }))) late += 1
  }
  for await (const { id, createdAt, paymentId } of listed(listOpenRefunds)) {
    if (!(await pollRefund(services, id)) && (await isLate(services, createdAt, { refund: id, payment: paymentId }))) late += 1
  }
  await lookAgain(services)
  for await (const { id } of listed(listOpenReceipts)) await settleReceipt(services, id)
  for await (const { id } of listed(listWaitingNotifications))
    await attempt(services, { notification: id }, () => processNotification(services, id))
  return late
}

/** Whether it has been open for more than a day; raises the alarm the first time. */
async function isLate(services: Services, since: Date | undefined, of: { payment: number; refund?: number }): Promise<boolean> {
  if (since === undefined || services.clock.now().getTime() - since.getTime() <= ALARM_MS) return false
  const subject = of.refund === undefined ? `payment:${of.payment}` : `refund:${of.refund}`
  const details = { since: since.toISOString() }
  await services.db
    .transaction()
    .execute((tx) => raiseAlarm(tx, services, { kind: 'open_too_long', subject, paymentId: of.payment, details }))
  return true
}

/** Asks about what staff ended in the last 30 days: an answer of the provider that contradicts it raises an alarm. */
async function lookAgain(services: Services): Promise<void> {
  const since = new Date(services.clock.now().getTime() - LOOKED_AGAIN_MS)
  for await (const { id } of every((after, limit) => listManuallyEnded(services.db, since, after, limit)))
    await attempt(services, { paymentId: id }, () => comparePayment(services, id))
  for await (const { id } of every((after, limit) => listManuallyEndedRefunds(services.db, since, after, limit)))
    await attempt(services, { refundId: id }, () => compareRefund(services, id))
}

/** Sends the job again after the next longer pause. */
async function again<T extends { pause: number }>(services: Services, job: Job<T>, data: T): Promise<void> {
  const pause = nextPause(data.pause)
  await services.db.transaction().execute((tx) => services.jobs.send(tx, job, { ...data, pause }, { after: pause }))
}

export const settlementWorkers = (services: Services): readonly JobWorker[] => [
  jobWorker(settleJob, async (data) => {
    // An untrusted payment is looked at by the hourly sweep only, which raises the alarm.
    if ((await pollPayment(services, data.paymentId)) === 'open') await again(services, settleJob, data)
  }),
  jobWorker(refundJob, async (data) => {
    if (!(await pollRefund(services, data.refundId))) await again(services, refundJob, data)
  }),
  jobWorker(receiptJob, async (data) => {
    if (!(await settleReceipt(services, data.receiptId))) await again(services, receiptJob, data)
  }),
  jobWorker(sweepJob, async () => {
    // Enqueued before the work, so that a failure does not stop the hourly runs.
    await services.db.transaction().execute((tx) => services.jobs.send(tx, sweepJob, {}, { after: SWEEP_SECONDS }))
    await sweepOpen(services)
  }),
]
