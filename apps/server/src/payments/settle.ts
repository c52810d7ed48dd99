// Finds out how a payment ended by asking the provider, and lets that have its effect once.
import { paymentCanceled, paymentSucceeded } from '../events.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/db/database.ts'
import { type JobWorker, worker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { askProvider, providerOfRow, type StoredRequest } from './ask-provider.ts'
import { book } from './ledger.ts'
import { receiptEmail } from './payments.emails.ts'
import { findPayment, listOpen, lockPayment, type PaymentRow, setSettled } from './payments.sql.ts'
import type { ProviderPayment } from './provider.ts'
import { settleJob, sweepJob } from './settle-job.ts'

/** Seconds between two looks grow up to this: a paid order shows within about a minute however the news was lost. */
const PAUSE_MAX = 60
const SWEEP_SECONDS = 3600
const BATCH = 200
/** An open payment this old is a matter for a person. */
const ALARM_MS = 24 * 3_600_000

const isOpen = ({ status }: { status: string }): boolean => status === 'created' || status === 'pending'

/** What is known of a payment now: its end, nothing yet, or something that cannot be. */
export type Settlement = 'settled' | 'open' | 'distrusted'

/** Anything may call it at any time, any number of times. */
export async function settlePayment(services: Services, id: number): Promise<Settlement> {
  const row = await findPayment(services.db, id)
  if (!row || !isOpen(row)) return 'settled'
  if (row.provider_id === null) {
    await askProvider(services, row)
    return 'open'
  }
  const told = await providerOfRow(services, row).read(row.provider_id)
  if (!told || told.status === 'pending') return 'open'
  return services.db.transaction().execute((tx) => apply(tx, services, id, told))
}

async function apply(tx: Tx, services: Services, id: number, told: ProviderPayment): Promise<Settlement> {
  const row = await lockPayment(tx, id)
  if (!row || !isOpen(row)) return 'settled'
  if (told.kopecks !== row.amount_kopecks || told.paymentId !== row.id || told.id !== row.provider_id) {
    await distrust(tx, services, row, told)
    return 'distrusted'
  }
  const at = services.clock.now()
  await setSettled(tx, id, { status: told.status === 'succeeded' ? 'succeeded' : 'canceled', reason: told.cancelReason, at })
  const news = { paymentId: row.id, purpose: row.purpose as 'order' | 'plan', userId: row.user_id }
  if (told.status === 'succeeded') {
    await bookPayment(tx, services, row)
    await services.announce(tx, paymentSucceeded, news)
  } else await services.announce(tx, paymentCanceled, news)
  return 'settled'
}

/** The money in the ledger, the receipt to the payer. */
async function bookPayment(tx: Tx, services: Services, row: PaymentRow): Promise<void> {
  const { lines, parts, email, returnUrl } = row.request as unknown as StoredRequest
  const at = services.clock.now()
  await book(tx, { event: `payment:${row.id}`, at, account: `provider:${row.provider}`, parts })
  const isTest = row.provider === 'sandbox'
  await services.mail.send(tx, receiptEmail(email, { id: row.id, kopecks: row.amount_kopecks, at, lines, isTest, url: returnUrl }))
}

/** What the provider tells is not what we asked for: nothing happens but a record of it. */
async function distrust(tx: Tx, services: Services, row: PaymentRow, told: ProviderPayment): Promise<void> {
  services.log.error({ paymentId: row.id, expected: row.amount_kopecks, told: told.kopecks }, 'a payment is not what was asked for')
  const details = { expected: row.amount_kopecks, told: told.kopecks, told_payment: told.paymentId }
  await recordAudit(tx, services.clock, {
    action: 'payments.mismatch',
    actorId: null,
    subject: `payment:${row.id}`,
    details,
    address: null,
  })
}

/** Everything that is open, for what a lost job left behind. Answers with how many are older than a day. */
export async function sweepOpen(services: Services): Promise<number> {
  let late = 0
  for (let after = 0; ; ) {
    const batch = await listOpen(services.db, after, BATCH)
    for (const { id, createdAt } of batch) {
      const isSettled = (await look(services, id)) === 'settled'
      if (!isSettled && services.clock.now().getTime() - createdAt.getTime() > ALARM_MS) late += 1
    }
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) break
    after = last.id
  }
  if (late > 0) services.log.error({ late }, 'payments are open for more than a day')
  return late
}

/** One payment that cannot be settled does not keep the others waiting. */
async function look(services: Services, id: number): Promise<Settlement> {
  try {
    return await settlePayment(services, id)
  } catch (error) {
    services.log.warn({ err: error, paymentId: id }, 'a payment could not be looked at')
    return 'open'
  }
}

/** Asked again with growing pauses: 5, 8, 13 … 60 seconds. */
const nextPause = (pause: number): number => Math.min(Math.round(pause * 1.618), PAUSE_MAX)

export const settleWorkers = (services: Services): readonly JobWorker[] => [
  worker(settleJob, async ({ paymentId, pause }) => {
    // What is distrusted is looked at by the hourly sweep only, which raises the alarm.
    if ((await look(services, paymentId)) !== 'open') return
    const next = nextPause(pause)
    await services.db.transaction().execute((tx) => services.jobs.send(tx, settleJob, { paymentId, pause: next }, { after: next }))
  }),
  worker(sweepJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, sweepJob, {}, { after: SWEEP_SECONDS }))
    await sweepOpen(services)
  }),
]
