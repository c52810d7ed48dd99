// Computes what is still to be paid of an order's invoice, or was paid too much.

import type { OrderDetails } from '@sverka/contract/orders/orders'
import { invoiceBalance } from '@sverka/contract/payments/invoices.rules'

/**
 * All sums are rubles; computed in kopecks, since differences of fractions are not exact. `lowered`: by how much correction documents (УКД)
 * lowered the order's total.
 */
export function orderInvoiceBalance(
  { amount, paid }: Pick<NonNullable<OrderDetails['invoice']>, 'amount' | 'paid'>,
  lowered = 0,
): { readonly rest: number; readonly excess: number } {
  const { rest, excess } = invoiceBalance({ amount: Math.round((amount - lowered) * 100), paid: Math.round(paid * 100) })
  return { rest: rest / 100, excess: excess / 100 }
}
