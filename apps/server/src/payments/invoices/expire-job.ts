// Declares the jobs that expire overdue invoices. They have a file of their own, so that code that sends a job need not import the code that runs it.
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Expires one invoice; sent with the invoice and run when its time for payment ends. */
export const expireJob = defineJob<{ invoiceId: number }>('payments.expire-invoice', { retryDelayMaxSeconds: 60 })

/** Finds overdue invoices whose job was lost; runs every hour. */
export const expireSweepJob = defineJob<Record<string, never>>('payments.expire-invoices', { keepsOneWaiting: true, expireSeconds: 600 })
