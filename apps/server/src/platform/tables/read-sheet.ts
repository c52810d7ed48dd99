// Reads the rows of one sheet of an Excel workbook (XLSX), and the shared texts to which its cells refer, within limits.
import { type Cell, type Row, UnreadTable } from './rows.ts'
import { type Counted, parseTableXml } from './table-xml.ts'

/** The most characters that Excel allows in a cell. */
const CELL_MAX = 32_767

/**
 * The texts to which cells refer by index, from the XML of the part `sharedStrings`: `si` is one item, `t` its text or a piece of it. `counted`
 * counts the elements of all parts together. Throws `UnreadTable`.
 */
export function sharedTexts(xml: string, counted: Counted): string[] {
  const texts: string[] = []
  let isText = false
  parseTableXml(xml, counted, {
    open: (name) => {
      if (name === 'si') texts.push('')
      isText = name === 't'
    },
    text: (text) => {
      const before = texts.at(-1) ?? ''
      if (isText) texts[texts.length - 1] = append(before, text)
    },
    close: () => {
      isText = false
    },
  })
  return texts
}

/** The column of a cell reference: «AB12» is in column 28. Undefined without a valid reference. */
function parseColumn(reference: unknown): number | undefined {
  const letters = typeof reference === 'string' ? /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0] : undefined
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** The row number in the attribute `r`; without a valid one the row follows the row `before`. */
function rowNumber(before: number, attribute: unknown): number {
  const number = Number(attribute)
  return Number.isInteger(number) && number > 0 ? number : before + 1
}

/** Appends to a cell's text. Throws `UnreadTable` if it gets longer than any cell of Excel. */
function append(text: string, more: string): string {
  if (text.length + more.length > CELL_MAX) throw new UnreadTable('too_much_text')
  return text + more
}

/** The text of a cell. One of kind `s` contains an index into the shared texts; with a wrong index it is empty. */
const cellText = (kind: string, value: string, shared: readonly string[]): string =>
  kind === 's' ? ((/^\d+$/.test(value.trim()) ? shared[Number(value)] : undefined) ?? '') : value

/**
 * The rows that have a non-empty cell, in order, each with its non-empty cells. `shared` is the result of `sharedTexts`. In the XML `c` is a cell,
 * its attribute `t` the kind of its value, `v` the value, and `t` within it a text. Throws `UnreadTable`.
 */
export function cellRows(xml: string, shared: readonly string[], counted: Counted): Row[] {
  const rows = new Map<number, Cell[]>()
  const at = { row: 0, column: 0, kind: '', value: '', isValue: false }
  let letters = 0
  parseTableXml(xml, counted, {
    open: (name, { attributes }) => {
      if (name === 'row') Object.assign(at, { row: rowNumber(at.row, attributes.r), column: 0 })
      if (name === 'c')
        Object.assign(at, { column: parseColumn(attributes.r) ?? at.column + 1, kind: String(attributes.t ?? ''), value: '' })
      at.isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (at.isValue) at.value = append(at.value, text)
    },
    close: (name) => {
      at.isValue = false
      const text = name === 'c' ? cellText(at.kind, at.value, shared) : ''
      if (text === '') return
      if (at.row > counted.limits.rows) throw new UnreadTable('too_many_lines')
      // A text that many cells share counts once for each of them, since it is copied for each.
      letters += text.length
      if (letters > counted.limits.letters) throw new UnreadTable('too_much_text')
      const row = rows.get(at.row) ?? []
      rows.set(at.row, row)
      row.push({ column: at.column, text })
    },
  })
  return [...rows].sort(([a], [b]) => a - b)
}
