// Reads the sums of money beside the companies of a list: which column has them, and how much each is.
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

const SUM_WORDS = /сумм|стоимост|amount|total|金额|总额/i
const TAX_WORDS = /ндс|налог|vat|tax|税/i

/** Whether a heading names sums, other than of a tax. */
export const isSumHeading = (text: string): boolean => SUM_WORDS.test(text) && !TAX_WORDS.test(text)

/** The number of the first column whose heading names sums; null if there is none. */
export const findSumColumn = (heads: readonly Cell[]): number | null => heads.find(({ text }) => isSumHeading(text))?.column ?? null

const RUBLES = / ?(?:₽|руб(?:\.|лей|ля|ль)?|rub)$/i
/** Digits without separators, or in groups of three with one kind of separator, and decimals after the other kind. */
const SHAPES = [/^(\d+)(?:[.,](\d+))?$/, /^(\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/, /^(\d{1,3}(?:,\d{3}){2,})(?:\.(\d+))?$/]
const MORE_SHAPES = [/^(\d{1,3}(?:,\d{3})+)\.(\d+)$/, /^(\d{1,3}(?:\.\d{3}){2,})(?:,(\d+))?$/, /^(\d{1,3}(?:\.\d{3})+),(\d+)$/]
const POWER = /^\d(?:\.\d{1,16})?E\+?\d{1,2}$/i
/** «1,200» may be one and a fifth, or twelve hundred: it cannot be known which. */
const DOUBTFUL = /^[1-9]\d{0,2}[.,]\d{3}$/
/** Its kopecks are still an exact number. */
const MAX_RUBLES = 90_000_000_000_000
/** Longer texts are not read as a sum. */
const MAX_SUM_TEXT = 200

/** The text as given, cut, in place of a sum. */
export const unreadableSum = (text: string): LineSum => ({ sum: null, unread_sum: cutText(text, CELL_SHOWN) || null })

/** The sum of a cell, given in rubles. A text that is not certainly a sum is not interpreted but stored as it is. */
export function readSum(text: string): LineSum {
  const plain = withPlainSigns(text.slice(0, MAX_SUM_TEXT))
  if (plain === '' || plain === '-') return NO_SUM
  const rubles = parseRubles(plain.replace(RUBLES, ''))
  if (rubles === null || rubles > MAX_RUBLES || text.length > MAX_SUM_TEXT) return unreadableSum(text)
  return { sum: Math.round(rubles * 100), unread_sum: null }
}

function parseRubles(plain: string): number | null {
  if (POWER.test(plain)) return Number(plain)
  if (DOUBTFUL.test(plain)) return null
  for (const shape of [...SHAPES, ...MORE_SHAPES]) {
    const [, whole, decimals = '0'] = shape.exec(plain) ?? []
    if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  }
  return null
}
