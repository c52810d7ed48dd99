// The rows of an uploaded list: a table of Excel, or text in UTF-8, in UTF-16 («Юникод» of Excel) or the older Windows encoding.
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Row, rowsOfText, UnreadList } from './read-lines.ts'
import { partsOf, unpack } from './unzip.ts'

/** Parts that are larger unpacked, both together, are no list of ten thousand lines. */
const PARTS_MAX = 40 * 1024 * 1024
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
/** A workbook of a hundred sheets has some three hundred. */
const MEMBERS_MAX = 10_000
/** Of a row and of a cell no more is read: a text that is shared by all cells must not be read a million times over. */
const CELLS_MAX = 200
const CELL_MAX = 300

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** Throws `UnreadList`. Takes seconds of a processor for the largest tables: it runs in a thread of its own. */
export async function rowsOfFile(bytes: Buffer): Promise<Iterable<Row>> {
  if (isZip(bytes)) return await rowsOfSheet(bytes)
  const encoding = UTF16[bytes.subarray(0, 2).toString('hex')]
  if (encoding) return rowsOfText(new TextDecoder(encoding).decode(bytes))
  if (bytes.subarray(0, 4096).includes(0)) throw new UnreadList('not_a_list')
  return rowsOfText(decoded(bytes))
}

/** By the mark that a text begins with. */
const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** Of a book of tables the first; two parts are unpacked, and no others. */
async function rowsOfSheet(bytes: Buffer): Promise<Row[]> {
  try {
    const parts = partsOf(bytes, MEMBERS_MAX)
    if (parts === null) throw new UnreadList('not_a_list')
    const sheets = [...parts.keys()].filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    const first = sheets.toSorted((a, b) => a.length - b.length || a.localeCompare(b))[0]
    if (first === undefined) throw new UnreadList('not_a_list')
    let room = PARTS_MAX
    const textOf = async (name: string): Promise<string> => {
      const part = parts.get(name)
      const unpacked = part && (await unpack(bytes, part, room))
      if (unpacked === null) throw new UnreadList('too_many_lines')
      room -= unpacked?.length ?? 0
      return unpacked?.toString() ?? ''
    }
    const counted = { elements: 0 }
    const sheet = await textOf(first)
    const shared = sharedTexts(await textOf('xl/sharedStrings.xml'), counted)
    return cellRows(sheet, shared, counted)
  } catch (error) {
    return unreadable(error)
  }
}

/** Whatever is wrong inside somebody's file is the file's fault. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error) || error instanceof UnreadList) throw error
  throw new UnreadList('not_a_list')
}

interface Counted {
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

function sharedTexts(xml: string, counted: Counted): string[] {
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
      if (isText && before.length < CELL_MAX) texts[texts.length - 1] = before + text
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

/** Values by row, each where Excel shows it; an index into the shared texts stands for its text. */
function cellRows(xml: string, shared: readonly string[], counted: Counted): Row[] {
  const rows = new Map<number, string[]>()
  const at = { row: 0, column: 0, kind: '', value: '', isValue: false }
  parse(xml, counted, {
    open: (name, { attributes }) => {
      if (name === 'row') Object.assign(at, { row: rowAfter(at.row, attributes.r), column: 0 })
      if (name === 'c') Object.assign(at, { column: columnOf(attributes.r) ?? at.column + 1, kind: String(attributes.t ?? ''), value: '' })
      at.isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (at.isValue && at.value.length < CELL_MAX) at.value += text
    },
    close: (name) => {
      at.isValue = false
      const value = (at.kind === 's' ? (shared[Number(at.value)] ?? '') : at.value).slice(0, CELL_MAX)
      if (name !== 'c' || value === '') return
      if (at.row > ROWS_MAX) throw new UnreadList('too_many_lines')
      const row = rows.get(at.row) ?? []
      rows.set(at.row, row)
      if (at.column > CELLS_MAX) return
      while (row.length < at.column) row.push('')
      row[at.column - 1] = value
    },
  })
  return [...rows].sort(([a], [b]) => a - b)
}
