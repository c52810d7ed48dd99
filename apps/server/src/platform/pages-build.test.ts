// Building the web app in a child process while the server starts: the start waits for it, reports failure, and stopping ends it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPages } from './pages-build.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-build-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A stand-in for the build program; it sends 'built' when pages can be served. Returns its path. */
function buildProgram(text: string): string {
  const path = join(folder, 'program.mjs')
  writeFileSync(path, text)
  return path
}

test('pages can be served while the build program still runs, and stopping ends it', async () => {
  const build = buildPages(buildProgram("process.send('built'); setInterval(() => {}, 1000)"))
  await build.built
  await build.stop()
})

test('a build that fails is reported', async () => {
  await expect(buildPages(buildProgram('process.exit(3)')).built).rejects.toThrow('The pages were not built (3).')
})

test('stopping a build rejects the promise of its result', async () => {
  const build = buildPages(buildProgram('setInterval(() => {}, 1000)'))
  await build.stop()
  await expect(build.built).rejects.toThrow('The pages were not built')
})

test('a running build keeps the process alive until the pages are built', () => {
  const builder = buildProgram("setTimeout(() => process.send('built'), 300)")
  const parent = join(folder, 'parent.mjs')
  const module = JSON.stringify(join(import.meta.dirname, 'pages-build.ts'))
  writeFileSync(
    parent,
    `import { buildPages } from ${module}\nbuildPages(${JSON.stringify(builder)}).built.then(() => console.log('served'))`,
  )
  const { stdout, status } = spawnSync(process.execPath, [parent], { encoding: 'utf8' })
  expect([stdout, status]).toEqual(['served\n', 0])
})
