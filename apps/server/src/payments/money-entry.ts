// Presents one movement of a seller's money, a ledger entry or a payment of an invoice, for the seller's page and the downloaded file.
import { readableName } from '@sverka/contract/company/names'
import type { MoneyEntry } from '@sverka/contract/payments/seller-money'
import type { MoneyRow } from './seller-money.sql.ts'

/** Kopecks as rubles. */
export const rubles = (kopecks: number): number => kopecks / 100

/** The order's number in a reference such as `order:5`; null for a reference to something else. */
export const readOrderId = (ref: string | null): number | null => (ref?.startsWith('order:') ? Number(ref.slice('order:'.length)) : null)

/** Refunds have negative sums. A fee that the payment provider has not reported is null. */
export const presentEntry = ({ id, way, happenedAt, kopecks, isReceived, fee, ref, invoice, isPart, buyer }: MoneyRow): MoneyEntry => ({
  id,
  way,
  happened_at: happenedAt.toISOString(),
  order: readOrderId(ref),
  invoice,
  is_part: isPart,
  buyer: buyer && readableName(buyer),
  is_refund: kopecks < 0,
  amount: rubles(kopecks),
  fee: fee === null ? null : rubles(fee),
  is_received: isReceived,
})
