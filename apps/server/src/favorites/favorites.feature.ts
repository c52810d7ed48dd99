// The feature of favourites.
import type { Feature } from '../platform/feature.ts'
import { favoritesRoutes } from './favorites.routes.ts'

export const favorites: Feature = () => ({ routes: () => favoritesRoutes })
