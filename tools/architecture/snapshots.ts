// A rule for database queries, which are built in files `*.sql.ts`: the SQL text of each is in the snapshot `*.sql.snap` beside its file, where
// reviewers read it, and a snapshot has no query that no longer exists.
import type { Rule, Violation } from './project.ts'
import { lineAt, listImports, type SourceFile, topLevel } from './source.ts'

/** Kysely's methods that send a query. */
const SENDS = /\.execute(TakeFirst(OrThrow)?)?\(/
/** A query built by `compiledOnce`, which sends it itself. */
const BUILT_ONCE = /^\w+ = compiledOnce\(/

export const snapshots: Rule = {
  name: 'snapshots',
  check: ({ files }) => {
    const byPath = new Map(files.map((file) => [file.path, file]))
    const snapshotFiles = files.filter(({ path }) => path.endsWith('.sql.snap'))
    const removedQueries = snapshotFiles.flatMap((snapshot) => goneFrom(snapshot, byPath.get(snapshot.path.replace(/snap$/, 'ts'))))
    const sources = files.filter(({ path }) => path.startsWith('apps/server/src/') && path.endsWith('.sql.ts'))
    const unread = sources.flatMap((source) => [
      ...withoutSnapshot(source, byPath),
      ...missingIn(source, byPath.get(source.path.replace(/ts$/, 'snap'))),
    ])
    return [...removedQueries, ...unread]
  },
}

/**
 * A snapshot shows the SQL that a query builder made. A file of complete statements needs none: backup, the LISTEN connection and
 * the start run such statements directly through the driver. It therefore imports the driver only, and no builder.
 */
const isWrittenOut = (source: SourceFile): boolean => listImports(source).every(({ target }) => target === 'pg')

function withoutSnapshot(source: SourceFile, byPath: ReadonlyMap<string, SourceFile>): Violation[] {
  if (byPath.has(source.path.replace(/ts$/, 'snap')) || isWrittenOut(source)) return []
  return [{ path: source.path, message: 'no snapshot beside it; only statements written out as whole texts need none' }]
}

/** Names of the queries in a snapshot: each query follows a line `-- NAME`. */
const namesIn = (snapshot: SourceFile | undefined): string[] =>
  [...(snapshot?.text ?? '').matchAll(/^-- (\S+)$/gm)].map(([, name = '']) => name)

/** Queries of the snapshot that its source no longer declares. */
function goneFrom(snapshot: SourceFile, source: SourceFile | undefined): Violation[] {
  const declared = source ? declarations(source).map(({ name }) => name) : []
  return namesIn(snapshot)
    .filter((name) => !declared.includes(name))
    .map((name) => ({ path: snapshot.path, message: `${name} is no query of the file beside it: npm run sql:snapshots` }))
}

/** Queries of the source that its snapshot does not have. */
function missingIn(source: SourceFile, snapshot: SourceFile | undefined): Violation[] {
  const known = new Set(namesIn(snapshot))
  const all = declarations(source)
  const parts = all.filter(({ text, isExported }) => BUILT_ONCE.test(text) && !isExported).map(({ name }) => `${name}(`)
  // Whether a function sends a query itself, or calls a query of the same file that is built once.
  const sends = ({ text, isExported }: Declaration) =>
    SENDS.test(text) || (isExported && (BUILT_ONCE.test(text) || parts.some((part) => text.includes(part))))
  return all
    .filter((declaration) => sends(declaration) && !known.has(declaration.name))
    .map(({ name, start }) => ({
      path: source.path,
      line: lineAt(source, start),
      message: `nobody has read the SQL of ${name}: run a test that sends it and commit its snapshot`,
    }))
}

interface Declaration {
  readonly name: string
  readonly text: string
  readonly start: number
  readonly isExported: boolean
}

/** Functions and constants of the module itself. */
function declarations(file: SourceFile): Declaration[] {
  return topLevel(file).flatMap((statement) => {
    const made = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const isExported = made !== statement
    const found = (name: string, { start, end }: { start: number; end: number }) => ({
      name,
      start,
      text: file.text.slice(start, end),
      isExported,
    })
    if (made?.type === 'FunctionDeclaration') return made.id ? [found(made.id.name, made)] : []
    if (made?.type !== 'VariableDeclaration') return []
    return made.declarations.flatMap((declaration) =>
      declaration.id.type === 'Identifier' ? [found(declaration.id.name, declaration)] : [],
    )
  })
}
