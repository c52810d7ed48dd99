// The feature of quotes.
import type { Feature } from '../platform/feature.ts'
import { forgetOffers, forgetRequests, listOfferCopies, listRequestCopies } from './own-data.sql.ts'
import { deleteFilesOfBuyer, listFileCopies } from './quote-files.sql.ts'
import { dropQuoteFiles, dropQuoteFilesWorker, quoteFiles } from './quote-files.ts'
import { quotesRoutes } from './quotes.routes.ts'

export const quotes: Feature = (services) => ({
  routes: () => quotesRoutes(services),
  workers: [dropQuoteFilesWorker(services)],
  files: [quoteFiles],
  personalData: {
    copy: async (db, userId) => [
      { name: 'quote-requests.json', content: await listRequestCopies(db, userId) },
      { name: 'quote-files.json', content: await listFileCopies(db, userId) },
      { name: 'quote-offers.json', content: await listOfferCopies(db, userId) },
    ],
    forget: async (tx, userId) => {
      const files = await deleteFilesOfBuyer(tx, userId)
      await dropQuoteFiles(tx, services, files)
      return {
        quote_requests: await forgetRequests(tx, userId),
        quote_files: files.length,
        quote_offers: await forgetOffers(tx, userId),
      }
    },
  },
})
