// The feature of ties.
import type { Feature } from '../platform/feature.ts'
import { tiesRoutes } from './ties.routes.ts'

export const ties: Feature = () => ({ routes: () => tiesRoutes })
