// Finds, in a `*.sql.ts` file, the row types written by hand: `sql<Row>` of a whole statement, or of one column with `.as()`. TypeScript cannot
// check them against the SQL, so `row-faults.ts` does.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ParseResult, parseSync, Visitor } from 'rolldown/utils'

type Program = ParseResult['program']
type Node = Program['body'][number] | { type: string; start: number; end: number }
/** A syntax node as it is walked here: its fields depend on its type. */
// biome-ignore lint/suspicious/noExplicitAny: types of the syntax tree are not told apart by the names that are read here.
type Syntax = any

/** Possible types of a value in TypeScript: `number`, `string[]`, `null`, …; `any` if not resolved. */
export type ValueTypes = ReadonlySet<string>

export interface HandWrittenRow {
  readonly line: number
  /** Name of the module's top-level function or constant that contains the statement. */
  readonly holder: string
  /** Text of the statement up to its first value, whitespace collapsed. */
  readonly begins: string
  /** Types by field; for one column under its alias. Null if the type cannot be parsed. */
  readonly fields: ReadonlyMap<string, ValueTypes> | null
  readonly isColumn: boolean
}

interface Module {
  readonly path: string
  readonly text: string
  readonly program: Program
  readonly types: ReadonlyMap<string, Syntax>
  /** Name → where it comes from. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>
}

const VERB = /^(select|with|insert|update|delete|merge|values)\b/i
const CONTRACT = join(import.meta.dirname, '../../../packages/contract/src')
const modules = new Map<string, Module>()

/** All hand-written row types of a `*.sql.ts`. */
export function findHandWrittenRows(path: string): HandWrittenRow[] {
  const module = readModule(path)
  const found: HandWrittenRow[] = []
  const whole = new Set<number>()
  const aliases = new Map<number, string>()
  const visitCall = ({ callee, arguments: args }: Syntax) => {
    const { object, property } = callee
    if (object?.type !== 'TaggedTemplateExpression') return
    if (property.name === 'execute') whole.add(object.start)
    if (property.name === 'as' && args[0]?.type === 'Literal') aliases.set(object.start, args[0].value)
  }
  new Visitor({ CallExpression: visitCall }).visit(module.program)
  const visitTemplate = ({ tag, typeArguments, quasi, start }: Syntax) => {
    const row = typeArguments?.params[0]
    if (tag.name !== 'sql' || !row) return
    const texts: string[] = quasi.quasis.map((each: Syntax) => each.value.cooked.replace(/\s+/g, ' ').trim())
    const begins = texts.find(Boolean) ?? ''
    const alias = aliases.get(start)
    const common = { line: module.text.slice(0, start).split('\n').length, holder: findHolder(module, start), begins }
    if (alias) found.push({ ...common, fields: new Map([[alias, readValueTypes(row, module)]]), isColumn: true })
    else if (whole.has(start) || VERB.test(begins)) found.push({ ...common, fields: readMembers(row, module), isColumn: false })
  }
  new Visitor({ TaggedTemplateExpression: visitTemplate }).visit(module.program)
  return found
}

/** The declaration itself, without `export`. */
const withoutExport = (statement: Syntax): Syntax => statement.declaration ?? statement

function findHolder({ program }: Module, at: number): string {
  const statement = withoutExport(program.body.find(({ start, end }: Node) => start <= at && at < end))
  return statement?.id?.name ?? statement?.declarations?.[0]?.id?.name ?? ''
}

function readModule(path: string): Module {
  const cached = modules.get(path)
  if (cached) return cached
  const text = readFileSync(path, 'utf8')
  const { program } = parseSync(path, text)
  const types = new Map<string, Syntax>()
  const imports = new Map<string, { path: string; name: string }>()
  for (const statement of program.body as Syntax[]) {
    const { type, id } = withoutExport(statement)
    if (type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration') types.set(id.name, withoutExport(statement))
    if (statement.type !== 'ImportDeclaration') continue
    const from = resolvePath(path, statement.source.value)
    for (const { imported, local } of from ? statement.specifiers : [])
      if (from && imported) imports.set(local.name, { path: from, name: imported.name })
  }
  const module = { path, text, program, types, imports }
  modules.set(path, module)
  return module
}

/** The file of an import; undefined if it is none of this repository. */
function resolvePath(from: string, specifier: string): string | undefined {
  const [, contract] = /^@sverka\/contract\/(.+)$/.exec(specifier) ?? []
  const path = contract ? join(CONTRACT, `${contract}.ts`) : specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
  return path && existsSync(path) ? path : undefined
}

/** A declaration by name, with its module. */
function findDeclaration(name: string, module: Module): { declaration: Syntax; home: Module } | undefined {
  const own = module.types.get(name)
  if (own) return { declaration: own, home: module }
  const imported = module.imports.get(name)
  return imported && findDeclaration(imported.name, readModule(imported.path))
}

/** Fields of a row type with their types; null if the type is built in a way that is not read here. */
function readMembers(type: Syntax, module: Module): Map<string, ValueTypes> | null {
  if (type.type === 'TSTypeLiteral') return readFields(type.members, module)
  if (type.type === 'TSIntersectionType') return mergeFields(type.types.map((each: Syntax) => readMembers(each, module)))
  if (type.type !== 'TSTypeReference') return null
  const { name } = type.typeName
  const [first, second] = type.typeArguments?.params ?? []
  if (name === 'Readonly') return readMembers(first, module)
  if (name === 'Pick' || name === 'Omit') return selectFields(readMembers(first, module), readLiterals(second), name === 'Pick')
  const { declaration, home } = findDeclaration(name, module) ?? {}
  if (!declaration || !home) return null
  if (declaration.type === 'TSTypeAliasDeclaration') return readMembers(declaration.typeAnnotation, home)
  const inherited = (declaration.extends ?? []).map(({ expression, typeArguments }: Syntax) =>
    readMembers({ type: 'TSTypeReference', typeName: expression, typeArguments }, home),
  )
  return mergeFields([...inherited, readFields(declaration.body.body, home)])
}

const readFields = (all: Syntax[], module: Module): Map<string, ValueTypes> =>
  new Map(
    all.map(({ key, typeAnnotation, optional }): [string, ValueTypes] => {
      const own = readValueTypes(typeAnnotation.typeAnnotation, module)
      return [key.name ?? key.value, optional ? new Set([...own, 'undefined']) : own]
    }),
  )

const mergeFields = (all: (Map<string, ValueTypes> | null)[]): Map<string, ValueTypes> | null =>
  all.includes(null) ? null : new Map(all.flatMap((each) => [...(each ?? [])]))

const readLiterals = (type: Syntax): string[] => (type.types ?? [type]).map(({ literal }: Syntax) => String(literal?.value))

const selectFields = (all: Map<string, ValueTypes> | null, names: readonly string[], isKept: boolean): Map<string, ValueTypes> | null =>
  all && new Map([...all].filter(([name]) => names.includes(name) === isKept))

const PLAIN: Readonly<Record<string, string>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'undefined',
  TSTypeLiteral: 'object',
}

/** The possible types of a value of the type. */
function readValueTypes(type: Syntax, module: Module): ValueTypes {
  const plain = PLAIN[type.type]
  if (plain) return new Set([plain])
  if (type.type === 'TSLiteralType') return new Set([typeof type.literal.value])
  if (type.type === 'TSUnionType') return new Set(type.types.flatMap((each: Syntax) => [...readValueTypes(each, module)]))
  if (type.type === 'TSArrayType') return toArrayTypes(readValueTypes(type.elementType, module))
  if (type.type === 'TSTypeOperator' || type.type === 'TSParenthesizedType') return readValueTypes(type.typeAnnotation, module)
  if (type.type !== 'TSTypeReference') return new Set(['any'])
  const { name } = type.typeName
  if (name === 'Date' || name === 'Buffer') return new Set([name])
  if (name === 'SqlBool') return new Set(['boolean'])
  if (name === 'Array' || name === 'ReadonlyArray') return toArrayTypes(readValueTypes(type.typeArguments.params[0], module))
  const { declaration, home } = findDeclaration(name, module) ?? {}
  if (!declaration || !home || declaration.typeParameters) return new Set(['any'])
  return declaration.type === 'TSInterfaceDeclaration' ? new Set(['object']) : readValueTypes(declaration.typeAnnotation, home)
}

const toArrayTypes = (elements: ValueTypes): ValueTypes => new Set([...elements].map((each) => (each === 'any' ? 'any' : `${each}[]`)))
