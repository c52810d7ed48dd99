// Connects the cart to the server: routes, data export and account deletion.
import type { Feature } from '../platform/feature.ts'
import { cartRoutes } from './cart.routes.ts'
import { eraseCart, exportCart } from './cart.ts'

export const cart: Feature = (services) => ({
  routes: () => cartRoutes(services),
  personalData: { exportUserData: exportCart, eraseUserData: eraseCart },
})
