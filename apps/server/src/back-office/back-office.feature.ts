// The feature of the staff's overview pages.
import type { Feature } from '../platform/feature.ts'
import { backOfficeRoutes } from './back-office.routes.ts'

export const backOffice: Feature = (services) => ({ routes: () => backOfficeRoutes(services) })
