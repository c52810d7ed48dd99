// Connects price lists to the server: operations, the exchange with 1С (the seller's accounting program), background jobs, stored files,
// personal data. A price list is a seller's file of goods that creates and changes their products.
import type { Feature } from '../platform/feature.ts'
import { deleteAddresses } from './addresses/addresses.sql.ts'
import { exportUrls, startUrlFetches, urlWorkers } from './addresses/addresses.ts'
import { eraseLogins } from './exchange/exchange.sql.ts'
import { installExchange } from './exchange/exchange.ts'
import { exportCredentials, sweepWorker } from './exchange/exchange-logins.ts'
import { dropAllSent, dropSentWorker, sentPictureFiles, sentPicturesWorker } from './exchange/sent-pictures.ts'
import { picturesWorkers } from './pictures/pictures.ts'
import { priceListsRoutes } from './price-lists.routes.ts'
import { deleteAllLists, exportPriceLists } from './price-lists.ts'
import { createPricesReader } from './prices-reader.ts'
import { priceListWorker } from './run-list.ts'

export const priceLists: Feature = (services) => {
  const reader = createPricesReader()
  return {
    routes: () => priceListsRoutes(services, reader),
    install: installExchange(services, reader),
    workers: [
      priceListWorker(services),
      sweepWorker(services),
      sentPicturesWorker(services),
      dropSentWorker(services),
      ...urlWorkers(services, reader),
      ...picturesWorkers(services),
    ],
    files: [sentPictureFiles],
    start: () => startUrlFetches(services),
    personalData: {
      exportUserData: async (db, userId) => [
        ...(await exportPriceLists(db, userId)),
        ...(await exportCredentials(db, userId)),
        ...(await exportUrls(db, userId)),
      ],
      eraseUserData: async (tx, userId) => {
        await dropAllSent(tx, services, { userId })
        return {
          price_list_addresses: await deleteAddresses(tx, userId),
          price_lists: await deleteAllLists(tx, userId),
          exchange_logins: await eraseLogins(tx, userId),
        }
      },
    },
    close: () => reader.close(),
  }
}
