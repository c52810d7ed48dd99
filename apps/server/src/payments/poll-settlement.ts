// Polls the payment provider until payments, refunds and receipts have ended, each by a job with growing pauses. An hourly sweep polls all open
// ones, in case a job was lost, and compares with the provider what staff ended by hand.
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
/** For how long payments and refunds that staff ended are still compared with the provider. */
const COMPARED_MS = 30 * 24 * 3_600_000

/** Each pause is 1.618 times the one before: 5, 8, 13 … 60 seconds. */
const nextPause = (pause: number): number => Math.min(Math.round(pause * 1.618), PAUSE_MAX)

/** The result of `action`; null if it throws. The error is logged with `context` and does not stop the sweep. */
async function attempt<T>(services: Services, context: object, action: () => Promise<T>): Promise<T | null> {
  try {
    return await action()
  } catch (error) {
    services.log.warn({ err: error, ...context }, 'the provider was not heard')
    return null
  }
}

const pollPayment = async (services: Services, paymentId: number): Promise<Settlement> =>
  (await attempt(services, { paymentId }, () => settlePayment(services, paymentId))) ?? 'open'

/** True once the refund has ended. */
const pollRefund = async (services: Services, refundId: number): Promise<boolean> =>
  (await attempt(services, { refundId }, () => settleRefund(services, refundId))) ?? false

interface OpenItem {
  readonly id: number
  readonly createdAt?: Date
}

/** All items of a list that is read in batches by growing id. */
async function* listAll<T extends OpenItem>(list: (after: number, limit: number) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let after = 0; ; ) {
    const batch = await list(after, BATCH)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    after = last.id
  }
}

/**
 * Polls all open payments, refunds and receipts, and processes notifications whose job was lost. Returns the number of payments and refunds that
 * are open for more than a day; each raises an alarm.
 */
export async function sweepOpen(services: Services): Promise<number> {
  let late = 0
  const listed = <T extends OpenItem>(list: (db: Db, after: number, limit: number) => Promise<readonly T[]>) =>
    listAll((after, limit) => list(services.db, after, limit))
  for await (const { id, createdAt } of listed(listOpen)) {
    if ((await pollPayment(services, id)) !== 'settled' && (await isLate(services, createdAt, { payment: id }))) late += 1
  }
  for await (const { id, createdAt, paymentId } of listed(listOpenRefunds)) {
    if (!(await pollRefund(services, id)) && (await isLate(services, createdAt, { refund: id, payment: paymentId }))) late += 1
  }
  await compareManuallyEnded(services)
  for await (const { id } of listed(listOpenReceipts)) await settleReceipt(services, id)
  for await (const { id } of listed(listWaitingNotifications))
    await attempt(services, { notification: id }, () => processNotification(services, id))
  return late
}

/** True if the payment or refund has been open for more than a day; raises an alarm the first time. */
async function isLate(services: Services, since: Date | undefined, open: { payment: number; refund?: number }): Promise<boolean> {
  if (since === undefined || services.clock.now().getTime() - since.getTime() <= ALARM_MS) return false
  const subject = open.refund === undefined ? `payment:${open.payment}` : `refund:${open.refund}`
  const details = { since: since.toISOString() }
  await services.db
    .transaction()
    .execute((tx) => raiseAlarm(tx, services, { kind: 'open_too_long', subject, paymentId: open.payment, details }))
  return true
}

/** Compares what staff ended in the last 30 days with the provider: a contradicting state there raises an alarm. */
async function compareManuallyEnded(services: Services): Promise<void> {
  const since = new Date(services.clock.now().getTime() - COMPARED_MS)
  for await (const { id } of listAll((after, limit) => listManuallyEnded(services.db, since, after, limit)))
    await attempt(services, { paymentId: id }, () => comparePayment(services, id))
  for await (const { id } of listAll((after, limit) => listManuallyEndedRefunds(services.db, since, after, limit)))
    await attempt(services, { refundId: id }, () => compareRefund(services, id))
}

/** Sends the job again after the next longer pause. */
async function sendAgain<T extends { pause: number }>(services: Services, job: Job<T>, data: T): Promise<void> {
  const pause = nextPause(data.pause)
  await services.db.transaction().execute((tx) => services.jobs.send(tx, job, { ...data, pause }, { after: pause }))
}

export const settlementWorkers = (services: Services): readonly JobWorker[] => [
  jobWorker(settleJob, async (data) => {
    // A payment for which the provider reports another sum is not polled by this job again, only by the hourly sweep.
    if ((await pollPayment(services, data.paymentId)) === 'open') await sendAgain(services, settleJob, data)
  }),
  jobWorker(refundJob, async (data) => {
    if (!(await pollRefund(services, data.refundId))) await sendAgain(services, refundJob, data)
  }),
  jobWorker(receiptJob, async (data) => {
    if (!(await settleReceipt(services, data.receiptId))) await sendAgain(services, receiptJob, data)
  }),
  jobWorker(sweepJob, async () => {
    // Enqueued before the work, so that a failure does not stop the hourly runs.
    await services.db.transaction().execute((tx) => services.jobs.send(tx, sweepJob, {}, { after: SWEEP_SECONDS }))
    await sweepOpen(services)
  }),
]
