// The job that ends invoices when their time is over, apart from what does it.
import { defineJob } from '../../platform/jobs/jobs.ts'

export const expireJob = defineJob<{ invoiceId: number }>('payments.expire-invoice', { retryDelayMaxSeconds: 60 })

/** Finds invoices whose job was lost. */
export const expireSweepJob = defineJob<Record<string, never>>('payments.expire-invoices', { waitsOnce: true, expireSeconds: 600 })
