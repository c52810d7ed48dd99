// Closing documents of orders as a feature of the application: its routes and the thread that prints. It deletes nothing with an account.
import type { Feature } from '../platform/feature.ts'
import { documentsRoutes } from './documents.routes.ts'
import { createDocumentPrinter } from './documents.ts'

// By Russian accounting law primary documents are stored for five years, also after the account is deleted; they name companies, not members.
export const documents: Feature = ({ clock, ids, announce }) => {
  const printer = createDocumentPrinter()
  return { routes: () => documentsRoutes({ clock, ids, announce, printer }), close: () => printer.close() }
}
