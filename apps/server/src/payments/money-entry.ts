// Presents one ledger entry or invoice payment of a seller, for the seller's page and the downloaded file.
import { readableName } from '@sverka/contract/company/names'
import type { MoneyEntry } from '@sverka/contract/payments/seller-money'
import type { MoneyRow } from './seller-money.sql.ts'

/** Kopecks as rubles. */
export const rubles = (kopecks: number): number => kopecks / 100

/** The number of the order in `order:5`; null for what is about no order. */
export const orderIn = (ref: string | null): number | null => (ref?.startsWith('order:') ? Number(ref.slice('order:'.length)) : null)

export const presentEntry = ({ id, way, happenedAt, kopecks, isReceived, fee, ref, invoice, isPart, buyer }: MoneyRow): MoneyEntry => ({
  id,
  way,
  happened_at: happenedAt.toISOString(),
  order: orderIn(ref),
  invoice,
  is_part: isPart,
  buyer: buyer && readableName(buyer),
  is_refund: kopecks < 0,
  amount: rubles(kopecks),
  fee: fee === null ? null : rubles(fee),
  is_received: isReceived,
})
