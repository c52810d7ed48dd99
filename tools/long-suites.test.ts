// A long suite is left out only while its sources are those it last passed with.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leftOut, longSuites, recordPassed, unchangedSuites } from './long-suites.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'long-suites-'))
  put('tools/long-suites.json', '{}')
  put('apps/server/src/chat/chat.ts', 'export const a = 1')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const names = () => unchangedSuites(root).map(({ name }) => name)

test('each names files that are there', () => {
  const project = join(import.meta.dirname, '..')
  const paths = longSuites.flatMap(({ file, sources }) => [file, ...sources])
  expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([])
})

test('each suite depends on its own test too', () => {
  const isCovered = ({ file, sources }: (typeof longSuites)[number]) => sources.some((path) => file === path || file.startsWith(`${path}/`))
  expect(longSuites.filter((suite) => !isCovered(suite))).toEqual([])
})

test('no suite is left out before it has passed', () => {
  expect(names()).toEqual([])
})

test('a change brings back the suites that depend on it', () => {
  recordPassed(root)
  expect(names()).toEqual(longSuites.map(({ name }) => name))
  put('apps/server/src/chat/chat.ts', 'export const a = 2')
  expect(names()).not.toContain('kill -9 amid a conversation')
  expect(names()).toContain('kill -9 amid payments')
})

test('a run that was not asked to leave anything out runs all', () => {
  recordPassed(root)
  expect(leftOut(root, 'vitest', {})).toEqual([])
  expect(leftOut(root, 'playwright', { TEST_CHANGED_ONLY: '1' })).toEqual(['e2e/process.spec.ts'])
})
