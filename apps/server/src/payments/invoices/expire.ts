// Expires overdue invoices: a job for each, and an hourly sweep for those whose job was lost, which also forgets letters.
import { type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { expireJob, expireSweepJob } from './expire-job.ts'
import { deleteLetters, listDue } from './invoices.sql.ts'
import { expireInvoice, LETTER_MS } from './invoices.ts'

const SWEEP_SECONDS = 3600
/** Rows that one query reads. */
const BATCH = 200

export const expireOne = (services: Services, id: number): Promise<void> =>
  services.db.transaction().execute((tx) => expireInvoice(tx, services, id))

/** Expires each in a transaction of its own until none is overdue. */
export async function expireDue(services: Services): Promise<void> {
  for (;;) {
    const due = await listDue(services.db, services.clock.now(), BATCH)
    for (const id of due) await expireOne(services, id)
    if (due.length < BATCH) return
  }
}

/** Forgets to whom invoices were sent, once the same letter may be sent again. */
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
