// How a module is made: named exports, no barrels, and importing it starts nothing.
import { basename } from 'node:path/posix'
import { isCode, isProduct, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, topLevel } from './source.ts'

/** Files whose default export a tool asks for: React Router's modules, configurations, the tests' global set-up. */
const DEFAULT_ASKED = /(\.(page|route|resource|tab)\.tsx?|^root\.tsx|^entry\.(client|server)\.tsx|^routes\.ts|\.config\.ts|^global\.ts)$/
/** Programs: files that are started, not imported. */
const PROGRAM = /^(main|entry\.client|([a-z-]+-)?worker)\.tsx?$/

export const modules: Rule = {
  name: 'modules',
  check: ({ files }) => files.filter(({ path }) => isCode(path)).flatMap((file) => [...exportsOf(file), ...startsOf(file)]),
}

function exportsOf(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const statements = topLevel(file)
  const refuse = (start: number, message: string) => found.push({ path: file.path, line: lineAt(file, start), message })
  for (const statement of statements) {
    if (statement.type === 'ExportDefaultDeclaration' && !DEFAULT_ASKED.test(basename(file.path)))
      refuse(statement.start, 'a default export')
    if (statement.type === 'ExportAllDeclaration') refuse(statement.start, 'export * hides what is exported')
  }
  const onlyPassesOn = statements.every(
    ({ type }) => type === 'ImportDeclaration' || type === 'ExportAllDeclaration' || type === 'ExportNamedDeclaration',
  )
  const declares = statements.some((statement) => statement.type === 'ExportNamedDeclaration' && statement.declaration)
  if (statements.length > 0 && onlyPassesOn && !declares) refuse(0, 'a barrel: it only passes on what others export')
  return found
}

function startsOf(file: SourceFile): Violation[] {
  if (!isProduct(file.path) || PROGRAM.test(basename(file.path))) return []
  return topLevel(file)
    .filter((statement) => statement.type === 'ExpressionStatement' && !('directive' in statement && statement.directive))
    .map(({ start }) => ({ path: file.path, line: lineAt(file, start), message: 'work at import time' }))
}
