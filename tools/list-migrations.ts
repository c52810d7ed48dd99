// `npm run migrations:list`: adds hashes of new migrations, and of changed functions and triggers of the database, to their lists. Existing lines
// never change, so that `npm run check` can tell whether a listed migration was changed.
import { appendFileSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hashDefinitions } from '../apps/server/src/platform/db/function-files.ts'
import { allDefinitions, FUNCTIONS_LIST } from './architecture/functions.ts'
import { fingerprint, LIST } from './architecture/migrations.ts'
import { readProject } from './architecture/project.ts'

const root = join(import.meta.dirname, '..')
const list = readFileSync(join(root, LIST), 'utf8')
const project = readProject(root)
for (const { path, text } of project.files) {
  const name = basename(path)
  if (!path.startsWith('apps/server/migrations/') || !path.endsWith('.sql') || list.includes(`  ${name}\n`)) continue
  appendFileSync(join(root, LIST), `${fingerprint(text)}  ${name}\n`)
  console.log(`listed ${name}`)
}

const newest = hashDefinitions(allDefinitions(project))
const known = readFileSync(join(root, FUNCTIONS_LIST), 'utf8').split('\n').filter(Boolean)
if (known.at(-1) !== newest) {
  appendFileSync(join(root, FUNCTIONS_LIST), `${newest}\n`)
  console.log(`listed functions and triggers, version ${known.length + 1}`)
}
