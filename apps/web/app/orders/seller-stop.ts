// Whether a stop factor forbids deals with the seller of an order.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal, NoConnection } from '../api/refusal.ts'

/** False also where there is no report, or it could not be loaded: the order is shown without it. */
export async function isSellerStopped({ seller: { inn, ogrn } }: OrderDetails): Promise<boolean> {
  try {
    const { worst } = await browserCall('GET /api/v1/reliability-summary/', { query: { query: inn ?? ogrn } })
    return worst.some(({ polarity }) => polarity === 'stop')
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return false
    throw error
  }
}
