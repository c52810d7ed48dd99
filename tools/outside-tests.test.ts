// Failures outside of tests: a test process that dies is reported with its file, which may then run once more; other errors are only reported.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { describeOutside, isDeadProcess, readOutside } from './outside-tests.ts'

const folder = mkdtempSync(join(import.meta.dirname, 'outside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs two files of tests in a vitest of their own: one that passes, and one with this body; returns the failures outside of tests. */
async function runBeside(name: string, body: string) {
  const projectFolder = mkdtempSync(join(folder, `${name}-`))
  const write = (file: string, text: string) =>
    writeFileSync(join(projectFolder, file), `import { test } from 'vitest'\ntest('one', async () => { ${text} })\n`)
  write('a.test.ts', '')
  write('b.test.ts', body)
  const report = join(projectFolder, 'report.json')
  const reporter = join(import.meta.dirname, 'unit-report.ts')
  const args = ['run', `--root=${projectFolder}`, `--reporter=${reporter}`, `--outputFile.json=${report}`]
  await promisify(execFile)('vitest', args, { env: { ...process.env, VITEST: undefined } }).catch((error: unknown) => error)
  return readOutside(report)
}

test('a file whose process died is named with the signal', async () => {
  const outside = await runBeside('dead', `process.kill(process.pid, 'SIGSEGV'); await new Promise((end) => setTimeout(end, 10_000))`)
  expect(outside.undone).toEqual(['b.test.ts'])
  expect(isDeadProcess(outside)).toBe(true)
  expect(describeOutside(outside)).toEqual([expect.stringContaining('SIGSEGV'), 'not run to its end: b.test.ts'])
})

test('an error outside the tests is reported and no file runs again', async () => {
  const outside = await runBeside(
    'late',
    `setTimeout(() => { throw new Error('late') }, 0); await new Promise((end) => setTimeout(end, 100))`,
  )
  expect(outside).toMatchObject({ undone: [], errors: ['late'] })
  expect(isDeadProcess(outside)).toBe(false)
})

test('a run without a report has no failures outside of tests', () => {
  expect(describeOutside(readOutside(join(folder, 'none.json')))).toEqual([])
})
