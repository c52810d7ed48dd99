// Programs that drills need besides the product: checked before the start and ended together.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** PostgreSQL refuses to run as root. */
const USER = 'postgres'

export interface Needed {
  readonly program: string
  /** Debian package of the program. */
  readonly from: string
}

/** Throws before anything starts, naming everything that is missing. */
export function requirePrograms(needed: readonly Needed[], path = process.env.PATH ?? ''): void {
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

  /** Output goes to a file named after the program. */
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

  /** The last lines of its output. */
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

/** Kills it with all its children at once, as a power failure does. */
export async function kill({ process: child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const exited = once(child, 'exit')
  killTree(child.pid)
  await exited
}

/** Stops it as an operator does: running work is finished first. */
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

/** Empty for a process that has ended meanwhile. */
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

/** Checks every fifth of a second; throws after this many seconds. */
export async function waitUntil(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < seconds * 5; tries += 1) {
    if (await isSo().catch(() => false)) return
    await pause(200)
  }
  throw new Error(`${what}: not within ${seconds} s`)
}

/** Whether an address answers 200. */
export const isReachable = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200
