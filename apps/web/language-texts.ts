// Build step: splits catalogues, whose texts have three languages side by side, so that the browser fetches one language.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

/** Functions that define a catalogue: by its texts, or by translations of texts whose Russian is elsewhere. */
const MADE = /\bdefine(?:Texts|Translations)\(/
const CATALOGUE = /\.messages\.ts$/
/** One language of a catalogue, as a separate module: `messages/ru.ts?texts=cart`. */
const ONE_LANGUAGE = /^(.*)\/messages\/(ru|en|zh-CN)\.ts\?texts=([\w.-]+)$/
/** The language keys of a text. */
const SHORT = { ru: 'ru', en: 'en', 'zh-CN': 'zh' } as const
type Language = keyof typeof SHORT

/** Vite plugin: splits catalogues made by `defineTexts` or `defineTranslations` into three lazily loaded modules, one per language. */
export function languageTexts(): Plugin {
  return {
    name: 'language-texts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null
      // Imports of a language module are resolved relative to its catalogue.
      const from = cataloguePath(importer)
      if (ONE_LANGUAGE.test(source)) return join(dirname(from), source)
      return from === importer ? null : this.resolve(source, from)
    },
    load(id) {
      const [, , language] = ONE_LANGUAGE.exec(id) ?? []
      if (!language) return null
      const path = cataloguePath(id)
      this.addWatchFile(path)
      return { code: inLanguage(readFileSync(path, 'utf8'), language as Language), moduleType: 'ts' }
    },
    transform(code, id) {
      return CATALOGUE.test(id) && MADE.test(code) ? { code: asCatalogue(code, basename(id, '.messages.ts')), map: null } : null
    },
  }
}

const cataloguePath = (id: string): string => id.replace(ONE_LANGUAGE, '$1/$3.messages.ts')

/** The parts of a syntax tree node that are used here. */
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
  edits.toSorted((a, b) => b.start - a.start).reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The descendants of a node, each parent before its children. */
function* below(node: Node): Generator<Node> {
  for (const value of Object.values(node).flat()) {
    if (!isNode(value)) continue
    yield value
    yield* below(value)
  }
}

const propertyKey = (property: Node): string => {
  const key = property.key as Node
  return String(key.name ?? key.value)
}

const languages: ReadonlySet<string> = new Set(Object.values(SHORT))

/** The object's properties by language, if it has no other keys. */
function byLanguage(node: Node): ReadonlyMap<string, Node> | null {
  if (node.type !== 'ObjectExpression') return null
  const properties = node.properties as readonly Node[]
  if (properties.length === 0 || properties.some((property) => property.type !== 'Property' || !languages.has(propertyKey(property))))
    return null
  return new Map(properties.map((property) => [propertyKey(property), property.value as Node]))
}

/** The languages of a text: an object with exactly these three keys, or the two of a translation. */
function readLanguages(node: Node, isTranslation: boolean): ReadonlyMap<string, Node> | null {
  const found = byLanguage(node)
  return found?.size === (isTranslation ? languages.size - 1 : languages.size) ? found : null
}

interface Found {
  readonly body: readonly Node[]
  readonly statement: Node
  readonly name: string
  readonly texts: Node
  /** For translations: the expression with the Russian texts. */
  readonly russian: Node | null
  readonly maker: Node
}

/** The export of a catalogue: positions of its name, its call and its texts. */
function catalogueIn(code: string): Found {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Node[] }
  for (const statement of body)
    for (const node of below(statement)) {
      const [id, call] = [node.id, node.init]
      if (node.type !== 'VariableDeclarator' || !isNode(id) || !isNode(call) || call.type !== 'CallExpression') continue
      const made = String((call.callee as Node).name)
      const [first, second] = call.arguments as readonly Node[]
      const texts = made === 'defineTranslations' ? second : first
      if (!texts || !MADE.test(`${made}(`)) continue
      return {
        body,
        statement,
        name: String(id.name),
        texts,
        russian: texts === second ? (first ?? null) : null,
        maker: makerIn(body, made),
      }
    }
  throw new Error('A catalogue exports what `defineTexts` makes')
}

/** The import of the defining function. */
function makerIn(body: readonly Node[], made: string): Node {
  const found = body.find((node) => node.type === 'ImportDeclaration' && [...below(node)].some(({ name }) => name === made))
  if (!found) throw new Error(`A catalogue imports \`${made}\``)
  return found
}

/** Imports of other catalogues whose texts this one includes: `...cardMessages.texts`. */
const importedCatalogues = (body: readonly Node[]): readonly Node[] =>
  body.filter(
    (node) => node.type === 'ImportDeclaration' && node.importKind !== 'type' && CATALOGUE.test(String((node.source as Node).value)),
  )

