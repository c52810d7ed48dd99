// The feature of disputed facts, in which a company's representative marks an entry of a state source on the company's card, such as a debt, as
// disputed: routes, automatic endings of marks, documents, personal data.
import type { Feature } from '../platform/feature.ts'
import { disputedFactsRoutes } from './disputed-facts.routes.ts'
import { deleteDisputesByUser, listDisputesForExport } from './disputed-facts.sql.ts'
import { deleteDocumentAfterCommit, deleteDocumentsWorker, disputeDocuments } from './documents.ts'
import { endingListeners, endingWorkers, scheduleNightlyJobs } from './endings.ts'

export const disputedFacts: Feature = (services) => ({
  routes: () => disputedFactsRoutes(services),
  workers: [deleteDocumentsWorker(services), ...endingWorkers(services)],
  listeners: endingListeners(services),
  files: [disputeDocuments],
  start: () => scheduleNightlyJobs(services),
  personalData: {
    exportUserData: async (db, userId) => [{ name: 'disputed-facts.json', content: await listDisputesForExport(db, userId) }],
    eraseUserData: async (tx, userId) => {
      const deleted = await deleteDisputesByUser(tx, userId)
      if (deleted.length > 0) await deleteDocumentAfterCommit(tx, services, ...deleted.map(({ fileId }) => fileId))
      return { disputed_facts: deleted.length }
    },
  },
})
