// Distributes a sum over the lines of a receipt, to the kopeck: for a refund, or for a delivery of which a part was refunded.
import type { ReceiptLine } from './provider.ts'

const lineTotal = ({ quantity, kopecks }: ReceiptLine): number => quantity * kopecks

/**
 * For the whole sum the lines as they are. For less, each line becomes one piece at its proportional share; the kopecks left by rounding go
 * to the lines with the largest remainders, and lines with nothing are left out. Throws for a negative sum or one above the total.
 */
export function distributeOverLines<L extends ReceiptLine>(lines: readonly L[], kopecks: number): L[] {
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  if (kopecks === total) return [...lines]
  if (kopecks < 0 || kopecks > total) throw new Error(`${kopecks} kopecks are no part of ${total}`)
  const shares = lines.map((line, at) => {
    const product = BigInt(lineTotal(line)) * BigInt(kopecks)
    return { at, share: Number(product / BigInt(total)), rest: product % BigInt(total) }
  })
  let left = kopecks - shares.reduce((sum, { share }) => sum + share, 0)
  for (const one of shares.toSorted((first, second) => (second.rest > first.rest ? 1 : second.rest < first.rest ? -1 : 0))) {
    if (left === 0) break
    one.share += 1
    left -= 1
  }
  return lines.flatMap((line, at) => {
    const share = shares[at]?.share ?? 0
    return share === 0 ? [] : [{ ...line, quantity: 1, kopecks: share }]
  })
}
