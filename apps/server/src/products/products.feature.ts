// The feature of goods and services.
import type { Feature } from '../platform/feature.ts'
import { hidingListeners } from './hiding.ts'
import { imageFiles } from './images.ts'
import { forgetProducts, ownProducts } from './own-data.ts'
import { dropFilesWorker } from './own-product.ts'
import { productsRoutes } from './products.routes.ts'
import { drawDemoFile, seedProducts } from './products.seed.ts'

export const products: Feature = (services) => ({
  readsReplicas: true,
  routes: () => productsRoutes(services),
  workers: [dropFilesWorker(services)],
  listeners: hidingListeners(services),
  seed: () => services.db.transaction().execute((tx) => seedProducts(tx, services)),
  ...(services.config.demo ? { drawFile: drawDemoFile } : {}),
  files: [imageFiles],
  personalData: { copy: ownProducts, forget: forgetProducts(services) },
})
