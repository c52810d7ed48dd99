// Ends a prepayment: when the buyer has the goods, a receipt is made that says so.
import { closePart } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { findPaidPayment } from './orders.sql.ts'

/** Name of an order's part in a payment. */
export const orderRef = (id: number): string => `order:${id}`

/** Safe to repeat. */
export async function closePrepayment(tx: Tx, services: Services, orderId: number): Promise<void> {
  const paid = await findPaidPayment(tx, orderId)
  if (paid) await closePart(tx, services, { paymentId: paid.id, ref: orderRef(orderId) })
}
