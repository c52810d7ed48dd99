// Opens a file as its reader does, and tells whether text of people became more than text in it: PDF, tables of Excel and CSV, XML, HTML, and archives of them.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { MARK } from './texts.ts'

export interface Opened {
  /** Whether the hostile text is in it, as text. */
  readonly shows: boolean
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

/** `name` says by its ending what the file is; null where nobody opens such files here. */
export async function openFile(name: string, bytes: Uint8Array): Promise<Opened | null> {
  const open = readers.find(([ending]) => ending.test(name))?.[1]
  return open ? open(bytes) : null
}

const shows = (text: string): boolean => text.replace(/\s/g, '').includes(MARK)

/** Programs within, and addresses of others. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|EmbeddedFile)\b|\/URI \([^)]*evil\.test/g

async function openPdf(bytes: Uint8Array): Promise<Opened> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const text = [...document.pages()].map((page) => page.getText()).join('\n')
  document.destroy()
  library.destroy()
  return { shows: shows(text), faults: [...Buffer.from(bytes).toString('latin1').matchAll(ACTIVE)].map(([found]) => `holds ${found}`) }
}

interface Refused {
  readonly elements?: ReadonlySet<string>
}

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

function join(parts: readonly (readonly [name: string, opened: Opened])[]): Opened {
  return {
    shows: parts.some(([, opened]) => opened.shows),
    faults: parts.flatMap(([name, opened]) => opened.faults.map((fault) => `${name} ${fault}`)),
  }
}

function openWorkbook(bytes: Uint8Array): Opened {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => /\.(?:xml|rels)$/.test(name))
  return join(parts.map(([name, part]) => [name, openXml(part, FORMULAS)]))
}

async function openArchive(bytes: Uint8Array): Promise<Opened> {
  const parts: (readonly [string, Opened])[] = []
  for (const [name, part] of Object.entries(unzipSync(bytes)))
    parts.push([name, (await openFile(name, part)) ?? { shows: false, faults: [] }])
  return join(parts)
}

/** Excel takes such a cell for a formula; a number may begin with its sign. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d\s.,]+%?$/.test(cell)

function openTable(bytes: Uint8Array): Opened {
  const text = Buffer.from(bytes).toString('utf8')
  const rows = parse(text, { bom: true, delimiter: text.split('\n')[0]?.includes(';') ? ';' : ',', relax_column_count: true }) as string[][]
  const formulas = rows.flat().filter(isFormula)
  return { shows: shows(text), faults: formulas.map((cell) => `has a cell that is a formula: ${cell.slice(0, 80)}`) }
}

/** Nobody draws it: text stays text. */
function openText(bytes: Uint8Array): Opened {
  return { shows: shows(Buffer.from(bytes).toString('utf8')), faults: [] }
}

function openPage(bytes: Uint8Array): Opened {
  const text = Buffer.from(bytes).toString('utf8')
  return { shows: shows(text), faults: text.includes(`<${MARK}`) ? ['holds the text as markup'] : [] }
}
