// Who may read an order's documents: its buyer and its seller. Everybody else gets 404, as if there were none.
import { requireOrder } from '../orders/orders.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findDocumentFile } from './documents.sql.ts'

/** The file of a document. Throws `not_found` if the caller may not read it. `id`: of the document; `format`: pdf, xlsx or xml. */
export async function requireDocumentFile(db: Reader, userId: number, { id, format }: { id: number; format: string }) {
  const file = (await findDocumentFile(db, id, format)) ?? refuse('not_found')
  await requireOrder(db, userId, file.orderId)
  return file
}
