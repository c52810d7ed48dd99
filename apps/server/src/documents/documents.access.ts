// Decides who may read an order's documents: its buyer and its seller. For everybody else they do not exist.
import { accessOrder } from '../orders/orders.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findDocumentFile } from './documents.sql.ts'

/** Throws `not_found`. */
export async function accessDocumentFile(db: Reader, userId: number, { id, format }: { id: number; format: string }) {
  const file = (await findDocumentFile(db, id, format)) ?? refuse('not_found')
  await accessOrder(db, userId, file.orderId)
  return file
}
