// Build step: a catalogue holds each text in its three languages side by side, and the browser fetches one language.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

const CATALOGUE = /\.messages\.ts$/
/** One language of a catalogue, as a module of its own beside it: `messages/ru.ts?texts=cart`. */
const ONE_LANGUAGE = /^(.*)\/messages\/(ru|en|zh-CN)\.ts\?texts=([\w.-]+)$/
/** How a text names its languages. */
const SHORT = { ru: 'ru', en: 'en', 'zh-CN': 'zh' } as const
type Language = keyof typeof SHORT

/** Vite plugin: catalogues made by `defineTexts` become three lazily loaded modules, one a language. */
export function languageTexts(): Plugin {
  return {
    name: 'language-texts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null
      if (ONE_LANGUAGE.test(source)) return join(dirname(importer), source)
      // What a language imports is named as seen from its catalogue.
      return ONE_LANGUAGE.test(importer) ? this.resolve(source, catalogueOf(importer)) : null
    },
    load(id) {
      const [, , language] = ONE_LANGUAGE.exec(id) ?? []
      if (!language) return null
      const path = catalogueOf(id)
      this.addWatchFile(path)
      return { code: inLanguage(readFileSync(path, 'utf8'), language as Language), moduleType: 'ts' }
    },
    transform(code, id) {
      return CATALOGUE.test(id) && code.includes('defineTexts(')
        ? { code: asCatalogue(code, basename(id, '.messages.ts')), map: null }
        : null
    },
  }
}

const catalogueOf = (id: string): string => id.replace(ONE_LANGUAGE, '$1/$3.messages.ts')

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The nodes below one, each before its own. */
function* below(node: Node): Generator<Node> {
  for (const value of Object.values(node).flat()) {
    if (!isNode(value)) continue
    yield value
    yield* below(value)
  }
}

const keyOf = (property: Node): string => {
  const key = property.key as Node
  return String(key.name ?? key.value)
}

/** The languages of a text: an object of exactly these three. */
function languagesOf(node: Node): ReadonlyMap<string, Node> | null {
  if (node.type !== 'ObjectExpression') return null
  const properties = (node.properties as readonly Node[]).filter(({ type }) => type === 'Property')
  const found = new Map(properties.map((property) => [keyOf(property), property.value as Node]))
  return found.size === 3 && Object.values(SHORT).every((name) => found.has(name)) ? found : null
}

/** The export of a catalogue: where its name, its call and its texts stand. */
function catalogueIn(code: string): { readonly statement: Node; readonly name: string; readonly texts: Node; readonly maker: Node } {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Node[] }
  for (const statement of body)
    for (const node of below(statement)) {
      const [id, call] = [node.id, node.init]
      if (node.type !== 'VariableDeclarator' || !isNode(id) || !isNode(call) || call.type !== 'CallExpression') continue
      const [texts] = call.arguments as readonly Node[]
      if ((call.callee as Node).name === 'defineTexts' && texts) return { statement, name: String(id.name), texts, maker: makerIn(body) }
    }
  throw new Error('A catalogue exports what `defineTexts` makes')
}

/** The import of `defineTexts`. */
function makerIn(body: readonly Node[]): Node {
  const found = body.find((node) => node.type === 'ImportDeclaration' && [...below(node)].some(({ name }) => name === 'defineTexts'))
  if (!found) throw new Error('A catalogue imports `defineTexts`')
  return found
}

/** The texts of one language, as the module that a page fetches. */
export function inLanguage(code: string, language: Language): string {
  const { statement, texts, maker } = catalogueIn(code)
  const edits: Edit[] = []
  const walk = (node: Node): void => {
    const own = languagesOf(node)?.get(SHORT[language])
    if (own) edits.push({ start: node.start, end: node.end, text: code.slice(own.start, own.end) })
    else for (const value of Object.values(node).flat()) if (isNode(value)) walk(value)
  }
  walk(texts)
  const around: Edit[] = [
    { start: maker.start, end: maker.end, text: '' },
    { start: statement.start, end: texts.start, text: 'export const messages = ' },
    { start: texts.end, end: statement.end, text: '' },
  ]
  return edited(code, [...edits, ...around])
}

/** The catalogue without its texts: the way to each language. */
export function asCatalogue(code: string, word: string): string {
  const { name, maker } = catalogueIn(code)
  const from = String((maker.source as Node).value)
  const ways = Object.keys(SHORT).map((language) => `'${language}': () => import('./messages/${language}.ts?texts=${word}')`)
  return `import { defineCatalogue } from '${from}'\nexport const ${name} = defineCatalogue({ ${ways.join(', ')} })\n`
}
