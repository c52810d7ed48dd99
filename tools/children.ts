// Runs the programs of a check so that none outlives it: a signal, or the end of its parent, ends them too.
import { type ChildProcess, spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** How often the parent process is checked: when npm is killed, no signal arrives. */
const POLL_MS = 500
/** Time given to browsers, servers and databases to end by themselves before they are killed. */
const PATIENCE_MS = 30_000
/** Exit code of an interrupted check. */
const STOPPED = 130

export interface Ended {
  readonly status: number | string
  /** The output, where it was captured. */
  readonly output: string
}

export class Children {
  readonly #running = new Set<ChildProcess>()
  readonly #options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }

  constructor(options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }) {
    this.#options = options
  }

  /** After this call a signal, or the end of the parent, ends running programs and this process. */
  endTogether(): void {
    const stop = () => void this.#stop().then(() => process.exit(STOPPED))
    for (const signal of SIGNALS) process.on(signal, stop)
    const parent = process.ppid
    const timer = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(timer)
      stop()
    }, POLL_MS).unref()
  }

  /** Runs a program in its own process group: Ctrl-C reaches this process only, which forwards it once. */
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

  /** Test runners clean up on SIGINT; what is left of a group after the grace period is killed. */
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
