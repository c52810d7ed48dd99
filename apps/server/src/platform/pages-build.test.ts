// Building the pages while the server starts: the start waits for it, reports failure, and stopping ends it.
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

function program(text: string): string {
  const path = join(folder, 'program.mjs')
  writeFileSync(path, text)
  return path
}

test('pages can be served while the build program still runs, and stopping ends it', async () => {
  const build = buildPages(program("process.send('built'); setInterval(() => {}, 1000)"))
  await build.built
  await build.stop()
})

test('a build that fails is reported', async () => {
  await expect(buildPages(program('process.exit(3)')).built).rejects.toThrow('The pages were not built (3).')
})

test('stopping a build is reported to whoever waits', async () => {
  const build = buildPages(program('setInterval(() => {}, 1000)'))
  await build.stop()
  await expect(build.built).rejects.toThrow('The pages were not built')
})

test('a process that has nothing else to do waits for the pages', () => {
  const building = program("setTimeout(() => process.send('built'), 300)")
  const waiting = join(folder, 'waiting.mjs')
  const module = JSON.stringify(join(import.meta.dirname, 'pages-build.ts'))
  writeFileSync(
    waiting,
    `import { buildPages } from ${module}\nbuildPages(${JSON.stringify(building)}).built.then(() => console.log('served'))`,
  )
  const { stdout, status } = spawnSync(process.execPath, [waiting], { encoding: 'utf8' })
  expect([stdout, status]).toEqual(['served\n', 0])
})
