// A provider's notification: only a hint that there is news. What it says is read again from the provider.
import type { Services } from '../platform/services.ts'
import { providerOf } from './ask-provider.ts'
import { findPaymentOfProvider } from './payments.sql.ts'
import { settleJob } from './settle-job.ts'

/** Answers at once; a job reads the payment again. What is not ours is ignored. */
export async function hint(services: Services, providerId: string): Promise<void> {
  const ours = await findPaymentOfProvider(services.db, providerOf(services).name, providerId)
  if (!ours) return
  await services.db.transaction().execute((tx) => services.jobs.send(tx, settleJob, { paymentId: ours.id, pause: 5 }))
}
