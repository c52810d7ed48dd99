// The feature of goods and services.
import type { Feature } from '../platform/feature.ts'
import { storeDemoPicture } from './demo-pictures.ts'
import { hidingListeners } from './hiding.ts'
import { imageFiles } from './images.ts'
import { forgetProducts, ownProducts } from './own-data.ts'
import { dropFilesWorker } from './own-product.ts'
import { productsRoutes } from './products.routes.ts'
import { demoThings, seedProducts } from './products.seed.ts'

export const products: Feature = (services) => ({
  routes: () => productsRoutes(services),
  workers: [dropFilesWorker(services)],
  listeners: hidingListeners(services),
  seed: () => services.db.transaction().execute((tx) => seedProducts(tx, services)),
  // The demo's pictures are drawn beside the requests, in the order of the listing: the newest goods first.
  upkeep: async ({ isStopping }) => {
    if (!services.config.demo) return
    for (const thing of demoThings.toReversed()) {
      if (isStopping()) return
      await storeDemoPicture(services.files.pictures, thing.key, thing)
    }
  },
  files: [imageFiles],
  personalData: { copy: ownProducts, forget: forgetProducts(services) },
})
