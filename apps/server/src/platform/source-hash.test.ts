// The hash of a folder's sources stays the same while they are unchanged, and changes with every change of a file.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceHash } from './source-hash.ts'

test('a changed, added or renamed file changes the hash, and results of a build do not', () => {
  const root = mkdtempSync(join(tmpdir(), 'hash-'))
  const currentHash = () => sourceHash(root, ['app', 'lock.json', 'absent'])
  mkdirSync(join(root, 'app/build'), { recursive: true })
  writeFileSync(join(root, 'app/a.ts'), 'a')
  const seen = [currentHash()]
  writeFileSync(join(root, 'app/build/out.js'), 'x')
  expect(currentHash()).toBe(seen[0])
  const changes = [
    () => writeFileSync(join(root, 'app/a.ts'), 'b'),
    () => writeFileSync(join(root, 'app/b.ts'), ''),
    () => renameSync(join(root, 'app/b.ts'), join(root, 'app/c.ts')),
    () => writeFileSync(join(root, 'lock.json'), '{}'),
  ]
  for (const change of changes) {
    change()
    expect(seen).not.toContain(currentHash())
    seen.push(currentHash())
  }
  rmSync(root, { recursive: true })
})
