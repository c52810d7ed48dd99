// `npm run factors:backtest`: tries the factors on the real firms of the database and stores what they showed for the method page.
import { systemClock } from '../../platform/clock.ts'
import { loadConfig, readEnvironment } from '../../platform/config.ts'
import { connect } from '../../platform/db/connect.ts'
import { createLog } from '../../platform/log.ts'
import { runBackTest } from './back-test.ts'

const NO_DATABASE = 'DATABASE_URL is not set: the invented register proves nothing, the back-test runs over real data only.\n'

async function main(): Promise<number> {
  const config = loadConfig(readEnvironment())
  if (!config.directUrl || config.demo) {
    process.stderr.write(NO_DATABASE)
    return 2
  }
  const db = connect(config.directUrl, { size: 2, log: createLog(config) })
  try {
    const { firms, bankrupt } = await runBackTest(db, systemClock.now())
    process.stdout.write(`firms ${firms}, bankrupt ${bankrupt}\n`)
    return firms > 0 ? 0 : 1
  } finally {
    await db.destroy()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  },
)
