// What an order comes to after documents corrected it.
import type { Order } from '@sverka/contract/orders/orders'

/** Rubles. */
export const correctedTotal = ({ total, lowered }: Pick<Order, 'total' | 'lowered'>): number =>
  (Math.round(total * 100) - Math.round(lowered * 100)) / 100
