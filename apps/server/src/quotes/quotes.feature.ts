// The feature of quotes.
import type { Feature } from '../platform/feature.ts'
import { forgetOffers, forgetRequests, listOfferCopies, listRequestCopies } from './own-data.sql.ts'
import { quotesRoutes } from './quotes.routes.ts'

export const quotes: Feature = (services) => ({
  routes: () => quotesRoutes(services),
  personalData: {
    copy: async (db, userId) => [
      { name: 'quote-requests.json', content: await listRequestCopies(db, userId) },
      { name: 'quote-offers.json', content: await listOfferCopies(db, userId) },
    ],
    forget: async (tx, userId) => ({ quote_requests: await forgetRequests(tx, userId), quote_offers: await forgetOffers(tx, userId) }),
  },
})
