// A rule for migrations of the database: a migration never changes once it is listed, since databases have run it already. A list that only
// grows has the fingerprint (SHA-256) of each file.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Project, Rule, Violation } from './project.ts'

const FOLDER = 'apps/server/migrations/'
const NAME = /^\d{4}-\d\d-\d\d-\d\d-[a-z0-9-]+\.sql$/

/** Path of the list: a line for each migration, with fingerprint and file name. Git merges the lines of several branches by itself. */
export const LIST = `${FOLDER}fingerprints.txt`

/** The rule for the project in the folder `root`, from which the list is read. */
export function migrations(root: string): Rule {
  return { name: 'migrations', check: (project) => checkMigrations(project, readFileSync(join(root, LIST), 'utf8')) }
}

/** Hash by which a listed migration is recognised as unchanged. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** `list` is the text of the list of fingerprints. Exported for its test. */
export function checkMigrations(project: Project, list: string): Violation[] {
  const known = new Map(
    list
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => [line.split('  ')[1] ?? '', line.split('  ')[0] ?? '']),
  )
  const present = project.files.filter(({ path }) => path.startsWith(FOLDER) && path.endsWith('.sql'))
  const found: Violation[] = []
  const numbers = new Map<string, string>()
  for (const { path, text } of present) {
    const name = basename(path)
    if (!NAME.test(name)) found.push({ path, message: 'is not named YYYY-MM-DD-NN-<module>-<purpose>.sql' })
    // The day and the number within it: `YYYY-MM-DD-NN`.
    const number = name.slice(0, 13)
    if (numbers.has(number)) found.push({ path, message: `has the number of ${numbers.get(number)}; take the next free one` })
    numbers.set(number, name)
    const before = known.get(name)
    if (!before) found.push({ path, message: 'is new: run npm run migrations:list' })
    else if (before !== fingerprint(text)) found.push({ path, message: 'changed after it was listed; write a new migration instead' })
    known.delete(name)
  }
  return [...found, ...[...known.keys()].map((name) => ({ path: LIST, message: `${name} is gone; a migration is never removed` }))]
}
