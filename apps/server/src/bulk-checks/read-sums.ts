// Bulk checks: reads the sums of money beside the companies of a member's list: finds their column and the amount of each.
import { CELL_SHOWN } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { withPlainSigns } from '@sverka/contract/identifiers/written.rules'
import { cutText } from '@sverka/contract/texts'
import type { Cell } from '../platform/tables/rows.ts'

export interface LineSum {
  /** Whole kopecks; null if there is no sum or an unreadable one. */
  readonly sum: number | null
  /** The text in the column of sums that could not be read as a sum. */
  readonly unread_sum: string | null
}

export const NO_SUM: LineSum = { sum: null, unread_sum: null }

/** Parts of Russian, English and Chinese words for sums and for taxes. */
const SUM_WORDS = /сумм|стоимост|amount|total|金额|总额/i
const TAX_WORDS = /ндс|налог|vat|tax|税/i

/** True if a heading names sums that are not those of a tax. */
export const isSumHeading = (text: string): boolean => SUM_WORDS.test(text) && !TAX_WORDS.test(text)

/** The number of the first column whose heading names sums; null if there is none. */
export const findSumColumn = (heads: readonly Cell[]): number | null => heads.find(({ text }) => isSumHeading(text))?.column ?? null

/** The currency after an amount. */
const RUBLES = / ?(?:₽|руб(?:\.|лей|ля|ль)?|rub)$/i
/** Digits without separators, or in groups of three with one kind of separator, and decimals after the other kind. */
const SHAPES = [/^(\d+)(?:[.,](\d+))?$/, /^(\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/, /^(\d{1,3}(?:,\d{3}){2,})(?:\.(\d+))?$/]
const MORE_SHAPES = [/^(\d{1,3}(?:,\d{3})+)\.(\d+)$/, /^(\d{1,3}(?:\.\d{3}){2,})(?:,(\d+))?$/, /^(\d{1,3}(?:\.\d{3})+),(\d+)$/]
/** Scientific notation, as spreadsheets write large numbers. */
const POWER = /^\d(?:\.\d{1,16})?E\+?\d{1,2}$/i
/** Either sign may separate decimals or thousands: «1,200» is one and a fifth, or twelve hundred. Such texts are not read. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/
/** In kopecks (a hundredth of a ruble) this is still an exact JavaScript number. */
const MAX_RUBLES = 90_000_000_000_000
/** Longer texts are not read as a sum. */
const MAX_SUM_TEXT = 200

/** A sum that could not be read, with the beginning of its text; an empty text counts as no sum. */
export const unreadableSum = (text: string): LineSum => ({ sum: null, unread_sum: cutText(text, CELL_SHOWN) || null })

/** The sum in a cell, whose text is in rubles. A text that is not certainly a sum is not interpreted but stored as it is. */
export function readSum(text: string): LineSum {
  const plain = withPlainSigns(text.slice(0, MAX_SUM_TEXT))
  if (plain === '' || plain === '-') return NO_SUM
  const rubles = parseRubles(plain.replace(RUBLES, ''))
  if (rubles === null || rubles > MAX_RUBLES || text.length > MAX_SUM_TEXT) return unreadableSum(text)
  return { sum: Math.round(rubles * 100), unread_sum: null }
}

function parseRubles(plain: string): number | null {
  if (POWER.test(plain)) return Number(plain)
  if (AMBIGUOUS.test(plain)) return null
  for (const shape of [...SHAPES, ...MORE_SHAPES]) {
    const [, whole, decimals = '0'] = shape.exec(plain) ?? []
    if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  }
  return null
}
