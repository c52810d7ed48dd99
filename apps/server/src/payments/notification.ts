// Receives notifications of the payment provider: each is stored, answered at once and processed by a job. A notification is only a hint, since
// anybody could forge one: the job reads the state of the payment or refund from the provider.
import { recordAudit } from '../platform/audit/audit.ts'
import { type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { getProvider } from './ask-provider.ts'
import { comparePayment, compareRefund } from './manual-ending.ts'
import { findNotification, insertNotification, markProcessed } from './notification.sql.ts'
import { findPaymentOfProvider } from './payments.sql.ts'
import { findRefundOfProvider } from './refunds.sql.ts'
import { settleRefund } from './refunds.ts'
import { settlePayment } from './settle.ts'
import { notificationJob } from './settle-job.ts'

interface Notification {
  readonly event: string
  readonly object: { readonly id: string }
}

/** Stores the notification and starts a job. A repeat of the same event about the same object is not stored and starts no job. */
export async function receiveNotification(services: Services, body: Notification, clientIp: string): Promise<void> {
  const { event, object } = body
  const row = { provider: getProvider(services).name, event, object_id: object.id, body: JSON.stringify(body), address: clientIp }
  await services.db.transaction().execute(async (tx) => {
    const id = await insertNotification(tx, { ...row, received_at: services.clock.now() })
    if (id !== null) await services.jobs.send(tx, notificationJob, { notificationId: id })
  })
}

/** Records in the audit log a notification that came from another address than the provider's; nothing else is stored. */
export const recordForged = (services: Services, clientIp: string | null): Promise<void> =>
  services.db
    .transaction()
    .execute((tx) => recordAudit(tx, services.clock, { action: 'payments.notification_refused', actorId: null, clientIp }))

/** Reads the payment or refund of the notification from the provider and applies its state. Safe to repeat. */
export async function processNotification(services: Services, id: number): Promise<void> {
  const stored = await findNotification(services.db, id)
  if (!stored || stored.worked_at !== null) return
  const outcome = await settleObject(services, stored)
  await markProcessed(services.db, id, { worked_at: services.clock.now(), outcome })
}

/**
 * Returns the outcome for the table of notifications: `settled`; `open` if the payment or refund has not ended at the provider; `distrusted` if
 * the provider reports another sum; `unknown` for an object that is not ours. First a payment or refund that has ended here is compared: a
 * contradicting state at the provider raises an alarm.
 */
async function settleObject(
  services: Services,
  { provider, object_id: objectId }: { provider: string; object_id: string },
): Promise<string> {
  const payment = await findPaymentOfProvider(services.db, provider, objectId)
  if (payment) {
    await comparePayment(services, payment.id)
    return settlePayment(services, payment.id)
  }
  const refund = await findRefundOfProvider(services.db, provider, objectId)
  if (refund) await compareRefund(services, refund.id)
  if (refund) return (await settleRefund(services, refund.id)) ? 'settled' : 'open'
  return 'unknown'
}

export const notificationWorker = (services: Services): JobWorker =>
  jobWorker(notificationJob, ({ notificationId }) => processNotification(services, notificationId))
