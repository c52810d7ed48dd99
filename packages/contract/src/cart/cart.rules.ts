// Rules of the basket shared by page and server: quantities, reasons why a line cannot be bought, and totals.
import { cutText } from '../texts.ts'

/** The most pieces of one line (specification §9: at least 1). */
export const QUANTITY_MAX = 999_999
/** The most lines of one basket. */
export const LINES_MAX = 100
/** The most kopecks of one line; a full basket then stays below 2^53. */
export const LINE_TOTAL_MAX = 9e13

/** Why a line cannot be bought; `seller_unpayable`: this seller's goods cannot be paid for on this site. */
export const lineProblems = ['seller_unpayable', 'out_of_stock', 'too_few'] as const
export type LineProblem = (typeof lineProblems)[number]

/** Null if the line can be bought, as far as stock is concerned. */
export function lineProblem(line: { quantity: number; inStock: boolean; stock: number | null }): LineProblem | null {
  if (!line.inStock) return 'out_of_stock'
  return line.stock !== null && line.stock < line.quantity ? 'too_few' : null
}

/** Reads a typed quantity: digits only, at least 1 (specification §5); null for anything else. */
export function typedQuantity(typed: string): number | null {
  const text = typed.trim().replace(/(?<=\d)\s(?=\d{3}(?:\s|$))/g, '')
  const count = /^\d+$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= QUANTITY_MAX ? count : null
}

/** The fault of a typed quantity when at most `most` are available; null if there is none, or nothing is typed yet. */
export function quantityFault(typed: string, most: number): 'wrong' | 'too_many' | null {
  if (typed.trim() === '') return null
  const count = typedQuantity(typed)
  if (count === null) return 'wrong'
  return count > most ? 'too_many' : null
}

/** Characters of a description in the basket (specification §9). */
const DESCRIPTION_SHOWN = 64

/** The beginning of a description, with an ellipsis if it is cut. */
export function shortDescription(description: string): string {
  const signs = [...description]
  return signs.length > DESCRIPTION_SHOWN ? `${cutText(description, signs.slice(0, DESCRIPTION_SHOWN).join('').length)}…` : description
}

/** Total of lines whose money is in whole kopecks. */
export const cartTotal = (lines: readonly { quantity: number; kopecks: number }[]): number =>
  lines.reduce((sum, { quantity, kopecks }) => sum + quantity * kopecks, 0)
