// Runs the programs of a check so that none of them outlives it: they end on a signal and when the parent of this process ends.
import { type ChildProcess, spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** How often the parent process is checked: when npm is killed, no signal arrives. */
const POLL_MS = 500
/** How long browsers, servers and databases may take to end by themselves before they are killed. */
const GRACE_PERIOD_MS = 30_000
/** Exit code after SIGINT by the convention of shells: 128 and the signal's number, 2. */
const INTERRUPTED_EXIT_CODE = 130

export interface ProgramResult {
  /** The exit code, the name of the signal that ended it, or why it did not start. */
  readonly status: number | string
  /** Standard output and errors, if they were captured; else empty. */
  readonly output: string
}

/** Programs started by a test run; all of them end with it. */
export class Children {
  readonly #running = new Set<ChildProcess>()
  readonly #options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }

  constructor(options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }) {
    this.#options = options
  }

  /** After this call a signal, or the end of the parent, ends running programs and this process. */
  stopWithParent(): void {
    const stop = () => void this.#stop().then(() => process.exit(INTERRUPTED_EXIT_CODE))
    for (const signal of SIGNALS) process.on(signal, stop)
    const parent = process.ppid
    const timer = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(timer)
      stop()
    }, POLL_MS).unref()
  }

  /**
   * Runs a program in its own process group: Ctrl-C reaches this process only, which forwards it once. `isCaptured`: its output is returned
   * instead of being printed.
   */
  run([program = '', ...args]: readonly string[], isCaptured: boolean): Promise<ProgramResult> {
    const output = isCaptured ? 'pipe' : 'inherit'
    const child = spawn(program, args, { ...this.#options, stdio: ['ignore', output, output], detached: true })
    this.#running.add(child)
    let captured = ''
    const collect = (chunk: Buffer) => {
      captured += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    return new Promise((resolve) => {
      child.on('error', (error) => resolve({ status: error.message, output: captured }))
      child.on('close', (status, signal) => {
        this.#running.delete(child)
        resolve({ status: status ?? signal ?? 'no status', output: captured })
      })
    })
  }

  /** Sends SIGINT, on which test runners clean up; processes of a group that still run after the grace period are killed. */
  async #stop(): Promise<void> {
    await Promise.all([...this.#running].map(stopGroup))
  }
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const graceOver = new Promise((resolve) => setTimeout(resolve, GRACE_PERIOD_MS).unref())
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGINT')
    await Promise.race([exited, graceOver])
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
