// Computes the sum still to be paid of an order's invoice, or the sum overpaid.

import type { OrderDetails } from '@sverka/contract/orders/orders'
import { invoiceBalance } from '@sverka/contract/payments/invoices.rules'

/**
 * All sums are rubles; computed in kopecks, since differences of fractions are not exact. `lowered`: the sum by which correction documents (УКД:
 * the seller corrects delivered quantities or prices) lowered the order's total. `rest`: still to be paid; `excess`: overpaid.
 */
export function orderInvoiceBalance(
  { amount, paid }: Pick<NonNullable<OrderDetails['invoice']>, 'amount' | 'paid'>,
  lowered = 0,
): { readonly rest: number; readonly excess: number } {
  const { rest, excess } = invoiceBalance({ amount: Math.round((amount - lowered) * 100), paid: Math.round(paid * 100) })
  return { rest: rest / 100, excess: excess / 100 }
}
