// The jobs that find the ends of payments, refunds and receipts; a file of their own, so that senders need not import what runs them.
import { defineJob } from '../platform/jobs/jobs.ts'

// `pause` in the three jobs: the seconds waited before this poll; the next wait is longer.
/** Polls a payment. */
export const settleJob = defineJob<{ paymentId: number; pause: number }>('payments.settle', { retryDelayMaxSeconds: 60 })
/** Polls a refund. */
export const refundJob = defineJob<{ refundId: number; pause: number }>('payments.refund', { retryDelayMaxSeconds: 60 })
/** Polls a receipt. */
export const receiptJob = defineJob<{ receiptId: number; pause: number }>('payments.receipt', { retryDelayMaxSeconds: 60 })

/** Works on a stored notification. */
export const notificationJob = defineJob<{ notificationId: number }>('payments.notification', { retryDelayMaxSeconds: 60 })

/** Polls everything that is open, in case a job was lost. */
export const sweepJob = defineJob<Record<string, never>>('payments.sweep', { keepsOneWaiting: true, expireSeconds: 600 })

/** Compares past days with the provider. */
export const reconcileJob = defineJob<Record<string, never>>('payments.reconcile', { keepsOneWaiting: true, expireSeconds: 600 })
