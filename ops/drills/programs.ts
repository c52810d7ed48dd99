// What drills run besides the product: programs of the system, checked before anything starts and ended together.
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
  /** The package of Debian that has it. */
  readonly from: string
}

/** Throws and names everything that is missing, before anything is started. */
export function demand(needed: readonly Needed[], path = process.env.PATH ?? ''): void {
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

/** A folder and the programs that run in it, all as one user who is not root. */
export class Stage {
  readonly folder: string
  readonly #user = findUser(USER)
  readonly #started: Started[] = []

  constructor(name: string) {
    this.folder = mkdtempSync(join(tmpdir(), `sverka-${name}-`))
    chmodSync(this.folder, 0o755)
    this.#own(this.folder)
  }

  /** A folder inside, the user's own. */
  inside(name: string, mode = 0o700): string {
    const made = join(this.folder, name)
    mkdirSync(made, { mode })
    this.#own(made)
    return made
  }

  /** Its output goes to a file of its name. */
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

  /** The last lines that it said. */
  said(name: string): string {
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

/** At once, with everything that it has started, as a machine without power does. */
export async function kill({ process: child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const gone = once(child, 'exit')
  killTree(child.pid)
  await gone
}

/** As an operator does; what it has begun is finished first. */
export async function stop({ process: child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** A process that need not be a child of ours, with everything that it has started. */
export function killTree(root: number): void {
  for (const pid of withDescendants(root)) {
    // One that has ended meanwhile is what was wanted.
    if (existsSync(`/proc/${pid}`)) spawnSync('kill', ['-9', String(pid)])
  }
}

function withDescendants(pid: number): number[] {
  return [pid, ...listChildren(pid).flatMap(withDescendants)]
}

/** None of one that has ended meanwhile. */
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

/** What the figures are taken on. */
export const machine = (): string => `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB`

/** Asks every fifth of a second; throws when it was no so many seconds long. */
export async function until(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < seconds * 5; tries += 1) {
    if (await isSo().catch(() => false)) return
    await pause(200)
  }
  throw new Error(`${what}: not within ${seconds} s`)
}

/** Whether an address answers 200. */
export const answers = async (url: string): Promise<boolean> => (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200
