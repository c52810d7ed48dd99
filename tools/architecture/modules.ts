// A rule for files of TypeScript: none is a barrel (a file that only re-exports what others export), and importing one starts no work.
import { basename } from 'node:path/posix'
import { isCode, isProduct, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, topLevel } from './source.ts'

/** Programs: files that are run, not imported. */
const PROGRAM = /^(main|entry\.client|([a-z-]+-)?worker)\.tsx?$/
const PROGRAMS = 'apps/server/programs/'

export const modules: Rule = {
  name: 'modules',
  check: ({ files }) => files.filter(({ path }) => isCode(path)).flatMap((file) => [...barrel(file), ...findImportTimeWork(file)]),
}

/** Biome's `noBarrelFile` would also refuse `<module>.ts`, which re-exports some names beside its own. */
function barrel(file: SourceFile): Violation[] {
  const statements = topLevel(file)
  const onlyPassesOn = statements.every(({ type }) => type === 'ImportDeclaration' || type === 'ExportNamedDeclaration')
  const declares = statements.some((statement) => statement.type === 'ExportNamedDeclaration' && statement.declaration)
  if (statements.length === 0 || !onlyPassesOn || declares) return []
  return [{ path: file.path, line: 1, message: 'a barrel: it only passes on what others export' }]
}

/** Statements of the product at the top of a file that do something, such as a call. Programs may have them. */
function findImportTimeWork(file: SourceFile): Violation[] {
  if (!isProduct(file.path) || file.path.startsWith(PROGRAMS) || PROGRAM.test(basename(file.path))) return []
  return topLevel(file)
    .filter((statement) => statement.type === 'ExpressionStatement' && !('directive' in statement && statement.directive))
    .map(({ start }) => ({ path: file.path, line: lineAt(file, start), message: 'work at import time' }))
}
