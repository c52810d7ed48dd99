// Connects requests to represent companies («tickets», with scanned documents that staff check) to the server: routes, background jobs, stored
// files, personal data.
import type { Feature } from '../platform/feature.ts'
import { companyBindingRoutes } from './company-binding.routes.ts'
import { listKnownDocuments } from './company-binding.sql.ts'
import { destroyDocumentsWorker, rejectTicketsOfBlocked } from './company-binding.staff.ts'
import { deleteFilesWorker, eraseCompanies, exportCompanies } from './own-data.ts'
import { scanDocumentsWorker } from './scan-documents.ts'

export const companyBinding: Feature = (services) => ({
  routes: () => companyBindingRoutes(services),
  workers: [destroyDocumentsWorker(services), deleteFilesWorker(services), scanDocumentsWorker(services)],
  listeners: [rejectTicketsOfBlocked(services)],
  files: [{ store: 'documents', prefix: 'tickets/', known: listKnownDocuments }],
  personalData: { exportUserData: exportCompanies, eraseUserData: eraseCompanies(services) },
})
