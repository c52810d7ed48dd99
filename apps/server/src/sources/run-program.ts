// Runs an import of register files, or a rebuild or check of the search index, in a process of its own: an import may take hours and most of a core,
// and its crash must not end the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Config, readEnvironment } from '../platform/config.ts'
import { APP_ROLE } from '../platform/db/embedded.ts'

const programs = {
  // The same memory limits as `npm run registry:import`.
  import: [
    '--max-old-space-size=160',
    '--max-semi-space-size=2',
    '--v8-pool-size=1',
    join(import.meta.dirname, '../../programs/import-registers.ts'),
  ],
  index: [join(import.meta.dirname, '../../programs/rebuild-search.ts')],
} as const

/** Of a longer output so many characters from its end are kept. */
const REPORT_MAX = 20_000
/** Interval at which the program is ended if the server stops. */
const CHECK_EVERY_MS = 1_000

interface ProgramContext {
  readonly config: Config
  /** URL of the database with the role that owns it. */
  readonly ownerUrl: string
  readonly isStopping: () => boolean
}

/** The first text is the key of the program, the others are its arguments. Returns its exit code and the end of its output. Ends with the server. */
export function runProgram([name, ...args]: readonly string[], context: ProgramContext): Promise<{ code: number; lines: string }> {
  const program = programs[name as keyof typeof programs]
  const child = spawn(process.execPath, [...program, ...args], { env: buildEnvironment(context), stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout = (output.stdout + text).slice(-REPORT_MAX)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr = (output.stderr + text).slice(-REPORT_MAX)
  })
  const timer = setInterval(() => context.isStopping() && child.kill('SIGTERM'), CHECK_EVERY_MS)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      // A program prints its report to stdout, progress and errors to stderr. Without a report the latter are the result.
      resolve({ code: code ?? -1, lines: (output.stdout || output.stderr).trim() })
    })
  })
}

/** Environment of the program, with URLs of the same database; of the URL with the application's role only the role's name is used. */
function buildEnvironment({ config, ownerUrl }: ProgramContext): Record<string, string | undefined> {
  const app = new URL(ownerUrl)
  app.username = APP_ROLE
  const urls = { DATABASE_URL: config.directUrl ?? app.href, DATABASE_OWNER_URL: ownerUrl }
  return { ...readEnvironment(), DATA_DIR: config.DATA_DIR, ...(config.demo ? { DEMO: 'on' } : {}), ...urls }
}
