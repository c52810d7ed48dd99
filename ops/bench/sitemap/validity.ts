// Validates a sitemap file against the rules of the published schema (sitemaps.org, version 0.9).
import { SaxesParser } from 'saxes'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** The protocol's limit for one file. */
const MAX_ENTRIES = 50_000
/** W3C date and time: a day alone, or a moment with its zone. */
const MOMENT = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/

type Check = (text: string) => boolean
/** Elements of an entry, with what the schema allows in them: 12 to 2048 characters of an address, and so on. */
const entryElements: Readonly<Record<string, Check>> = {
  loc: (text) => text.length >= 12 && text.length <= 2048 && URL.canParse(text),
  lastmod: (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
  changefreq: (text) => ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'].includes(text),
  priority: (text) => Number(text) >= 0 && Number(text) <= 1,
}
/** The two kinds of files by their root element: a list of pages, and an index of such files, whose entries have only address and time. */
const kinds = {
  urlset: { entry: 'url', allowed: Object.keys(entryElements) },
  sitemapindex: { entry: 'sitemap', allowed: ['loc', 'lastmod'] },
} as const

/** Throws at the first element that the schema does not allow; returns the addresses. */
export function validEntries(xml: string, root: keyof typeof kinds): string[] {
  const parser = new SaxesParser({ xmlns: true })
  const wrong = (what: string) => new Error(`line ${parser.line}, column ${parser.column}: ${what}`)
  const reader = new EntryReader(root, wrong)
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri }) => {
    reader.open(local, uri)
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', () => reader.close(text.trim()))
  parser.write(xml).close()
  if (reader.found.length === 0 || reader.found.length > MAX_ENTRIES) throw new Error(`${reader.found.length} entries`)
  return reader.found
}

/** Checks the elements as they are parsed. The depth tells where the parser is: 0 root, 1 entry, 2 element of an entry. */
class EntryReader {
  readonly found: string[] = []
  readonly #open: string[] = []
  #seen = new Set<string>()
  readonly #expected: readonly (readonly string[])[]
  readonly #wrong: (what: string) => Error

  constructor(root: keyof typeof kinds, wrong: (what: string) => Error) {
    this.#expected = [[root], [kinds[root].entry], kinds[root].allowed]
    this.#wrong = wrong
  }

  open(name: string, namespace: string): void {
    const depth = this.#open.length
    if (namespace === NAMESPACE && !this.#expected[depth]?.includes(name)) throw this.#wrong(`<${name}> must not stand here`)
    if (namespace !== NAMESPACE && depth < 2) throw this.#wrong(`<${name}> is of another namespace`)
    if (depth === 1) this.#seen = new Set()
    // Elements of other namespaces, such as links to other languages, may repeat.
    const own = namespace === NAMESPACE
    if (depth === 2 && own && this.#seen.has(name)) throw this.#wrong(`a second <${name}>`)
    if (own) this.#seen.add(name)
    this.#open.push(own ? name : `${namespace} ${name}`)
  }

  close(text: string): void {
    const name = this.#open.pop() ?? ''
    const depth = this.#open.length
    if (depth === 2 && entryElements[name]?.(text) === false) throw this.#wrong(`<${name}> holds «${text}»`)
    if (depth === 2 && name === 'loc') this.found.push(text)
    if (depth === 1 && !this.#seen.has('loc')) throw this.#wrong(`<${name}> without <loc>`)
  }
}
