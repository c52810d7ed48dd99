// Adds the fingerprints of new migrations to their list; lines that are there never change.
import { appendFileSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fingerprint, LIST } from './architecture/migrations.ts'
import { readProject } from './architecture/project.ts'

const root = join(import.meta.dirname, '..')
const list = readFileSync(join(root, LIST), 'utf8')
for (const { path, text } of readProject(root).files) {
  const name = basename(path)
  if (!path.startsWith('apps/server/migrations/') || !path.endsWith('.sql') || list.includes(`  ${name}\n`)) continue
  appendFileSync(join(root, LIST), `${fingerprint(text)}  ${name}\n`)
  console.log(`listed ${name}`)
}
