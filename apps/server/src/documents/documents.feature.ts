// The feature of closing documents.
import type { Feature } from '../platform/feature.ts'
import { documentsRoutes } from './documents.routes.ts'

// By law they are kept for five years, also those of a deleted account; they name companies, not members.
export const documents: Feature = (services) => ({ routes: () => documentsRoutes(services) })
