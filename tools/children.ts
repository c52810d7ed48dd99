// Runs the programs of a check so that none outlives it: a signal, or the end of whoever started the check, ends them too.
import { type ChildProcess, spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** How often it is looked whether whoever started the check still lives: npm that is killed tells nobody. */
const LOOK_MS = 500
/** Browsers, servers and databases get this long to end by themselves. */
const PATIENCE_MS = 30_000
/** The exit code of a check that was stopped. */
const STOPPED = 130

export interface Ended {
  readonly status: number | string
  /** What it said, where that was kept back. */
  readonly output: string
}

export class Children {
  readonly #running = new Set<ChildProcess>()
  readonly #options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }

  constructor(options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }) {
    this.#options = options
  }

  /** From now on a signal, or the end of the parent process, stops what runs and ends this process. */
  endTogether(): void {
    const stop = () => void this.#stop().then(() => process.exit(STOPPED))
    for (const signal of SIGNALS) process.on(signal, stop)
    const parent = process.ppid
    const look = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(look)
      stop()
    }, LOOK_MS).unref()
  }

  /** Runs a program in a process group of its own: the terminal's Ctrl-C reaches this process alone, which hands it on once. */
  run([program = '', ...args]: readonly string[], quiet: boolean): Promise<Ended> {
    const output = quiet ? 'pipe' : 'inherit'
    const child = spawn(program, args, { ...this.#options, stdio: ['ignore', output, output], detached: true })
    this.#running.add(child)
    let said = ''
    const collect = (chunk: Buffer) => {
      said += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    return new Promise((resolve) => {
      child.on('error', (error) => resolve({ status: error.message, output: said }))
      child.on('close', (status, signal) => {
        this.#running.delete(child)
        resolve({ status: status ?? signal ?? 'no status', output: said })
      })
    })
  }

  /** SIGINT is what runners of tests tidy up on; what is left of a group after its time is killed. */
  async #stop(): Promise<void> {
    await Promise.all([...this.#running].map(stopGroup))
  }
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGINT')
    await Promise.race([ended, late])
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
