// `npm run factors:backtest`: tests how well the factors (findings of the reliability report) foretold bankruptcies of the real companies in the
// database, and stores the results for the page about the method.
import { systemClock } from '../src/platform/clock.ts'
import type { Config } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/db/connect.ts'
import { createLog } from '../src/platform/log.ts'
import { runBackTest } from '../src/reliability/back-test/back-test.ts'
import { runCommand } from './run.ts'

const NO_DATABASE = 'DATABASE_URL is not set: the invented register proves nothing, the back-test runs over real data only.\n'

async function main(config: Config): Promise<number> {
  if (!config.directUrl || config.demo) {
    process.stderr.write(NO_DATABASE)
    return 2
  }
  const db = connectDatabase(config.directUrl, { size: 2, log: createLog(config) })
  try {
    const { firms, bankrupt } = await runBackTest(db, systemClock.now())
    process.stdout.write(`firms ${firms}, bankrupt ${bankrupt}\n`)
    return firms > 0 ? 0 : 1
  } finally {
    await db.destroy()
  }
}

runCommand(main)
