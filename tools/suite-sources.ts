// Lists the files whose change may break a long suite (a test file that takes minutes): those that the suite declares, its modules with their
// migrations, and the test helpers that it uses.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The declaration of a suite; all paths are from the root. */
export interface SuiteSources {
  /** The suite's file. */
  readonly file: string
  /** Folders of `apps/server/src` whose code and tables its processes use. */
  readonly modules: readonly string[]
  /** Other files and folders whose change may break it. */
  readonly sources: readonly string[]
}

const HELPERS = 'apps/server/test'
const MIGRATIONS = 'apps/server/migrations'
/** Helpers that run before every file of server tests. */
const SETUP = ['global.ts', 'record-sql.ts'].map((name) => `${HELPERS}/${name}`)
/** Folders with generated files. */
const RESULTS = /(^|\/)(node_modules|build|\.react-router)(\/|$)/
/** Other tests, their cases and snapshots, documents, and a file of types alone, of which nothing is left at run time. */
const NOT_RUN = /(\.test\.tsx?|\.access-cases\.ts|\.snap|\.md|\/types\.generated\.ts)$/
/** A file's name in quotes: an import, a program that is started or a file that is read. */
const QUOTED_FILE = /'([\w./-]+\.\w+)'/g
const CREATED_TABLE = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi

const read = (root: string, path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')

/** All source files of the suite, as sorted paths from `root`; a declared path that does not exist adds none. */
export function listSources(root: string, suite: SuiteSources): string[] {
  const declared = [...suite.modules.map((module) => `apps/server/src/${module}`), ...suite.sources].flatMap((path) =>
    listFiles(root, path),
  )
  const found = new Set([...declared.filter((path) => !NOT_RUN.test(path)), ...listHelpers(root, suite.file), suite.file])
  for (const path of listMigrations(root, suite.modules)) found.add(path)
  return [...found].sort()
}

function listFiles(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, entry.parentPath.slice(join(root, path).length), entry.name))
    .filter((name) => !RESULTS.test(name))
}

/** Files of `HELPERS` that the suite's file names in quotes, and those that these name in turn. */
function listHelpers(root: string, file: string): string[] {
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const [, name = ''] of read(root, path).matchAll(QUOTED_FILE)) {
      const places = [join(dirname(path), name), join(HELPERS, name)]
      const helper = places.find((place) => place.startsWith(`${HELPERS}/`) && existsSync(join(root, place)))
      if (helper) visit(helper)
    }
  }
  for (const path of file.startsWith('apps/server/') ? [file, ...SETUP] : [file]) visit(path)
  return [...found]
}

/** Migrations of some modules, and those of other modules that name one of their tables. */
function listMigrations(root: string, modules: readonly string[]): string[] {
  const all = listFiles(root, MIGRATIONS).filter((path) => path.endsWith('.sql'))
  const isOwn = (path: string) => modules.some((module) => new RegExp(`^[\\d-]+-${module}(-.*)?\\.sql$`).test(basename(path)))
  const own = all.filter(isOwn)
  const tables = own.flatMap((path) => [...read(root, path).matchAll(CREATED_TABLE)].map(([, table]) => table))
  const named = new RegExp(`\\b(${tables.join('|')})\\b`, 'i')
  return tables.length === 0 ? own : all.filter((path) => own.includes(path) || named.test(read(root, path)))
}
