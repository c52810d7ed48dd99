// Connects members' favourite products to the server.
import type { Feature } from '../platform/feature.ts'
import { favoritesRoutes } from './favorites.routes.ts'

export const favorites: Feature = () => ({ routes: () => favoritesRoutes })
