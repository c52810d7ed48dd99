// The job that looks for the end of a payment, apart from what does it, so that a payment can ask for it.
import { defineJob } from '../platform/jobs/jobs.ts'

/** `pause`: seconds since the last look; the next ones grow with it. */
export const settleJob = defineJob<{ paymentId: number; pause: number }>('payments.settle', { retryDelayMaxSeconds: 60 })

/** Looks at everything that is still open, in case a job was lost. */
export const sweepJob = defineJob<Record<string, never>>('payments.sweep', { waitsOnce: true, expireSeconds: 600 })
