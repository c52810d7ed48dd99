// Connects the public pages of sellers to the server.
import type { Feature } from '../platform/feature.ts'
import { companyPageRoutes } from './company-page.routes.ts'

export const companyPage: Feature = (services) => ({ readsReplicas: true, routes: () => companyPageRoutes(services) })
