// Registers the feature «quotes» (buyers' requests for prices and sellers' offers): HTTP operations, a background job, its stored files, and the
// export and deletion of personal data.
import type { QuoteDetails } from '@sverka/contract/quotes/quotes'
import type { Feature } from '../platform/feature.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import { deleteUserComplaints, listComplaintsForExport } from './complaints.sql.ts'
import { eraseOffers, eraseRequests, listOffersForExport, listRequestsForExport } from './own-data.sql.ts'
import { deleteFilesOfBuyer, listFilesForExport } from './quote-files.sql.ts'
import { dropHiddenFiles, dropQuoteFiles, dropQuoteFilesWorker, quoteFiles } from './quote-files.ts'
import { quotesRoutes } from './quotes.routes.ts'

export const quotes: Feature = (services) => {
  const printer = createFilePrinter<QuoteDetails>(new URL('./quote-file-worker.ts', import.meta.url))
  return {
    routes: () => quotesRoutes(services, printer),
    close: () => printer.close(),
    workers: [dropQuoteFilesWorker(services)],
    files: [quoteFiles],
    personalData: {
      exportUserData: async (db, userId) => [
        { name: 'quote-requests.json', content: await listRequestsForExport(db, userId) },
        { name: 'quote-files.json', content: await listFilesForExport(db, userId) },
        { name: 'quote-offers.json', content: await listOffersForExport(db, userId) },
        { name: 'quote-complaints.json', content: await listComplaintsForExport(db, userId) },
      ],
      eraseUserData: async (tx, userId) => {
        const files = await deleteFilesOfBuyer(tx, userId)
        await dropQuoteFiles(tx, services, files)
        const complained = await deleteUserComplaints(tx, userId)
        await dropHiddenFiles(tx, services, complained)
        return {
          quote_requests: await eraseRequests(tx, userId),
          quote_files: files.length,
          quote_offers: await eraseOffers(tx, userId),
          quote_complaints: complained.length,
        }
      },
    },
  }
}
