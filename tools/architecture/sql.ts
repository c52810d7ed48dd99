// A rule for the product's source: database queries stand only in files `*.sql.ts` and in migrations, where each is found and reviewed.
import { isProduct, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

/** Methods of the query builder kysely that begin a query. */
const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto', 'selectNoFrom'])
/** The beginning of an SQL statement in a string. */
const STATEMENT =
  /^\s*(select\s[\s\S]*\bfrom\b|select\s+\d|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|index|unique|role|database|extension|schema|type|view|materialized|function)\b|truncate\s|copy\s+\S+[\s\S]*\b(from|to)\s+std|listen\s+\w|notify\s+\w|with\s+\w+\s+as\s*\()/i

export const sql: Rule = {
  name: 'sql',
  check: ({ files }) =>
    files.filter(({ path }) => isProduct(path)).flatMap((file) => (file.path.endsWith('.sql.ts') ? checkHandles(file) : checkFile(file))),
}

/**
 * A statement is executed on the database handle that its function got as a parameter. The type of the handle says whether it may write; a cast
 * would hide this from the compiler.
 */
function checkHandles(file: SourceFile): Violation[] {
  const found: Violation[] = []
  walk(file, {
    CallExpression: ({ callee, arguments: given, start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.property.name !== 'execute') return
      if (given.some(({ type }) => type === 'TSAsExpression'))
        found.push({ path: file.path, line: lineAt(file, start), message: 'a cast of the handle that runs the statement' })
    },
  })
  return found
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const refuse = (start: number, what: string) =>
    found.push({ path: file.path, line: lineAt(file, start), message: `${what} outside *.sql.ts` })
  walk(file, {
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && BUILDERS.has(callee.property.name)) {
        refuse(start, `a query (${callee.property.name})`)
      }
    },
    TaggedTemplateExpression: ({ tag, start }) => {
      if (tag.type === 'Identifier' && tag.name === 'sql') refuse(start, 'an sql template')
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && STATEMENT.test(value)) refuse(start, 'an SQL statement')
    },
    TemplateElement: ({ value, start }) => {
      if (STATEMENT.test(value.raw)) refuse(start, 'an SQL statement')
    },
  })
  return found
}
