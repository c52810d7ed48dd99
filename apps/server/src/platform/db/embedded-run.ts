// Runs the programs of the embedded PostgreSQL (`initdb`, `postgres`) as the chosen user, and stops a server left behind by a killed process.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { EmbeddedHome } from './embedded-home.ts'

/** Longest start, crash recovery included; then the start fails with the last lines of the server's log. */
const START_SECONDS = 120
/** Longest wait for the end of a server left behind, after each signal sent to it. */
const STOP_SECONDS = 30
/** PostgreSQL's messages at a start while a killed server, or one of its sessions, has not quite ended. */
const STILL_ENDING = /pre-existing shared memory block|lock file "postmaster.pid" already exists/

/** Starts one of PostgreSQL's programs with a clean environment; output lines go to `onLine`. */
export function runPostgresProgram(home: EmbeddedHome, program: string, args: string[], onLine: (line: string) => void): ChildProcess {
  const child = spawn(join(home.programs, 'bin', program), args, {
    cwd: home.data,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: join(home.programs, 'lib') },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group: Ctrl-C reaches the application first, which then stops the database.
    detached: true,
    ...(home.user ?? {}),
  })
  const collect = (chunk: Buffer) => chunk.toString().split('\n').filter(Boolean).forEach(onLine)
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return child
}

/** Resolves when the program succeeded; else throws with the last lines of its output. */
export async function runToEnd(home: EmbeddedHome, program: string, args: string[]): Promise<void> {
  const lines: string[] = []
  const child = runPostgresProgram(home, program, args, (line) => lines.push(line))
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (status, signal) => resolve(status ?? signal ?? 'unknown'))
  })
  if (code !== 0) throw new Error(`${program} failed (${code}):\n${lines.slice(-10).join('\n')}`)
}

/**
 * Starts the server and waits until it accepts connections. After a kill -9 of everything the old server and its sessions take a
 * moment to end; until then the start fails for the locked folder or shared memory, and is repeated.
 */
export async function startServer(home: EmbeddedHome, args: string[]): Promise<ChildProcess> {
  for (let waited = 0; ; waited++) {
    const lines: string[] = []
    const child = runPostgresProgram(home, 'postgres', ['-D', home.data, ...args], (line) => {
      lines.push(line)
      if (lines.length > 50) lines.shift()
    })
    stopWhenThisProcessEnds(child)
    const failure = await untilReady(child, home.data)
    if (failure === null) return child
    const output = lines.slice(-10).join('\n')
    if (!STILL_ENDING.test(output) || waited === STOP_SECONDS) throw new Error(`PostgreSQL did not start (${failure}):\n${output}`)
    await pause(1_000)
  }
}

/**
 * Stops the server however this process ends, also by kill -9. A shell reads from a pipe whose other end only this process holds: when the
 * process ends, the pipe is closed and the shell signals the server (SIGINT is PostgreSQL's fast shutdown).
 */
function stopWhenThisProcessEnds(server: ChildProcess): void {
  if (server.pid === undefined) return
  const watcher = spawn('/bin/sh', ['-c', 'read -r end; kill -INT "$1"', 'sh', String(server.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  // The pipe must not keep this process alive.
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
  server.once('exit', () => watcher.kill('SIGKILL'))
}

/** Null once the server accepts connections; a description of its end if it fails to start. */
async function untilReady(child: ChildProcess, data: string): Promise<string | null> {
  let ended: string | null = null
  child.on('error', (error) => {
    ended = error.message
  })
  child.on('close', (status, signal) => {
    ended ??= String(status ?? signal)
  })
  for (let waited = 0; waited < START_SECONDS * 20; waited++) {
    if (ended !== null) return ended
    const state = postmasterState(data)
    if (state.ready && state.pid === child.pid) return null
    await pause(50)
  }
  child.kill('SIGQUIT')
  return `not ready after ${START_SECONDS} s`
}

/** After kill -9 of the application its PostgreSQL may still run on the data folder: stops it gently, then by force. */
export async function stopLeftover(data: string): Promise<void> {
  const { pid } = postmasterState(data)
  if (pid === null || !isPostgresOn(pid, data)) return
  // Fast shutdown, immediate shutdown (with crash recovery at the next start), kill.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isPostgresOn(pid, data)) return
    process.kill(pid, signal)
    for (let waited = 0; waited < STOP_SECONDS * 10 && isPostgresOn(pid, data); waited++) await pause(100)
  }
}

/**
 * Waits until the server that another process runs on this folder accepts connections, and returns its port. Null if that process, for which
 * `isHeld` is true while it runs, ends first. Throws after `START_SECONDS`.
 */
export async function waitForRunning(data: string, isHeld: () => boolean): Promise<number | null> {
  for (let waited = 0; waited < START_SECONDS * 10; waited++) {
    const { ready, port } = postmasterState(data)
    if (!isHeld()) return null
    if (ready) return port
    await pause(100)
  }
  throw new Error(`The PostgreSQL that another process keeps in ${data} was not ready after ${START_SECONDS} s.`)
}

/** State of the server from its file postmaster.pid: line 1 is the process id, line 4 the port, line 8 the state. */
function postmasterState(data: string): { pid: number | null; port: number | null; ready: boolean } {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return { pid: null, port: null, ready: false }
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]) || null, port: Number(lines[3]) || null, ready: lines[7]?.trim() === 'ready' }
}

/** Whether the process is still PostgreSQL on this folder: its id may belong to another program by now. */
function isPostgresOn(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

/** Stops the server by fast shutdown: running statements are cancelled, every committed transaction is on disk. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  await gone
}
