// The feature of closing documents.
import type { Feature } from '../platform/feature.ts'
import { documentsRoutes } from './documents.routes.ts'

// The law keeps them for five years, also those of a deleted account; they name companies, not members.
export const documents: Feature = (services) => ({ routes: () => documentsRoutes(services) })
