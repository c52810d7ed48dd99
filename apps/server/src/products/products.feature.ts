// The feature of goods and services.
import type { Feature } from '../platform/feature.ts'
import { hidingListeners } from './hiding.ts'
import { forgetProducts, ownProducts } from './own-data.ts'
import { dropFilesWorker } from './own-product.ts'
import { productsRoutes } from './products.routes.ts'

export const products: Feature = (services) => ({
  routes: () => productsRoutes(services),
  workers: [dropFilesWorker(services)],
  listeners: hidingListeners(services),
  personalData: { copy: ownProducts, forget: forgetProducts(services) },
})
