// Expires overdue invoices: by a job for each invoice, and by an hourly sweep for invoices whose job was lost. The sweep also deletes the
// records of invoice e-mails ("letters") that are no longer needed.
import { type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { expireJob, expireSweepJob } from './expire-job.ts'
import { deleteLetters, listDue } from './invoices.sql.ts'
import { expireInvoice, LETTER_MS } from './invoices.ts'

const SWEEP_SECONDS = 3600
/** Rows that one query reads. */
const BATCH = 200

/** Expires the invoice if it is overdue and still unpaid. */
export const expireOne = (services: Services, id: number): Promise<void> =>
  services.db.transaction().execute((tx) => expireInvoice(tx, services, id))

/** Expires all overdue invoices, each in a transaction of its own. */
export async function expireDue(services: Services): Promise<void> {
  for (;;) {
    const due = await listDue(services.db, services.clock.now(), BATCH)
    for (const id of due) await expireOne(services, id)
    if (due.length < BATCH) return
  }
}

/** Deletes the records of addresses that invoices were sent to, once the same invoice may be sent there again. */
export const forgetLetters = async ({ db, clock }: Services): Promise<void> => {
  await db.transaction().execute((tx) => deleteLetters(tx, new Date(clock.now().getTime() - LETTER_MS)))
}

export const expiryWorkers = (services: Services): readonly JobWorker[] => [
  jobWorker(expireJob, ({ invoiceId }) => expireOne(services, invoiceId)),
  jobWorker(expireSweepJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, expireSweepJob, {}, { after: SWEEP_SECONDS }))
    await forgetLetters(services)
    await expireDue(services)
  }),
]
