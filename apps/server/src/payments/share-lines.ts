// Divides a sum among the lines of a receipt, to the kopeck: what goes back or is handed over is a part of what was paid.
import type { ReceiptLine } from './provider.ts'

const lineTotal = ({ quantity, kopecks }: ReceiptLine): number => quantity * kopecks

/** The lines as they are for all of their sum; for a part of it one piece each, in proportion; a line of nothing is left out. */
export function shareLines<L extends ReceiptLine>(lines: readonly L[], kopecks: number): L[] {
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
