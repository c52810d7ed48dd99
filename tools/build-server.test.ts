// The server's bundle (its code in a few files): used only while the sources are the same as when it was built, free of packages that look for
// files beside themselves, with source maps.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLES, findBundle, hashServer, STAMP } from '../apps/server/src/platform/server-bundle.ts'
import { buildServer, refuseOwnFiles } from './build-server.ts'
import { mapLine } from './map-stack.ts'

const root = join(import.meta.dirname, '..')

test('a bundle is used until a source changes', () => {
  const project = mkdtempSync(join(tmpdir(), 'bundle-'))
  mkdirSync(join(project, 'apps/server/src'), { recursive: true })
  writeFileSync(join(project, 'apps/server/src/a.ts'), 'a')
  expect(findBundle(project)).toBeNull()
  const folder = join(project, BUNDLES, 'other')
  mkdirSync(folder, { recursive: true })
  expect(findBundle(project)).toBeNull()
  writeFileSync(join(folder, STAMP), hashServer(project))
  expect(findBundle(project)).toBe(join(folder, 'serve.js'))
  writeFileSync(join(project, 'apps/server/src/a.ts'), 'b')
  expect(findBundle(project)).toBeNull()
  rmSync(project, { recursive: true })
})

test('a package that looks for files beside itself is refused', () => {
  const { filter, handler } = refuseOwnFiles.transform
  expect(filter.code.test("readFileSync(__dirname + '/data')")).toBe(true)
  expect(() => handler('', '/srv/node_modules/fonts/index.js')).toThrow('/srv/node_modules/fonts/index.js looks for files beside itself')
  expect(() => handler('', '/srv/apps/server/src/a.ts')).not.toThrow()
})

test('the place of an error in the bundle is shown as a place in the sources', async () => {
  // A message in the sources, whose line is found in the bundle too.
  const message = 'The pages were not built ('
  const path = listPrograms(await buildServer()).find((program) => readFileSync(program, 'utf8').includes(message)) ?? ''
  const [row, column] = findText(path, message)
  const [line] = findText(join(root, 'apps/server/src/platform/pages-build.ts'), message)
  const mapped = mapLine(`    at buildPages (file://${path}:${row}:${column})`)
  expect(mapped).toContain(`at buildPages (apps/server/src/platform/pages-build.ts:${line}:`)
  expect(mapLine('at x (/srv/other.js:1:1)')).toBe('at x (/srv/other.js:1:1)')
})

const listPrograms = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))

/** Line and column of a text, both from 1. */
function findText(path: string, text: string): readonly [number, number] {
  const lines = readFileSync(path, 'utf8').split('\n')
  const index = lines.findIndex((line) => line.includes(text))
  return [index + 1, (lines[index] ?? '').indexOf(text) + 1]
}
