// The jobs that look for the ends of payments, refunds and receipts, apart from what does it, so that those can ask for it.
import { defineJob } from '../platform/jobs/jobs.ts'

/** `pause`: seconds since the last look; the next ones grow with it. */
export const settleJob = defineJob<{ paymentId: number; pause: number }>('payments.settle', { retryDelayMaxSeconds: 60 })
export const refundJob = defineJob<{ refundId: number; pause: number }>('payments.refund', { retryDelayMaxSeconds: 60 })
export const receiptJob = defineJob<{ receiptId: number; pause: number }>('payments.receipt', { retryDelayMaxSeconds: 60 })

/** Works on a notification that was stored. */
export const notificationJob = defineJob<{ notificationId: number }>('payments.notification', { retryDelayMaxSeconds: 60 })

/** Looks at everything that is still open, in case a job was lost. */
export const sweepJob = defineJob<Record<string, never>>('payments.sweep', { waitsOnce: true, expireSeconds: 600 })

/** Compares the days that are over with the provider. */
export const reconcileJob = defineJob<Record<string, never>>('payments.reconcile', { waitsOnce: true, expireSeconds: 600 })
