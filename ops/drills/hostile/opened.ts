// For the drill `hostile`: parses a downloaded file (PDF, XLSX, CSV, XML, HTML, or a ZIP of them) and reports whether text that people wrote became a
// formula, markup, a link or a program in it.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { MARK } from './texts.ts'

export interface Opened {
  /** Whether the file contains the hostile text as plain text. */
  readonly shows: boolean
  /** What is wrong, as the rest of a sentence that begins with the file's name, such as «has an element script». */
  readonly faults: readonly string[]
}

type Open = (bytes: Uint8Array) => Opened | Promise<Opened>

const readers: readonly (readonly [ending: RegExp, open: Open])[] = [
  [/\.pdf$/, openPdf],
  [/\.xlsx$/, openWorkbook],
  [/\.csv$/, openTable],
  [/\.zip$/, openArchive],
  [/\.(?:xml|rels)$/, (bytes) => openXml(bytes)],
  [/\.html?$/, openPage],
  [/\.(?:json|txt)$/, openText],
]

/** The extension of `name` tells the format; null for a format that is not read here. */
export async function openFile(name: string, bytes: Uint8Array): Promise<Opened | null> {
  const open = readers.find(([ending]) => ending.test(name))?.[1]
  return open ? open(bytes) : null
}

/** Whether the text contains the hostile text; line breaks within it are ignored. */
const shows = (text: string): boolean => text.replace(/\s/g, '').includes(MARK)

/** Parts of a PDF that run, or lead to the site of the hostile text. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|EmbeddedFile)\b|\/URI \([^)]*evil\.test/g

async function openPdf(bytes: Uint8Array): Promise<Opened> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const text = [...document.pages()].map((page) => page.getText()).join('\n')
  document.destroy()
  library.destroy()
  return { shows: shows(text), faults: [...Buffer.from(bytes).toString('latin1').matchAll(ACTIVE)].map(([found]) => `holds ${found}`) }
}

/** Elements that may not occur. */
interface Refused {
  readonly elements?: ReadonlySet<string>
}

/** Elements of a workbook that compute or embed something. */
const FORMULAS: Refused = { elements: new Set(['f', 'ddeLink', 'oleObject']) }

function openXml(bytes: Uint8Array, { elements }: Refused = {}): Opened {
  const faults: string[] = []
  const texts: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => faults.push(`is no XML: ${error.message.split('\n')[0]}`))
  parser.on('text', (text) => texts.push(text))
  parser.on('opentag', ({ name, attributes }) => {
    if (name === MARK || elements?.has(name)) faults.push(`has an element ${name}`)
    for (const value of Object.values(attributes)) {
      if (/^[a-z]+:\/\/evil\.test/.test(value)) faults.push(`leads to ${value}`)
      texts.push(value)
    }
  })
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  parser.write(new TextDecoder(/encoding="([\w-]+)"/.exec(start)?.[1] ?? 'utf-8').decode(bytes)).close()
  return { shows: shows(texts.join('\n')), faults }
}

/** One result for the parts of a file; each fault begins with the part's name. */
function joinParts(parts: readonly (readonly [name: string, opened: Opened])[]): Opened {
  return {
    shows: parts.some(([, opened]) => opened.shows),
    faults: parts.flatMap(([name, opened]) => opened.faults.map((fault) => `${name} ${fault}`)),
  }
}

function openWorkbook(bytes: Uint8Array): Opened {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => /\.(?:xml|rels)$/.test(name))
  return joinParts(parts.map(([name, part]) => [name, openXml(part, FORMULAS)]))
}

async function openArchive(bytes: Uint8Array): Promise<Opened> {
  const parts: (readonly [string, Opened])[] = []
  for (const [name, part] of Object.entries(unzipSync(bytes)))
    parts.push([name, (await openFile(name, part)) ?? { shows: false, faults: [] }])
  return joinParts(parts)
}

/** Whether Excel would evaluate the cell as a formula. A number may begin with its sign. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d\s.,]+%?$/.test(cell)

function openTable(bytes: Uint8Array): Opened {
  const text = Buffer.from(bytes).toString('utf8')
  const rows = parse(text, { bom: true, delimiter: text.split('\n')[0]?.includes(';') ? ';' : ',', relax_column_count: true }) as string[][]
  const formulas = rows.flat().filter(isFormula)
  return { shows: shows(text), faults: formulas.map((cell) => `has a cell that is a formula: ${cell.slice(0, 80)}`) }
}

/** Plain text has no markup, so nothing in it can be wrong. */
function openText(bytes: Uint8Array): Opened {
  return { shows: shows(Buffer.from(bytes).toString('utf8')), faults: [] }
}

function openPage(bytes: Uint8Array): Opened {
  const text = Buffer.from(bytes).toString('utf8')
  return { shows: shows(text), faults: text.includes(`<${MARK}`) ? ['holds the text as markup'] : [] }
}
