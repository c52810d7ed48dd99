// Recognises lines of a list that are not data: column headings, a title above them, totals.
import type { NotData } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { labelsIn, withPlainSigns } from '@sverka/contract/identifiers/written.rules'
import type { Cell } from '../platform/tables/rows.ts'
import type { Columns, FoundNumber } from './line-numbers.ts'
import { isSumHeading } from './read-sums.ts'
import { headWords, plainWords } from './texts.ts'

/** A line that is left out, and as what: heading, title or total. */
export interface SkippedLine {
  readonly line: number
  readonly given: string
  readonly as: NotData
}

const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g
const TOTAL = /^(?:итого|всего|в том числе|total|subtotal|合计|总计)(?!\p{L})/iu

const isHead = (text: string): boolean => {
  const words = plainWords(text)
  return labelsIn(text).length > 0 || isSumHeading(text) || (words.length > 0 && words.every((word) => headWords.has(word)))
}

/** The columns of a line of headings; null if the line is none: it must have no digits except years, and a usual heading in at least one cell. */
export function findColumns(cells: readonly Cell[]): Columns | null {
  const plain = cells.map(({ column, text }) => ({ column, text: withPlainSigns(text).replace(YEARS, '') }))
  if (plain.some(({ text }) => /\d/.test(text)) || !plain.some(({ text }) => isHead(text))) return null
  return new Map(plain.map(({ column, text }) => [column, labelsIn(text)]))
}

/** Whether the headings name a column of ИНН, ОГРН or КПП: then lines above them without a number are the title of the table. */
export const hasNumberHeading = (heads: Columns): boolean => [...heads.values()].some((labels) => labels.length > 0)

/** Whether the line is a total («Итого»); false if it has a number with the word ИНН or ОГРН before it. */
export const isTotal = (cells: readonly Cell[], written: readonly FoundNumber[]): boolean => {
  const first = cells.find(({ text }) => text.trim() !== '')
  return first !== undefined && TOTAL.test(withPlainSigns(first.text)) && written.every(({ label }) => label === null)
}
