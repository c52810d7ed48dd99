// Scans the documents of a request to represent a company for viruses in the background; nobody can open them until they are found clean.
import { recordAudit } from '../platform/audit/audit.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { findTicket, setScanState } from './company-binding.sql.ts'

const scan = defineJob<{ ticketId: number }>('company-binding.scan-documents', { expireSeconds: 120 })

/** State of a new request's documents: `unchecked` for ever if the server has no antivirus. */
export const firstScanState = ({ antivirus }: Services): 'pending' | 'unchecked' => (antivirus ? 'pending' : 'unchecked')

/** Queues the scan; a failed one is retried for a day. */
export async function scheduleScan(tx: Tx, { antivirus, jobs }: Services, ticketId: number): Promise<void> {
  if (antivirus) await jobs.send(tx, scan, { ticketId })
}

/** Whether staff may open documents in this state: found clean, or uploaded while no antivirus was configured. */
export const mayBeOpened = (state: string): boolean => state === 'clean' || state === 'unchecked'

/** One infected document makes the whole request infected. If the antivirus fails, the state is `failed` and the job is retried. */
export const scanDocumentsWorker = (services: Services): JobWorker =>
  jobWorker(scan, async ({ ticketId }) => {
    const { db, antivirus, files } = services
    const ticket = await findTicket(readOnly(db), ticketId)
    if (!ticket || !antivirus) return
    try {
      let state: 'clean' | 'infected' = 'clean'
      for (const key of [ticket.passportKey, ticket.contractKey, ticket.powerKey]) {
        const bytes = key && (await files.documents.get(key))
        if (bytes && (await antivirus.scan(bytes)) === 'infected') state = 'infected'
      }
      await saveState(db, services, { ticketId, state })
    } catch (error) {
      await saveState(db, services, { ticketId, state: 'failed' })
      throw error
    }
  })

const saveState = (db: Db, { clock }: Services, { ticketId, state }: { ticketId: number; state: 'clean' | 'infected' | 'failed' }) =>
  db.transaction().execute(async (tx) => {
    await setScanState(tx, ticketId, state)
    if (state === 'infected') {
      await recordAudit(tx, clock, { action: 'binding.infected', actorId: null, subject: `ticket:${ticketId}`, clientIp: null })
    }
  })
