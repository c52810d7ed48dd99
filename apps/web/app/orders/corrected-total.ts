// Total of an order after documents (УКД) have lowered it.
import type { Order } from '@sverka/contract/orders/orders'

/** Rubles; computed in kopecks, since differences of fractions are not exact. */
export const correctedTotal = ({ total, lowered }: Pick<Order, 'total' | 'lowered'>): number =>
  (Math.round(total * 100) - Math.round(lowered * 100)) / 100
