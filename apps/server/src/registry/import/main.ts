// `npm run registry:import -- [--whole] [--day YYYY-MM-DD] FILE|FOLDER|ZIP…`: loads register files into the database and prints a closing report.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { servicesOver } from '../../app.ts'
import { companiesChanged, importEnding, registerLoaded, registerReplaced } from '../../events.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Config, ConfigError, loadConfig, readEnvironment } from '../../platform/config.ts'
import { APP_ROLE, startEmbedded } from '../../platform/db/embedded.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { randomIds } from '../../platform/ids.ts'
import { openImportDatabase } from './database/import-database.ts'
import { beginLargeLoad, endLargeLoad, isLargeLoad } from './database/large-load.ts'
import { totalBytes } from './files/find-files.ts'
import { isDay } from './formats/extracts/checks.ts'
import { showProgress } from './progress.ts'
import { runImport } from './run-import.ts'

const USAGE = `npm run registry:import -- [--whole] [--day YYYY-MM-DD] FILE|FOLDER|ZIP…
  --day    the day of the lists that carry none: the tables of OFAC, OpenSanctions
  --whole  every set of open data and every list among the given is there as a whole:
           who is absent from it is told to be «not found», or to have left it
`

const OPTIONS = { whole: { type: 'boolean', default: false }, day: { type: 'string' } } as const

interface Asked {
  readonly paths: string[]
  readonly whole: boolean
  readonly day?: string
}

/** What the command line asks for; null where it cannot be read. */
function askedBy(words: string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: OPTIONS })
    const { whole, day } = values
    if (positionals.length === 0 || (day !== undefined && !isDay(day))) return null
    return { paths: positionals, whole, ...(day === undefined ? {} : { day }) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    process.stderr.write(`${error.message}\n`)
    return null
  }
}

async function main(words: string[]): Promise<number> {
  const asked = askedBy(words)
  if (!asked) {
    process.stderr.write(USAGE)
    return 2
  }
  const config = loadConfig(readEnvironment())
  const embedded = config.DATABASE_URL ? undefined : await startEmbedded(config.DATA_DIR, () => randomIds.secret(24))
  const appUrl = config.directUrl ?? embedded?.url ?? ''
  const ownerUrl = config.DATABASE_OWNER_URL ?? embedded?.ownerUrl ?? appUrl
  try {
    const appRole = decodeURIComponent(new URL(appUrl).username) || APP_ROLE
    await migrate(ownerUrl, appRole)
    return await importInto(ownerUrl, config, asked)
  } finally {
    await embedded?.stop()
  }
}

async function importInto(ownerUrl: string, config: Config, { paths, whole, day }: Asked): Promise<number> {
  const database = await openImportDatabase(ownerUrl)
  const { announce } = servicesOver(database.db, ownerUrl, config)
  const bytes = await totalBytes(paths)
  const progress = showProgress(process.stderr, bytes, systemClock)
  try {
    const isLarge = await isLargeLoad(database.db, bytes)
    if (isLarge) await beginLargeLoad(database.db)
    const report = await runImport(database, paths, {
      clock: systemClock,
      onCompaniesChanged: isLarge ? [] : [(tx, ids) => announce(tx, companiesChanged, ids)],
      workers: Math.min(4, availableParallelism()),
      large: isLarge,
      whole,
      ...(day === undefined ? {} : { listDay: day }),
      onProgress: progress.update,
    })
    progress.end()
    await endLargeLoad(database.db, () => announce(database.db, registerReplaced, { ownerUrl }))
    await announce(database.db, importEnding, { ownerUrl })
    await database.db.transaction().execute((tx) => announce(tx, registerLoaded, null))
    await database.settle()
    process.stdout.write(`${report.lines().join('\n')}\n`)
    return report.refusedCount > 0 ? 1 : 0
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  },
)
