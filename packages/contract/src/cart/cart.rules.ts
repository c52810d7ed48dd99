// Rules of the cart shared by page and server: quantities, reasons why a line cannot be bought, and totals.
import { QUANTITY_MAX, type QuantityTerms, termsFault } from '../products/trade-terms.rules.ts'
import { cutText } from '../texts.ts'

/** The most lines of one cart. */
export const LINES_MAX = 100
/** The most kopecks of one line: the total of a full cart then stays below 2^53 and is exact. */
export const LINE_TOTAL_MAX = 9e13

/**
 * Why a line cannot be bought. `seller_unpayable`: goods of this seller cannot be paid for on the site; `too_few`: less in stock than wanted;
 * `below_min`, `not_multiple`: the seller's smallest quantity or pack size is not respected.
 */
export const lineProblems = ['seller_unpayable', 'out_of_stock', 'too_few', 'below_min', 'not_multiple'] as const
export type LineProblem = (typeof lineProblems)[number]

interface WantedLine {
  readonly quantity: number
  readonly inStock: boolean
  /** Units in stock; null if the seller names no number. */
  readonly stock: number | null
  readonly terms: QuantityTerms
}

/** Why a line cannot be bought; null if stock and the seller's terms allow it. Whether the seller can be paid is not considered. */
export function lineProblem({ quantity, inStock, stock, terms }: WantedLine): LineProblem | null {
  if (!inStock) return 'out_of_stock'
  return stock !== null && stock < quantity ? 'too_few' : termsFault(quantity, terms)
}

/** Reads a typed quantity: digits, in groups of three or not, and at least 1 (specification §5); null for anything else. */
export function typedQuantity(typed: string): number | null {
  const text = typed.trim().replace(/(?<=\d)\s(?=\d{3}(?:\s|$))/g, '')
  const count = /^\d+$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= QUANTITY_MAX ? count : null
}

const NO_TERMS: QuantityTerms = { min_quantity: null, multiple: null }

/** The fault of a typed quantity when at most `most` are available; null if there is none, or nothing is typed yet. */
export function quantityFault(typed: string, most: number, terms = NO_TERMS): 'wrong' | 'too_many' | 'below_min' | 'not_multiple' | null {
  if (typed.trim() === '') return null
  const count = typedQuantity(typed)
  if (count === null) return 'wrong'
  return count > most ? 'too_many' : termsFault(count, terms)
}

/** The number of characters of a description that the cart shows (specification §9). */
const DESCRIPTION_SHOWN = 64

/** The beginning of a description, with an ellipsis if it is cut. */
export function shortDescription(description: string): string {
  const characters = [...description]
  if (characters.length <= DESCRIPTION_SHOWN) return description
  return `${cutText(description, characters.slice(0, DESCRIPTION_SHOWN).join('').length)}…`
}

/** Total of lines whose money is in whole kopecks. */
export const cartTotal = (lines: readonly { readonly total: number }[]): number => lines.reduce((sum, { total }) => sum + total, 0)
