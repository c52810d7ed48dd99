// Settles the prepayment of an order when the buyer has received the goods. The Russian law on cash registers (54-ФЗ) demands two receipts for
// prepaid goods: one for the payment, and a second, closing one for the delivery; this makes the second.
import { closePart } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { findPaidPayment } from './orders.sql.ts'

/** The mark by which payments, refunds and invoices refer to the order with this id: `order:5`. */
export const orderRef = (id: number): string => `order:${id}`

/** Does nothing to an order that was not paid through the provider. Safe to repeat. */
export async function closePrepayment(tx: Tx, services: Services, orderId: number): Promise<void> {
  const paid = await findPaidPayment(tx, orderId)
  if (paid) await closePart(tx, services, { paymentId: paid.id, ref: orderRef(orderId) })
}
