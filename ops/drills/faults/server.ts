// The server process of the fault drill: always on the same port, as under a supervisor, so that it can be killed and started again.
import { join } from 'node:path'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { findFreePort } from '../../../apps/server/test/free-port.ts'
import { type DrillEnvironment, isReachable, kill, type Started, stop, waitUntil } from '../programs.ts'

const root = join(import.meta.dirname, '../../..')
/** The server without pages, which halves the time of a start. */
const WITHOUT_PAGES = [join(root, 'apps/server/test/faulted-process.ts')]
/** Node's arguments for the server with pages, as `npm start` runs it; the last is the program. The pages must be built. */
export const SERVER_ARGS_WITH_PAGES = ['--max-semi-space-size=8', '--heap-growing-percent=25', join(root, 'apps/server/src/main.ts')]
/** Longest time of a start, after which the drill gives up. The first one also fills the demo's database. */
const START_SECONDS = 600
const now = () => systemClock.now().getTime()

interface Run {
  readonly settings: Readonly<Record<string, string>>
  /** Node's arguments. */
  readonly program: readonly string[]
}

/** A server process that can be started repeatedly; `prepare` chooses its port. */
export class Server {
  readonly origin: string
  readonly port: number
  readonly #environment: DrillEnvironment
  readonly #settings: Run['settings']
  readonly #program: Run['program']
  #started: Started | null = null

  private constructor(environment: DrillEnvironment, port: number, { settings, program }: Run) {
    this.#environment = environment
    this.port = port
    this.#program = program
    this.origin = `http://127.0.0.1:${port}`
    this.#settings = settings
  }

  static async prepare(environment: DrillEnvironment, settings: Run['settings'], program: Run['program'] = WITHOUT_PAGES): Promise<Server> {
    return new Server(environment, await findFreePort(), { settings, program })
  }

  /** Null while it does not run. */
  get pid(): number | null {
    return this.#started?.process.pid ?? null
  }

  /**
   * Resolves once it is ready; returns how many milliseconds that took. `program` is a command that runs the server's command, such as
   * `faketime`.
   */
  async start(program: readonly string[] = []): Promise<number> {
    const started = now()
    const own = { PORT: String(this.port), PUBLIC_URL: this.origin, ...this.#settings }
    this.#started = this.#environment.start('server', [...program, process.execPath, ...this.#program], own)
    await waitUntil('the server is ready', START_SECONDS, () => this.isReady())
    return now() - started
  }

  isReady(): Promise<boolean> {
    return isReachable(`${this.origin}/readyz`)
  }

  async kill(): Promise<void> {
    if (this.#started) await kill(this.#started)
  }

  /** SIGTERM, as an operator stops it; returns its exit code. */
  async stop(): Promise<number | null> {
    if (!this.#started) return null
    await stop(this.#started)
    return this.#started.process.exitCode
  }
}
