// A check (a program such as `npm test` that runs other programs) leaves none of them running, however it ends.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let check: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'children-'))
})
afterEach(() => {
  check?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A program that starts another in its process group and reports both process ids. */
const PROGRAM = 'sleep 600 & echo $! > other; echo $$ > first; wait'

/** Starts a check that runs the program; the check is the child of a shell, as when npm starts it. `check` is that shell. */
function start(): void {
  const code = `import { Children } from ${JSON.stringify(join(import.meta.dirname, 'children.ts'))}
    const children = new Children({ cwd: ${JSON.stringify(folder)}, env: process.env })
    children.stopWithParent()
    await children.run(['sh', '-c', ${JSON.stringify(PROGRAM)}], false)`
  check = spawn('sh', ['-c', '"$@" & echo $! > check; wait', 'sh', process.execPath, '--input-type=module', '-e', code], {
    cwd: folder,
    stdio: 'ignore',
  })
}

/** The process id in the file; 0 until it is written. */
const readPid = (name: string): number => (existsSync(join(folder, name)) ? Number(readFileSync(join(folder, name), 'utf8').trim()) : 0)

/** Whether the process runs, by Linux's /proc; a zombie (state Z) has ended. */
const lives = (pid: number): boolean => existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a check ended by %s ends its child processes', async (signal) => {
  start()
  await expect.poll(() => readPid('first')).not.toBe(0)
  process.kill(readPid('check'), signal)
  await expect.poll(() => ['check', 'first', 'other'].filter((name) => lives(readPid(name)))).toEqual([])
})

test('a check whose parent is killed ends its child processes', async () => {
  start()
  await expect.poll(() => readPid('first')).not.toBe(0)
  check?.kill('SIGKILL')
  await expect.poll(() => ['check', 'first', 'other'].filter((name) => lives(readPid(name)))).toEqual([])
})
