// The rows of one sheet of a table of Excel, and the texts that its cells share, within what a list may have.
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Cell, type Row, UnreadList } from './read-lines.ts'

const ROWS_MAX = 20_000
/** Of both parts together. Ten thousand rows of fifty cells, each with a text of its own, have two million. */
const ELEMENTS_MAX = 2_500_000
/** Letters of a comment or the like: the parser gathers one letter by letter, and a cell of Excel holds 32,767. */
const ASIDE_MAX = 65_536
/** What the parser gathers so, from its beginning to its end. */
const ASIDES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const
/** A cell lies six elements deep and has five attributes. */
const [DEPTH_MAX, ATTRIBUTES_MAX] = [64, 64]
/** Letters that a cell of Excel holds. */
const CELL_MAX = 32_767
/** Letters of all cells: a text that many cells share counts with each, for it is read with each. */
const LETTERS_MAX = 10_000_000

/** What both parts of a table have, and how much of it was read. */
export interface Counted {
  elements: number
}

interface Handlers {
  open(name: string, tag: SaxesTagPlain): void
  text(text: string): void
  close(name: string): void
}

/** Handed over a piece at a time, so that a count that is exceeded ends it. */
const PIECE = 65_536

function hasLongAside(xml: string): boolean {
  return ASIDES.some(([opening, closing]) => {
    let at = xml.indexOf(opening)
    while (at >= 0) {
      const end = xml.indexOf(closing, at)
      if ((end < 0 ? xml.length : end) - at > ASIDE_MAX) return true
      at = end < 0 ? -1 : xml.indexOf(opening, end)
    }
    return false
  })
}

/** Throws `UnreadList` at the first element too many, too deep or with too many attributes, and where a comment or the like is too long. */
function parse(xml: string, counted: Counted, { open, text, close }: Handlers): void {
  if (hasLongAside(xml)) throw new UnreadList('not_a_list')
  const parser = new SaxesParser()
  let [depth, attributes] = [0, 0]
  parser.on('attribute', () => {
    if (++attributes > ATTRIBUTES_MAX) throw new UnreadList('not_a_list')
  })
  parser.on('opentag', (tag) => {
    if (++counted.elements > ELEMENTS_MAX) throw new UnreadList('too_many_lines')
    if (++depth > DEPTH_MAX) throw new UnreadList('not_a_list')
    attributes = 0
    open(plain(tag.name), tag)
  })
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', ({ name }) => {
    depth--
    close(plain(name))
  })
  for (let at = 0; at < xml.length; at += PIECE) parser.write(xml.slice(at, at + PIECE))
  parser.close()
}

/** Some programs write every name with a prefix: `x:row`. */
const plain = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The texts that cells of the sheets name by their place. Throws `UnreadList`. */
export function sharedTexts(xml: string, counted: Counted): string[] {
  const texts: string[] = []
  if (xml === '') return texts
  let isText = false
  parse(xml, counted, {
    open: (name) => {
      if (name === 'si') texts.push('')
      isText = name === 't'
    },
    text: (text) => {
      const before = texts.at(-1) ?? ''
      if (isText) texts[texts.length - 1] = grown(before, text)
    },
    close: () => {
      isText = false
    },
  })
  return texts
}

/** «AB12» is of the column 28; undefined where the cell does not say. */
function columnOf(place: unknown): number | undefined {
  const letters = typeof place === 'string' ? /^[A-Z]{1,3}(?=\d)/.exec(place)?.[0] : undefined
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** A row that says no place, or none that a table has, follows the one before. */
function rowAfter(before: number, place: unknown): number {
  const said = Number(place)
  return Number.isInteger(said) && said > 0 ? said : before + 1
}

/** The text with more behind it. Throws `UnreadList` where no cell has as many letters. */
function grown(text: string, more: string): string {
  if (text.length + more.length > CELL_MAX) throw new UnreadList('too_much_text')
  return text + more
}

/** An index into the shared texts stands for its text; a cell that names none is empty. */
const cellText = (kind: string, value: string, shared: readonly string[]): string =>
  kind === 's' ? ((/^\d+$/.test(value.trim()) ? shared[Number(value)] : undefined) ?? '') : value

/** The cells of the rows that have any, each under its column. Throws `UnreadList`. */
export function cellRows(xml: string, shared: readonly string[], counted: Counted): Row[] {
  const rows = new Map<number, Cell[]>()
  const at = { row: 0, column: 0, kind: '', value: '', isValue: false }
  let letters = 0
  parse(xml, counted, {
    open: (name, { attributes }) => {
      if (name === 'row') Object.assign(at, { row: rowAfter(at.row, attributes.r), column: 0 })
      if (name === 'c') Object.assign(at, { column: columnOf(attributes.r) ?? at.column + 1, kind: String(attributes.t ?? ''), value: '' })
      at.isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (at.isValue) at.value = grown(at.value, text)
    },
    close: (name) => {
      at.isValue = false
      const text = name === 'c' ? cellText(at.kind, at.value, shared) : ''
      if (text === '') return
      if (at.row > ROWS_MAX) throw new UnreadList('too_many_lines')
      letters += text.length
      if (letters > LETTERS_MAX) throw new UnreadList('too_much_text')
      const row = rows.get(at.row) ?? []
      rows.set(at.row, row)
      row.push({ column: at.column, text })
    },
  })
  return [...rows].sort(([a], [b]) => a - b)
}
