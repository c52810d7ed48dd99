// What goods and services offer to the application: routes, jobs, listeners, personal data.
import type { Feature } from '../platform/feature.ts'
import { hidingListeners } from './hiding.ts'
import { imageFiles } from './images.ts'
import { eraseProducts, exportProducts } from './own-data.ts'
import { dropFilesWorker } from './own-product.ts'
import { productsRoutes } from './products.routes.ts'
import { askToForgetDays, endCounting, forgetDaysWorker } from './seller-days.ts'
import { findWords } from './stop-words.sql.ts'

export const products: Feature = (services) => ({
  readsReplicas: true,
  routes: () => productsRoutes(services),
  findStopWords: findWords,
  workers: [dropFilesWorker(services), forgetDaysWorker(services)],
  start: () => askToForgetDays(services),
  close: () => endCounting(services),
  listeners: hidingListeners(services),
  files: [imageFiles],
  personalData: { exportUserData: exportProducts, eraseUserData: eraseProducts(services) },
})
