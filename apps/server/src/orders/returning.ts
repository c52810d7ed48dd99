// Refunds the money of a cancelled order that was not refunded before, once.
import { prepareRefund, sumUnderWay } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { orderRef } from './closing.ts'
import { refundReason } from './order-file.texts.ts'
import { findPaidPayment, type LockedOrder } from './orders.sql.ts'

/** Who cancelled the order; recorded as the person who requested the refund. */
interface Canceller {
  readonly actorId: number
  readonly clientIp: string | null
}

/** Does nothing to an order that was not paid through the provider. Throws `refund_under_way` if the whole rest is already being refunded. */
export async function refundCancelledOrder(
  tx: Tx,
  services: Services,
  order: LockedOrder,
  { actorId, clientIp }: Canceller,
): Promise<void> {
  const paid = await findPaidPayment(tx, order.id)
  if (!paid) return
  const ref = orderRef(order.id)
  if (order.refundedKopecks + (await sumUnderWay(tx, ref)) >= order.totalKopecks) refuse('refund_under_way')
  const reason = refundReason(order.id)
  await prepareRefund(tx, services, {
    paymentId: paid.id,
    ref,
    // Null: the whole rest.
    kopecks: null,
    reason,
    key: `cancelled:${order.id}`,
    staffId: actorId,
    clientIp,
  })
}
