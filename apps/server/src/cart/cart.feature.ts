// The feature of the cart.
import type { Feature } from '../platform/feature.ts'
import { cartRoutes } from './cart.routes.ts'
import { forgetBasket, ownBasket } from './cart.ts'

export const cart: Feature = (services) => ({
  routes: () => cartRoutes(services),
  personalData: { copy: ownBasket, forget: forgetBasket },
})
