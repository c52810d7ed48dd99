// What price lists offer to the application: routes, the job, the thread that reads files, personal data.
import type { Feature } from '../platform/feature.ts'
import { priceListsRoutes } from './price-lists.routes.ts'
import { forgetLists, ownPriceLists } from './price-lists.ts'
import { createPricesReader } from './prices-reader.ts'
import { priceListWorker } from './run-list.ts'

export const priceLists: Feature = (services) => {
  const reader = createPricesReader()
  return {
    routes: () => priceListsRoutes(services, reader),
    workers: [priceListWorker(services)],
    personalData: { copy: ownPriceLists, forget: async (tx, userId) => ({ price_lists: await forgetLists(tx, userId) }) },
    close: () => reader.close(),
  }
}
