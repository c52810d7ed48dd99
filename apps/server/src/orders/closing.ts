// Settles the prepayment of an order: when the buyer has received the goods, a receipt is made that says so.
import { closePart } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { findPaidPayment } from './orders.sql.ts'

/** `ref` of the order in payments, refunds and invoices: `order:5`. */
export const orderRef = (id: number): string => `order:${id}`

/** Does nothing to an order that was not paid through the provider. Safe to repeat. */
export async function closePrepayment(tx: Tx, services: Services, orderId: number): Promise<void> {
  const paid = await findPaidPayment(tx, orderId)
  if (paid) await closePart(tx, services, { paymentId: paid.id, ref: orderRef(orderId) })
}
