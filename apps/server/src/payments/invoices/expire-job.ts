// The jobs that expire overdue invoices; a file of their own, so that code that sends them need not import what runs them.
import { defineJob } from '../../platform/jobs/jobs.ts'

export const expireJob = defineJob<{ invoiceId: number }>('payments.expire-invoice', { retryDelayMaxSeconds: 60 })

/** Finds overdue invoices whose job was lost. */
export const expireSweepJob = defineJob<Record<string, never>>('payments.expire-invoices', { keepsOneWaiting: true, expireSeconds: 600 })
