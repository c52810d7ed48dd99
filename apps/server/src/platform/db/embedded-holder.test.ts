// The lock file of the embedded database: of many processes that start at once exactly one claims it, and a dead process's claim is void.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimHolderFile, isLocked } from './embedded-holder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sverka-holder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Program of a process that claims each file of its arguments, prints the results, and runs until its input ends. */
const CLAIMING_PROGRAM = `
  const { claimHolderFile } = await import(process.argv[1])
  const won = process.argv.slice(2).map(claimHolderFile)
  process.stdout.write(JSON.stringify(won))
  process.stdin.resume()
`

/** Starts a process that claims the files one after the other and runs until `end`. */
function startClaimant(files: readonly string[]) {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    CLAIMING_PROGRAM,
    join(import.meta.dirname, 'embedded-holder.ts'),
    ...files,
  ])
  const won = new Promise<boolean[]>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString())))
    child.once('exit', (code) => reject(new Error(`a process that claims ended with ${code}`)))
  })
  return { won, end: () => Promise.all([text(child.stdout), child.stdin.end()]) }
}

test.each([['free'], ['of a dead process']])('exactly one of four simultaneous processes takes each claim (%s)', async (state) => {
  const files = Array.from({ length: 200 }, (_, index) => join(folder, `holder-${index}`))
  if (state !== 'free') {
    // Linux has no process id above 4194304.
    for (const file of files) writeFileSync(file, '4194305 1')
  }
  const claimants = Array.from({ length: 4 }, () => startClaimant(files))
  const won = await Promise.all(claimants.map((each) => each.won))
  expect(files.map((_, index) => won.filter((answers) => answers[index]).length)).toEqual(files.map(() => 1))
  await Promise.all(claimants.map((each) => each.end()))
  expect(readdirSync(folder).filter((name) => /\.\d|removing/.test(name))).toEqual([])
})

test('a claim names its process, and a second claim is refused', () => {
  const file = join(folder, 'holder')
  expect(claimHolderFile(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`))
  expect(isLocked(file)).toBe(true)
  expect(claimHolderFile(file)).toBe(false)
})
