// Bulk checks: recognises lines of a member's list of companies that are not data: column headings, and totals. ИНН (taxpayer number), ОГРН
// (registration number) and КПП (tax registration code of an office) are the numbers by which a list names companies.
import type { NotData } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { labelsIn, withPlainSigns } from '@sverka/contract/identifiers/written.rules'
import type { Cell } from '../platform/tables/rows.ts'
import type { Columns, FoundNumber } from './line-numbers.ts'
import { isSumHeading } from './read-sums.ts'
import { headingWords, plainWords } from './texts.ts'

/** A line that is left out, with its text and the reason: it is a heading, a title or a total. */
export interface SkippedLine {
  readonly line: number
  readonly given: string
  readonly as: NotData
}

const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** Russian, English and Chinese words with which a line of totals begins. */
const TOTAL = /^(?:итого|всего|в том числе|total|subtotal|合计|总计)(?!\p{L})/iu

/** True if the text of a cell is a usual heading: it names a number or a sum, or consists of nothing but words of headings. */
const isHeading = (text: string): boolean => {
  const words = plainWords(text)
  return labelsIn(text).length > 0 || isSumHeading(text) || (words.length > 0 && words.every((word) => headingWords.has(word)))
}

/**
 * The kinds of number that the cells of a line of headings name, by column. Null if the line is no line of headings: such a line has no digits except
 * years, and a usual heading in at least one cell.
 */
export function findColumns(cells: readonly Cell[]): Columns | null {
  const plain = cells.map(({ column, text }) => ({ column, text: withPlainSigns(text).replace(YEARS, '') }))
  if (plain.some(({ text }) => /\d/.test(text)) || !plain.some(({ text }) => isHeading(text))) return null
  return new Map(plain.map(({ column, text }) => [column, labelsIn(text)]))
}

/** True if the headings name a column of ИНН, ОГРН or КПП; then lines above them without a number are the title of the table. */
export const hasNumberHeading = (heads: Columns): boolean => [...heads.values()].some((labels) => labels.length > 0)

/** True if the line is a total («Итого»); false if a word such as ИНН or ОГРН labels one of its numbers. */
export const isTotal = (cells: readonly Cell[], written: readonly FoundNumber[]): boolean => {
  const first = cells.find(({ text }) => text.trim() !== '')
  return first !== undefined && TOTAL.test(withPlainSigns(first.text)) && written.every(({ label }) => label === null)
}
