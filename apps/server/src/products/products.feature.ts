// Connects sellers' goods and services to the server: operations, stop words, background jobs, listeners, stored pictures, personal data.
import type { Feature } from '../platform/feature.ts'
import { hidingListeners } from './hiding.ts'
import { imageFiles } from './images.ts'
import { eraseProducts, exportProducts } from './own-data.ts'
import { deleteFilesWorker } from './own-product.ts'
import { productsRoutes } from './products.routes.ts'
import { dayCleanupWorker, scheduleDayCleanup, stopCounting } from './seller-days.ts'
import { findWords } from './stop-words.sql.ts'

export const products: Feature = (services) => ({
  readsReplicas: true,
  routes: () => productsRoutes(services),
  findStopWords: findWords,
  workers: [deleteFilesWorker(services), dayCleanupWorker(services)],
  start: () => scheduleDayCleanup(services),
  close: () => stopCounting(services),
  listeners: hidingListeners(services),
  files: [imageFiles],
  personalData: { exportUserData: exportProducts, eraseUserData: eraseProducts(services) },
})
