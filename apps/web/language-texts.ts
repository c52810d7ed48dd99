// Build step: splits catalogues, in which each text has three languages side by side, into a module for each language, so that browsers load one.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

/** Calls that define a catalogue: `defineTexts` with all its texts, or `defineTranslations` for texts whose Russian is in another table. */
const DEFINING_CALL = /\bdefine(?:Texts|Translations)\(/
const CATALOGUE = /\.messages\.ts$/
/** One language of a catalogue, as a separate module: `messages/ru.ts?texts=cart`. */
const LANGUAGE_MODULE = /^(.*)\/messages\/(ru|en|zh-CN)\.ts\?texts=([\w.-]+)$/
/** The key that each language has in a text: `{ ru: …, en: …, zh: … }`. */
const LANGUAGE_KEYS = { ru: 'ru', en: 'en', 'zh-CN': 'zh' } as const
type Language = keyof typeof LANGUAGE_KEYS

/** Vite plugin: splits catalogues made by `defineTexts` or `defineTranslations` into three lazily loaded modules, one per language. */
export function languageTexts(): Plugin {
  return {
    name: 'language-texts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null
      // Imports of a language module are resolved relative to its catalogue.
      const from = cataloguePath(importer)
      if (LANGUAGE_MODULE.test(source)) return join(dirname(from), source)
      return from === importer ? null : this.resolve(source, from)
    },
    load(id) {
      const [, , language] = LANGUAGE_MODULE.exec(id) ?? []
      if (!language) return null
      const path = cataloguePath(id)
      this.addWatchFile(path)
      return { code: inLanguage(readFileSync(path, 'utf8'), language as Language), moduleType: 'ts' }
    },
    transform(code, id) {
      return CATALOGUE.test(id) && DEFINING_CALL.test(code) ? { code: asCatalogue(code, basename(id, '.messages.ts')), map: null } : null
    },
  }
}

const cataloguePath = (id: string): string => id.replace(LANGUAGE_MODULE, '$1/$3.messages.ts')

/** A node of the syntax tree (ESTree): the parts that are used here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Replaces the code from `start` to `end` (character positions) by `text`. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The code after the edits; applied from the end, so that positions stay valid. */
const applyEdits = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The descendants of a node, each parent before its children. */
function* descendants(node: Node): Generator<Node> {
  for (const value of Object.values(node).flat()) {
    if (!isNode(value)) continue
    yield value
    yield* descendants(value)
  }
}

const propertyKey = (property: Node): string => {
  const key = property.key as Node
  return String(key.name ?? key.value)
}

const languages: ReadonlySet<string> = new Set(Object.values(LANGUAGE_KEYS))

/** The values of an object by language key; null if it has other keys or none. */
function byLanguage(node: Node): ReadonlyMap<string, Node> | null {
  if (node.type !== 'ObjectExpression') return null
  const properties = node.properties as readonly Node[]
  if (properties.length === 0 || properties.some((property) => property.type !== 'Property' || !languages.has(propertyKey(property))))
    return null
  return new Map(properties.map((property) => [propertyKey(property), property.value as Node]))
}

/** The versions of a text by language; null if the node is not a text: an object with exactly the three keys, or the two of a translation. */
function readLanguages(node: Node, isTranslation: boolean): ReadonlyMap<string, Node> | null {
  const values = byLanguage(node)
  return values?.size === (isTranslation ? languages.size - 1 : languages.size) ? values : null
}

interface ParsedCatalogue {
  /** All statements of the file. */
  readonly body: readonly Node[]
  /** The statement that declares the catalogue. */
  readonly statement: Node
  readonly name: string
  readonly texts: Node
  /** For translations: the expression with the Russian texts. */
  readonly russian: Node | null
  /** The import of `defineTexts` or `defineTranslations`. */
  readonly definerImport: Node
}

/** Finds the catalogue in a file, and the parts of its definition. */
function parseCatalogue(code: string): ParsedCatalogue {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Node[] }
  for (const statement of body)
    for (const node of descendants(statement)) {
      const [id, call] = [node.id, node.init]
      if (node.type !== 'VariableDeclarator' || !isNode(id) || !isNode(call) || call.type !== 'CallExpression') continue
      const definer = String((call.callee as Node).name)
      const [first, second] = call.arguments as readonly Node[]
      const texts = definer === 'defineTranslations' ? second : first
      if (!texts || !DEFINING_CALL.test(`${definer}(`)) continue
      return {
        body,
        statement,
        name: String(id.name),
        texts,
        russian: texts === second ? (first ?? null) : null,
        definerImport: findImport(body, definer),
      }
    }
  throw new Error('A catalogue exports what `defineTexts` makes')
}

/** The import of the defining function. */
function findImport(body: readonly Node[], definer: string): Node {
  const found = body.find((node) => node.type === 'ImportDeclaration' && [...descendants(node)].some(({ name }) => name === definer))
  if (!found) throw new Error(`A catalogue imports \`${definer}\``)
  return found
}

/** Imports of other catalogues whose texts this one includes: `...cardMessages.texts`. */
const importedCatalogues = (body: readonly Node[]): readonly Node[] =>
  body.filter(
    (node) => node.type === 'ImportDeclaration' && node.importKind !== 'type' && CATALOGUE.test(String((node.source as Node).value)),
  )

