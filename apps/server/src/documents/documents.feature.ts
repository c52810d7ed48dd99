// The feature of closing documents.
import type { Feature } from '../platform/feature.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import { documentsRoutes } from './documents.routes.ts'
import type { DocumentTask } from './documents-worker.ts'

// By law they are kept for five years, also those of a deleted account; they name companies, not members.
export const documents: Feature = ({ clock, ids }) => {
  const printer = createFilePrinter<DocumentTask>(new URL('./documents-worker.ts', import.meta.url))
  return { routes: () => documentsRoutes({ clock, ids, printer }), close: () => printer.close() }
}
