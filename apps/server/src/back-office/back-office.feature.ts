// The feature of what staff watch.
import type { Feature } from '../platform/feature.ts'
import { backOfficeRoutes } from './back-office.routes.ts'

export const backOffice: Feature = (services) => ({ routes: () => backOfficeRoutes(services) })
