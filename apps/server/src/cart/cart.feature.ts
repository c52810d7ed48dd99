// What the cart offers to the application: routes, personal data.
import type { Feature } from '../platform/feature.ts'
import { cartRoutes } from './cart.routes.ts'
import { eraseCart, exportCart } from './cart.ts'

export const cart: Feature = (services) => ({
  routes: () => cartRoutes(services),
  personalData: { exportUserData: exportCart, eraseUserData: eraseCart },
})
