// Connects the overview pages of the site's own staff (queues, daily figures, failed jobs, setup checklist) to the server.
import type { Feature } from '../platform/feature.ts'
import { backOfficeRoutes } from './back-office.routes.ts'

export const backOffice: Feature = (services) => ({ routes: () => backOfficeRoutes(services) })
