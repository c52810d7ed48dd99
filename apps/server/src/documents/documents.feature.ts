// What closing documents offer to the application: routes.
// By law they are kept for five years, also those of a deleted account; they name companies, not members.
import type { Feature } from '../platform/feature.ts'
import { documentsRoutes } from './documents.routes.ts'
import { createDocumentPrinter } from './documents.ts'

// By law they are kept for five years, also those of a deleted account; they name companies, not members.
export const documents: Feature = ({ clock, ids, announce }) => {
  const printer = createDocumentPrinter()
  return { routes: () => documentsRoutes({ clock, ids, announce, printer }), close: () => printer.close() }
}
