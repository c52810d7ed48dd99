// Runs a program of the register in a process of its own: an import may take hours and most of a core, and may crash without ending the server.
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

/** Characters of the output that are kept, from its end. */
const REPORT_MAX = 20_000
/** How often to look whether the server stops, ms. */
const LOOK_EVERY = 1_000

interface Where {
  readonly config: Config
  readonly ownerUrl: string
  readonly isStopping: () => boolean
}

/** The first word names the program, the others are its arguments. Returns its exit code and the end of its output. Ends with the server. */
export function runProgram([name, ...words]: readonly string[], where: Where): Promise<{ code: number; lines: string }> {
  const program = programs[name as keyof typeof programs]
  const child = spawn(process.execPath, [...program, ...words], { env: buildEnvironment(where), stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = { report: '', reported: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.report = (printed.report + text).slice(-REPORT_MAX)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.reported = (printed.reported + text).slice(-REPORT_MAX)
  })
  const timer = setInterval(() => where.isStopping() && child.kill('SIGTERM'), LOOK_EVERY)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      // Without a report, the progress lines are the result.
      resolve({ code: code ?? -1, lines: (printed.report || printed.reported).trim() })
    })
  })
}

/** Environment of the program, with URLs of the same database; of the URL with the application's role only the role's name is used. */
function buildEnvironment({ config, ownerUrl }: Where): Record<string, string | undefined> {
  const app = new URL(ownerUrl)
  app.username = APP_ROLE
  const urls = { DATABASE_URL: config.directUrl ?? app.href, DATABASE_OWNER_URL: ownerUrl }
  return { ...readEnvironment(), DATA_DIR: config.DATA_DIR, ...(config.demo ? { DEMO: 'on' } : {}), ...urls }
}