const importedNames = (statement: Node): readonly string[] =>
  (statement.specifiers as readonly Node[]).map(({ local }) => String((local as Node).name))

/** Rewritten to imports of the same language. */
function importInOne(statement: Node, language: Language): Edit {
  const source = String((statement.source as Node).value)
  const from = `${dirname(source)}/messages/${language}.ts?texts=${basename(source, '.messages.ts')}`
  const names = importedNames(statement).map((name) => `messages as ${name}`)
  return { start: statement.start, end: statement.end, text: `import { ${names.join(', ')} } from '${from}'` }
}

/** A constant beside the texts that differs by language, with its name: `const years = { ru: …, en: … }`. */
function differingConstant(
  statement: Node,
): { readonly name: string; readonly init: Node; readonly said: ReadonlyMap<string, Node> } | null {
  const [declarator] = statement.type === 'VariableDeclaration' ? (statement.declarations as readonly Node[]) : []
  const textsByLanguage = declarator && isNode(declarator.init) ? byLanguage(declarator.init) : null
  return declarator && textsByLanguage
    ? { name: String((declarator.id as Node).name), init: declarator.init as Node, said: textsByLanguage }
    : null
}

/** Replaces a node by its content. */
const keepOnly = (node: Node, kept: Node): readonly Edit[] => [
  { start: node.start, end: kept.start, text: '' },
  { start: kept.end, end: node.end, text: '' },
]

/** Translated texts whose Russian is in a table elsewhere: the table, and the other languages by its keys. */
function translatedIn(node: Node): readonly [russian: Node, translations: Node] | null {
  if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'translated') return null
  const [russian, translations] = node.arguments as readonly Node[]
  if (!russian || !translations) throw new Error('`translated` takes a table and its translations')
  return [russian, translations]
}

/** Whether a member expression reads a language member of a known name: `cardMessages.texts`, `years.ru`. */
function isMember(node: Node, members: ReadonlyMap<string, string>): boolean {
  const member = members.get(String((node.object as Node).name))
  return member !== undefined && node.computed !== true && (node.property as Node).name === member
}

interface Kept {
  readonly language: Language
  /** Names whose members are replaced: other catalogues, constants by language. */
  readonly members: ReadonlyMap<string, string>
}

/** The edits that reduce a node to one language. Translations have two languages, texts three. */
function inOne(node: Node, kept: Kept, isTranslation: boolean): readonly Edit[] {
  const own = readLanguages(node, isTranslation)?.get(SHORT[kept.language])
  if (own) return [...keepOnly(node, own), ...inOne(own, kept, isTranslation)]
  const [table, translations] = translatedIn(node) ?? []
  if (table && translations) {
    const part = kept.language === 'ru' ? table : translations
    return [...keepOnly(node, part), ...inOne(part, kept, part === translations)]
  }
  if (node.type === 'MemberExpression' && isMember(node, kept.members)) return keepOnly(node, node.object as Node)
  return Object.values(node)
    .flat()
    .flatMap((value) => (isNode(value) ? inOne(value, kept, isTranslation) : []))
}

/** The module with the texts of one language. */
export function inLanguage(code: string, language: Language): string {
  const { body, statement, texts, russian, maker } = catalogueIn(code)
  const shown = russian && language === 'ru' ? russian : texts
  const isTranslation = russian !== null
  const catalogues = importedCatalogues(body)
  const constants = body.flatMap((node) => {
    const constant = differingConstant(node)
    return constant ? [{ ...constant, statement: node }] : []
  })
  const members = new Map([
    ...catalogues.flatMap(importedNames).map((name) => [name, 'texts'] as const),
    ...constants.map(({ name }) => [name, SHORT[language]] as const),
  ])
  const kept: Kept = { language, members }
  return edited(code, [
    ...catalogues.map((node) => importInOne(node, language)),
    { start: maker.start, end: maker.end, text: '' },
    { start: statement.start, end: shown.start, text: 'export const messages = ' },
    { start: shown.end, end: statement.end, text: '' },
    ...constants.flatMap(({ said, init, statement: declared }) => {
      const own = said.get(SHORT[language])
      return own ? [...keepOnly(init, own), ...inOne(own, kept, isTranslation)] : [{ start: declared.start, end: declared.end, text: '' }]
    }),
    ...inOne(shown, kept, isTranslation),
  ])
}

/** The catalogue without its texts: only the imports of the languages. If nothing uses it, the bundler removes it. */
export function asCatalogue(code: string, word: string): string {
  const { name, maker } = catalogueIn(code)
  const from = String((maker.source as Node).value)
  const ways = Object.keys(SHORT).map((language) => `'${language}': () => import('./messages/${language}.ts?texts=${word}')`)
  return `import { defineCatalogue } from '${from}'\nexport const ${name} = /* @__PURE__ */ defineCatalogue({ ${ways.join(', ')} })\n`
}
