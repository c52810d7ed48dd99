// Writes the files and edits of a new feature or tab into the project's folder and formats them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Edit } from './edits.ts'

/**
 * `files`: path → text of a new file; `edits`: path → change of an existing file. Returns the written paths. If a new file exists already or an
 * edit finds no place, it throws and writes nothing.
 */
export function applyScaffold(root: string, files: ReadonlyMap<string, string>, edits: ReadonlyMap<string, Edit>): string[] {
  const existing = [...files.keys()].find((path) => existsSync(join(root, path)))
  if (existing) throw new Error(`${existing} is there already.`)
  const edited = [...edits].map(([path, edit]): [string, string] => [path, edit(readFileSync(join(root, path), 'utf8'))])
  const written = [...files, ...edited]
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const code = written.map(([path]) => path).filter((path) => /\.(tsx?|json)$/.test(path))
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...code], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The new files do not pass the linter:\n${stderr}`)
  return written.map(([path]) => path)
}