const importedNames = (statement: Node): readonly string[] =>
  (statement.specifiers as readonly Node[]).map(({ local }) => String((local as Node).name))

/** The edit that makes such an import load the other catalogue's module of the same language. */
function importLanguage(statement: Node, language: Language): Edit {
  const source = String((statement.source as Node).value)
  const from = `${dirname(source)}/messages/${language}.ts?texts=${basename(source, '.messages.ts')}`
  const names = importedNames(statement).map((name) => `messages as ${name}`)
  return { start: statement.start, end: statement.end, text: `import { ${names.join(', ')} } from '${from}'` }
}

/** A constant beside the texts that has a value for each language, `const years = { ru: …, en: … }`; null for other statements. */
function constantByLanguage(
  statement: Node,
): { readonly name: string; readonly init: Node; readonly values: ReadonlyMap<string, Node> } | null {
  const [declarator] = statement.type === 'VariableDeclaration' ? (statement.declarations as readonly Node[]) : []
  const textsByLanguage = declarator && isNode(declarator.init) ? byLanguage(declarator.init) : null
  return declarator && textsByLanguage
    ? { name: String((declarator.id as Node).name), init: declarator.init as Node, values: textsByLanguage }
    : null
}

/** Replaces a node by one of its descendants. */
const keepOnly = (node: Node, kept: Node): readonly Edit[] => [
  { start: node.start, end: kept.start, text: '' },
  { start: kept.end, end: node.end, text: '' },
]

/** The two arguments of a call `translated(table, translations)`: Russian texts of another table, and their translations by its keys; else null. */
function translatedIn(node: Node): readonly [russian: Node, translations: Node] | null {
  if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'translated') return null
  const [russian, translations] = node.arguments as readonly Node[]
  if (!russian || !translations) throw new Error('`translated` takes a table and its translations')
  return [russian, translations]
}

/** Whether an expression reads a member that is replaced by its object: `cardMessages.texts`, `years.ru`. `members`: member by object name. */
function isMember(node: Node, members: ReadonlyMap<string, string>): boolean {
  const member = members.get(String((node.object as Node).name))
  return member !== undefined && node.computed !== true && (node.property as Node).name === member
}

/** How the code is reduced to one language. */
interface Reduction {
  readonly language: Language
  /** Other catalogues and constants by language: the member that each is read by (`texts`, `ru`), by name. */
  readonly members: ReadonlyMap<string, string>
}

/** The edits that reduce a node to one language. In translations a text has two languages, elsewhere three. */
function reduceToLanguage(node: Node, reduction: Reduction, isTranslation: boolean): readonly Edit[] {
  const own = readLanguages(node, isTranslation)?.get(LANGUAGE_KEYS[reduction.language])
  if (own) return [...keepOnly(node, own), ...reduceToLanguage(own, reduction, isTranslation)]
  const [table, translations] = translatedIn(node) ?? []
  if (table && translations) {
    const part = reduction.language === 'ru' ? table : translations
    return [...keepOnly(node, part), ...reduceToLanguage(part, reduction, part === translations)]
  }
  if (node.type === 'MemberExpression' && isMember(node, reduction.members)) return keepOnly(node, node.object as Node)
  return Object.values(node)
    .flat()
    .flatMap((value) => (isNode(value) ? reduceToLanguage(value, reduction, isTranslation) : []))
}

/** From the code of a catalogue, the code of the module with its texts in one language: `export const messages = …`. */
export function inLanguage(code: string, language: Language): string {
  const { body, statement, texts, russian, definerImport } = parseCatalogue(code)
  const ownTexts = russian && language === 'ru' ? russian : texts
  const isTranslation = russian !== null
  const catalogues = importedCatalogues(body)
  const constants = body.flatMap((node) => {
    const constant = constantByLanguage(node)
    return constant ? [{ ...constant, statement: node }] : []
  })
  const members = new Map([
    ...catalogues.flatMap(importedNames).map((name) => [name, 'texts'] as const),
    ...constants.map(({ name }) => [name, LANGUAGE_KEYS[language]] as const),
  ])
  const reduction: Reduction = { language, members }
  return applyEdits(code, [
    ...catalogues.map((node) => importLanguage(node, language)),
    { start: definerImport.start, end: definerImport.end, text: '' },
    { start: statement.start, end: ownTexts.start, text: 'export const messages = ' },
    { start: ownTexts.end, end: statement.end, text: '' },
    ...constants.flatMap(({ values, init, statement: declared }) => {
      const own = values.get(LANGUAGE_KEYS[language])
      return own
        ? [...keepOnly(init, own), ...reduceToLanguage(own, reduction, isTranslation)]
        : [{ start: declared.start, end: declared.end, text: '' }]
    }),
    ...reduceToLanguage(ownTexts, reduction, isTranslation),
  ])
}

/** The code of the catalogue itself without texts: an `import()` for each language. `fileName` has no `.messages.ts`. */
export function asCatalogue(code: string, fileName: string): string {
  const { name, definerImport } = parseCatalogue(code)
  const from = String((definerImport.source as Node).value)
  const imports = Object.keys(LANGUAGE_KEYS).map((language) => `'${language}': () => import('./messages/${language}.ts?texts=${fileName}')`)
  return `import { defineCatalogue } from '${from}'\nexport const ${name} = /* @__PURE__ */ defineCatalogue({ ${imports.join(', ')} })\n`
}
