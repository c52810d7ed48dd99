// Computes the total of an order after correction documents (УКД: a seller corrects delivered quantities or prices) have lowered it.
import type { Order } from '@sverka/contract/orders/orders'

/** Rubles, like `total` and `lowered`. The difference is computed in kopecks, since differences of fractions are not exact. */
export const correctedTotal = ({ total, lowered }: Pick<Order, 'total' | 'lowered'>): number =>
  (Math.round(total * 100) - Math.round(lowered * 100)) / 100
