// Starts and ends the programs that drills need besides the product (HAProxy, PgBouncer, etcd …), and checks beforehand that they are installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** If the drill runs as root, its programs run as this user, because PostgreSQL refuses to run as root. */
const USER = 'postgres'

export interface RequiredProgram {
  readonly program: string
  /** Debian package of the program. */
  readonly from: string
}

/** Throws before anything starts, naming everything that is missing. */
export function requirePrograms(needed: readonly RequiredProgram[], path = process.env.PATH ?? ''): void {
  const folders = path.split(delimiter)
  const missing = needed.filter(({ program }) => !folders.some((folder) => existsSync(join(folder, program))))
  if (missing.length === 0) return
  const lines = missing.map(({ program, from }) => `- ${program}: apt-get install ${from}`)
  throw new Error(`The drill was not run. It needs:\n${lines.join('\n')}`)
}

export interface Started {
  readonly name: string
  readonly process: ChildProcess
}

/** A temporary folder and the programs that a drill started in it, which all run as one user other than root. */
export class DrillEnvironment {
  readonly folder: string
  readonly #user = findUser(USER)
  readonly #started: Started[] = []

  constructor(name: string) {
    this.folder = mkdtempSync(join(tmpdir(), `sverka-${name}-`))
    chmodSync(this.folder, 0o755)
    this.#own(this.folder)
  }

  /** Makes a subfolder owned by that user. */
  makeFolder(name: string, mode = 0o700): string {
    const folder = join(this.folder, name)
    mkdirSync(folder, { mode })
    this.#own(folder)
    return folder
  }

  /** Starts a program with its arguments. Its output is written to `NAME.log` in the folder. */
  start(name: string, [program = '', ...words]: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
    const log = openSync(join(this.folder, `${name}.log`), 'a')
    const child = spawn(program, words, {
      cwd: this.folder,
      env: { ...process.env, HOME: this.folder, TMPDIR: this.folder, ...env },
      stdio: ['ignore', log, log],
      ...this.#user,
    })
    const started = { name, process: child }
    this.#started.push(started)
    return started
  }

  /** The last 15 lines of the program's output. */
  lastOutput(name: string): string {
    return readFileSync(join(this.folder, `${name}.log`), 'utf8')
      .trim()
      .split('\n')
      .slice(-15)
      .join('\n')
  }

  async end(): Promise<void> {
    for (const started of this.#started.toReversed()) await kill(started)
    rmSync(this.folder, { recursive: true, force: true })
  }

  #own(path: string): void {
    if (this.#user) chownSync(path, this.#user.uid, this.#user.gid)
  }
}

/** Kills the program with all its child processes at once, as a power failure does. */
export async function kill({ process: child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const exited = once(child, 'exit')
  killTree(child.pid)
  await exited
}

/** Stops the program as an operator does (SIGTERM): it may finish running work first. */
export async function stop({ process: child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Kills any process, not only a child, with all its children. */
export function killTree(root: number): void {
  for (const pid of withDescendants(root)) {
    // A process that has ended meanwhile is fine.
    if (existsSync(`/proc/${pid}`)) spawnSync('kill', ['-9', String(pid)])
  }
}

function withDescendants(pid: number): number[] {
  return [pid, ...listChildren(pid).flatMap(withDescendants)]
}

/** Process ids of the children; empty for a process that has ended meanwhile. */
function listChildren(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':')
  if (!fields) throw new Error(`The drill was not run. As root it needs the user ${name}: apt-get install postgresql`)
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** Describes this machine, for the printed results. */
export const describeMachine = (): string => `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB`

/**
 * Checks the condition every fifth of a second until it is true; an error counts as false. Throws after this many seconds; `what` names the
 * condition. Times measured with it are that coarse.
 */
export async function waitUntil(what: string, seconds: number, condition: () => Promise<boolean>): Promise<void> {
  for (let attempts = 0; attempts < seconds * 5; attempts += 1) {
    if (await condition().catch(() => false)) return
    await pause(200)
  }
  throw new Error(`${what}: not within ${seconds} s`)
}

/** Whether the URL answers 200. Throws if it cannot be reached within two seconds. */
export const isReachable = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200
