// One source file for the architecture rules: its text, its imports and a walk over its syntax tree.
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { type ParseResult, parseSync, Visitor, type VisitorObject } from 'rolldown/utils'

/** A file with its path from the project's root, parts divided by `/`. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** One import of a file. */
export interface ImportLink {
  /** Our own files by path from the project's root, packages by name (`node:fs`, `@fastify/static`). */
  readonly target: string
  readonly isOwn: boolean
  /** A type-only import, which is erased at run time. */
  readonly isType: boolean
  /** A dynamic import: the file is loaded when the code reaches it, if ever. */
  readonly isLater: boolean
  readonly line: number
}

/** Workspace packages that other parts import by name; their files lie in `src`. */
const PACKAGE = /^@sverka\/(contract|posting-lists)\/(.+)$/

const parsed = new WeakMap<SourceFile, ParseResult>()
const imported = new WeakMap<SourceFile, readonly ImportLink[]>()

/** The file's syntax; a file that does not parse is left to the type checker. */
function syntax(file: SourceFile): ParseResult {
  const known = parsed.get(file)
  if (known) return known
  const fresh = parseSync(file.path, file.text)
  parsed.set(file, fresh)
  return fresh
}

/** Walks the syntax tree once with callbacks by node type. */
export function walk(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(syntax(file).program)
}

/** The statements that stand at the top of the module. */
export function topLevel(file: SourceFile): ParseResult['program']['body'] {
  return syntax(file).program.body
}

/** Line number, from 1, of an offset in the text. */
export function lineAt(file: SourceFile, offset: number): number {
  let line = 1
  for (let index = file.text.indexOf('\n'); index >= 0 && index < offset; index = file.text.indexOf('\n', index + 1)) line++
  return line
}

/** All imports of the file: static, type-only, re-exported, and dynamic ones with a literal name. */
export function listImports(file: SourceFile): readonly ImportLink[] {
  const known = imported.get(file)
  if (known) return known
  const links: ImportLink[] = []
  imported.set(file, links)
  const add = (source: { value: unknown; start: number } | null | undefined, isType = false, isLater = false) => {
    if (typeof source?.value !== 'string') return
    links.push({ ...resolve(file.path, source.value), isType, isLater, line: lineAt(file, source.start) })
  }
  walk(file, {
    ImportDeclaration: (node) => {
      const onlyTypes =
        node.specifiers.length > 0 && node.specifiers.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type')
      add(node.source, node.importKind === 'type' || onlyTypes)
    },
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') add(node.source, false, true)
    },
    TSImportType: (node) => add(node.source, true),
  })
  return links
}

/** Names that the file imports or re-exports from our own files; `*` means all of them. */
export function namesTaken(file: SourceFile): { target: string; name: string }[] {
  const taken: { target: string; name: string }[] = []
  const add = (source: { value: unknown }, names: readonly string[]) => {
    const { target } = resolve(file.path, String(source.value))
    taken.push(...names.map((name) => ({ target, name })))
  }
  walk(file, {
    ImportDeclaration: ({ source, specifiers }) =>
      add(
        source,
        specifiers.map((each) =>
          each.type === 'ImportSpecifier' ? nodeName(each.imported) : each.type === 'ImportDefaultSpecifier' ? 'default' : '*',
        ),
      ),
    ExportNamedDeclaration: ({ source, specifiers }) => {
      if (source)
        add(
          source,
          specifiers.map(({ local }) => nodeName(local)),
        )
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') add(source, ['*'])
    },
    TSImportType: ({ source }) => add(source, ['*']),
  })
  return taken
}

const nodeName = (name: { type: string; name?: string; value?: unknown }): string => name.name ?? String(name.value)

/** The target of an import specifier in the file `from`: a path from the root for our own files, otherwise the name of a package. */
function resolve(from: string, specifier: string): { target: string; isOwn: boolean } {
  if (specifier.startsWith('.')) return { target: join(dirname(from), specifier), isOwn: true }
  const [, own, path] = PACKAGE.exec(specifier) ?? []
  if (own !== undefined) return { target: `packages/${own}/src/${path}.ts`, isOwn: true }
  if (specifier.startsWith('node:') || builtinModules.includes(specifier))
    return { target: `node:${specifier.replace('node:', '')}`, isOwn: false }
  const [scope = '', name] = specifier.split('/')
  return { target: scope.startsWith('@') ? `${scope}/${name}` : scope, isOwn: false }
}
