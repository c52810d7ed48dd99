// A rule for the database's functions and triggers: they are defined in `<module>.functions.sql` beside the code of their module, whose text is
// applied again whenever it changes. Dated migrations, which run once, hold tables and data only.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Definition, definitionsIn, FunctionFileError, hashDefinitions } from '../../apps/server/src/platform/db/function-files.ts'
import type { Project, Rule, Violation } from './project.ts'
import type { SourceFile } from './source.ts'

const WORDS = 'apps/server/src/'
const MIGRATIONS = 'apps/server/migrations/'
/** The rule holds for migrations from this day on; earlier ones were released with functions in them. */
const SINCE = '2026-12-03'
const MADE_OR_CHANGED =
  /\b(?:create|alter|drop)\s+(?:or\s+replace\s+)?(?:constraint\s+)?(?:function|procedure|routine|aggregate|trigger)\b/i
const COMMENT = /--.*/g

/** The list of all states of the functions that were ever committed, a line with a hash for each. The number of lines is their version. */
export const FUNCTIONS_LIST = `${MIGRATIONS}functions.txt`

/** The rule for the project in the folder `root`, from which the list is read. */
export function functions(root: string): Rule {
  return { name: 'functions', check: (project) => checkFunctions(project, readFileSync(join(root, FUNCTIONS_LIST), 'utf8')) }
}

/** Whether the file holds functions and triggers of the database. */
export const isFunctionFile = (path: string): boolean => path.startsWith(WORDS) && path.endsWith('.functions.sql')

/** All definitions of the project. Throws FunctionFileError on a file that holds anything else. */
export const allDefinitions = ({ files }: Project): Definition[] =>
  files.filter(({ path }) => isFunctionFile(path)).flatMap(({ path, text }) => definitionsIn(path.slice(WORDS.length), text))

/** `list` is the text of `functions.txt`. Exported for its test. */
export function checkFunctions(project: Project, list: string): Violation[] {
  const misplaced = project.files.filter(({ path }) => path.endsWith('.functions.sql') && !isInItsPlace(path))
  if (misplaced.length > 0) return misplaced.map(({ path }) => ({ path, message: 'is read from <module>/<module>.functions.sql only' }))
  try {
    const all = allDefinitions(project)
    return [...findDuplicates(all), ...checkList(all, list), ...inMigrations(project, all)]
  } catch (error) {
    if (error instanceof FunctionFileError) return [{ path: WORDS, message: error.message }]
    throw error
  }
}

const isInItsPlace = (path: string): boolean => path === `${WORDS}${basename(dirname(path))}/${basename(dirname(path))}.functions.sql`

/** Definitions whose name another definition has too. */
const findDuplicates = (all: readonly Definition[]): Violation[] =>
  all
    .filter(({ name }, index) => all.findIndex((item) => item.name === name) !== index)
    .map(({ name, file, line }) => ({ path: `${WORDS}${file}`, line, message: `the ${name} stands twice` }))

/** A violation if the newest line of the list is not the hash of the present definitions. */
function checkList(all: readonly Definition[], list: string): Violation[] {
  const newest = list.split('\n').filter(Boolean).at(-1) ?? hashDefinitions([])
  if (newest === hashDefinitions(all)) return []
  return [{ path: FUNCTIONS_LIST, message: 'does not know the present functions and triggers: run npm run migrations:list' }]
}

function inMigrations({ files }: Project, all: readonly Definition[]): Violation[] {
  const names = all.filter(({ name }) => name.startsWith('function ')).map(({ name }) => name.slice('function '.length))
  return files
    .filter(({ path }) => path.startsWith(MIGRATIONS) && basename(path) >= SINCE && path.endsWith('.sql'))
    .flatMap((file) => inMigration(file, names))
}

/**
 * A migration must not define functions. It may call one only after `{{function NAME}}`, a mark that is replaced by the function's definition:
 * definitions are otherwise applied after all migrations.
 */
function inMigration({ path, text }: SourceFile, names: readonly string[]): Violation[] {
  const sql = text.replaceAll(COMMENT, '')
  if (MADE_OR_CHANGED.test(sql)) {
    return [{ path, message: 'makes, changes or drops a function or trigger, which stands in <module>.functions.sql' }]
  }
  const called = new Set([...sql.matchAll(/\w+(?=\()/g)].map(([name]) => name))
  return names
    .filter((name) => called.has(name) && !sql.includes(`{{function ${name}}}`))
    .map((name) => ({ path, message: `calls ${name}, whose text is applied after it: name it before as {{function ${name}}}` }))
}
