// Declares the background jobs that poll the payment provider. They have a file of their own, so that code that sends a job need not import the code
// that runs it.
import { defineJob } from '../platform/jobs/jobs.ts'

// `pause` in the next three jobs: the seconds waited before this poll; the next pause is longer.
/** Polls a payment until it has ended. */
export const settleJob = defineJob<{ paymentId: number; pause: number }>('payments.settle', { retryDelayMaxSeconds: 60 })
/** Polls a refund until it has ended. */
export const refundJob = defineJob<{ refundId: number; pause: number }>('payments.refund', { retryDelayMaxSeconds: 60 })
/** Polls a receipt until it is registered or has failed. */
export const receiptJob = defineJob<{ receiptId: number; pause: number }>('payments.receipt', { retryDelayMaxSeconds: 60 })

/** Processes a stored notification of the provider. */
export const notificationJob = defineJob<{ notificationId: number }>('payments.notification', { retryDelayMaxSeconds: 60 })

/** Polls all open payments, refunds and receipts every hour, in case a job was lost. */
export const sweepJob = defineJob<Record<string, never>>('payments.sweep', { keepsOneWaiting: true, expireSeconds: 600 })

/** Compares past days with the provider every hour. */
export const reconcileJob = defineJob<Record<string, never>>('payments.reconcile', { keepsOneWaiting: true, expireSeconds: 600 })
