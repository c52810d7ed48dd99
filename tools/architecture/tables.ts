// A rule for queries: a table of the database belongs to the module (such as `cart`) whose migration created it, or to which
// architecture.json hands it over. Other modules may read it if architecture.json lists the edge between them, and never write it.
import { basename } from 'node:path/posix'
import { isFunctionFile } from './functions.ts'
import { findModule, isCode, type Project, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

const CREATED = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi
// Methods of the query builder kysely, and SQL texts, that write or read a table.
const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const READS = /^(selectFrom|(inner|left|right|full|cross)Join(Lateral)?|from|using)$/
const WRITE_TEXT = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|copy|merge\s+into)\s+(?:only\s+)?"?(\w+)"?/gi
/** The table that a trigger is on. */
const WATCHED = /\btrigger\s[^;]*?\son\s+(\w+)/gi
const COMMENT = /--.*/g
const READ_TEXT = /\b(?:from|join)\s+(?:only\s+)?"?(\w+)"?/gi

export const tables: Rule = {
  name: 'tables',
  check: (project) => {
    const owners = tableOwners(project)
    return [
      ...checkHandedOver(project),
      ...project.files.filter(({ path }) => isCode(path) && path.endsWith('.sql.ts')).flatMap((file) => checkFile(project, owners, file)),
      ...project.files.filter(({ path }) => isFunctionFile(path)).flatMap((file) => checkFunctions(project, owners, file)),
    ]
  },
}

/** Table → the module that owns it. */
function tableOwners(project: Project): Map<string, string> {
  const handedOver = project.architecture.tablesHandedOver.flatMap(({ to, tables }) => tables.map((table) => [table, to] as const))
  return new Map([...tableMakers(project), ...handedOver])
}

/** Table → the module that created it, by the names of the migrations (`2026-11-22-10-company-card.sql`, with or without a purpose at the end). */
function tableMakers({ architecture, files }: Project): Map<string, string> {
  const modules = [...architecture.modules].sort((a, b) => b.length - a.length)
  const owners = new Map<string, string>()
  for (const file of files.filter(({ path }) => path.startsWith('apps/server/migrations/') && path.endsWith('.sql'))) {
    const rest = basename(file.path).replace(/^\d{4}-\d\d-\d\d-\d\d-/, '')
    const module = modules.find((candidate) => rest === `${candidate}.sql` || rest.startsWith(`${candidate}-`))
    for (const [, table] of file.text.matchAll(CREATED)) if (module && table) owners.set(table.toLowerCase(), module)
  }
  return owners
}

/** Violations of the list of handed-over tables: each must exist and have been created by another module. */
function checkHandedOver(project: Project): Violation[] {
  const makers = tableMakers(project)
  return project.architecture.tablesHandedOver.flatMap(({ to, tables }) =>
    tables.flatMap((table) => {
      const maker = makers.get(table)
      if (maker && maker !== to) return []
      return [
        { path: 'architecture.json', message: `${table} is handed over to ${to}, ${maker ? 'which has it' : 'and no migration makes it'}` },
      ]
    }),
  )
}

type Use = (table: string, kind: 'reads' | 'writes', start: number) => void

/** Returns a function that adds forbidden uses of other modules' tables to `found`; null for a file that belongs to no module. */
function useChecker({ architecture }: Project, owners: Map<string, string>, file: SourceFile, found: Violation[]): Use | null {
  const module = findModule(architecture, file.path)
  if (!module) return null
  return (table, kind, start) => {
    const owner = owners.get(table.split(/\s/)[0]?.toLowerCase() ?? '')
    if (!owner || owner === module || (kind === 'reads' && architecture.serverEdges[module]?.includes(owner))) return
    found.push({ path: file.path, line: lineAt(file, start), message: `${module} ${kind} ${table}, a table of ${owner}` })
  }
}

/** Checks the bodies of database functions, and the tables on which triggers are. */
function checkFunctions(project: Project, owners: Map<string, string>, file: SourceFile): Violation[] {
  const found: Violation[] = []
  const use = useChecker(project, owners, file, found)
  const text = file.text.replaceAll(COMMENT, (comment) => ' '.repeat(comment.length))
  for (const match of text.matchAll(WRITE_TEXT)) use?.(match[1] ?? '', 'writes', match.index)
  for (const pattern of [READ_TEXT, WATCHED]) for (const match of text.matchAll(pattern)) use?.(match[1] ?? '', 'reads', match.index)
  return found
}

function checkFile(project: Project, owners: Map<string, string>, file: SourceFile): Violation[] {
  const found: Violation[] = []
  const use = useChecker(project, owners, file, found)
  if (!use) return []
  walk(file, {
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (first?.type !== 'Literal' || typeof first.value !== 'string') return
      if (WRITES.has(name)) use(first.value, 'writes', start)
      else if (READS.test(name)) use(first.value, 'reads', start)
    },
    TemplateElement: ({ value, start }) => {
      for (const [, table = ''] of value.raw.matchAll(WRITE_TEXT)) use(table, 'writes', start)
      for (const [, table = ''] of value.raw.matchAll(READ_TEXT)) use(table, 'reads', start)
    },
  })
  return found
}
