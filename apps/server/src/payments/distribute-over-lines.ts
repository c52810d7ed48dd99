// Distributes a sum over the lines of a receipt, to the kopeck: for the receipt of a refund, or of goods of which a part was refunded.
import type { ReceiptLine } from './provider.ts'

const lineTotal = ({ quantity, kopecks }: ReceiptLine): number => quantity * kopecks

/**
 * Returns the lines unchanged if `kopecks` is their total. For a smaller sum each line becomes one piece whose price is its proportional share.
 * The kopecks lost by rounding down go to the lines with the largest remainders. Lines with a share of 0 are omitted. Throws for a negative sum
 * or one above the total.
 */
export function distributeOverLines<L extends ReceiptLine>(lines: readonly L[], kopecks: number): L[] {
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  if (kopecks === total) return [...lines]
  if (kopecks < 0 || kopecks > total) throw new Error(`${kopecks} kopecks are no part of ${total}`)
  const shares = lines.map((line, at) => {
    const product = BigInt(lineTotal(line)) * BigInt(kopecks)
    return { at, share: Number(product / BigInt(total)), remainder: product % BigInt(total) }
  })
  let undistributed = kopecks - shares.reduce((sum, { share }) => sum + share, 0)
  const byRemainder = shares.toSorted((first, second) =>
    second.remainder > first.remainder ? 1 : second.remainder < first.remainder ? -1 : 0,
  )
  for (const entry of byRemainder) {
    if (undistributed === 0) break
    entry.share += 1
    undistributed -= 1
  }
  return lines.flatMap((line, at) => {
    const share = shares[at]?.share ?? 0
    return share === 0 ? [] : [{ ...line, quantity: 1, kopecks: share }]
  })
}
