// `npm run registry:import -- [--whole] [--day YYYY-MM-DD] FILE|FOLDER|ZIP…` imports files of state registers, open data and sanctions lists, and
// prints a report at its end. Exits with 1 if any file was refused.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { companiesChanged, importEnding, registerLoaded, registerReplaced } from '../src/events.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Config } from '../src/platform/config.ts'
import { createBackgroundServices } from '../src/product.ts'
import { openImportDatabase } from '../src/registry/import/database/import-database.ts'
import { beginLargeLoad, endLargeLoad, isLargeLoad } from '../src/registry/import/database/large-load.ts'
import { totalBytes } from '../src/registry/import/files/find-files.ts'
import { isDay } from '../src/registry/import/formats/extracts/checks.ts'
import { showProgress } from '../src/registry/import/progress.ts'
import { runImport } from '../src/registry/import/run-import.ts'
import { runCommand, withMigratedDatabase } from './run.ts'

const USAGE = `npm run registry:import -- [--whole] [--day YYYY-MM-DD] FILE|FOLDER|ZIP…
  --day    the day of the lists that carry none: the tables of OFAC, OpenSanctions
  --whole  every set of open data and every list among the given is there as a whole:
           who is absent from it is told to be «not found», or to have left it
`

const OPTIONS = { whole: { type: 'boolean', default: false }, day: { type: 'string' } } as const

interface Request {
  readonly paths: string[]
  readonly whole: boolean
  readonly day?: string
}

/** The arguments of the command line; null if they cannot be read. */
function parseRequest(args: string[]): Request | null {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    const { whole, day } = values
    if (positionals.length === 0 || (day !== undefined && !isDay(day))) return null
    return { paths: positionals, whole, ...(day === undefined ? {} : { day }) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    process.stderr.write(`${error.message}\n`)
    return null
  }
}

async function main(config: Config): Promise<number> {
  const request = parseRequest(process.argv.slice(2))
  if (request) return withMigratedDatabase(config, (ownerUrl) => importInto(ownerUrl, config, request))
  process.stderr.write(USAGE)
  return 2
}

async function importInto(ownerUrl: string, config: Config, { paths, whole, day }: Request): Promise<number> {
  const database = await openImportDatabase(ownerUrl)
  const { announce } = createBackgroundServices(database.db, ownerUrl, config)
  const bytes = await totalBytes(paths)
  const progress = showProgress(process.stderr, bytes, systemClock)
  try {
    // A large import announces one event at its end instead of one for each batch of companies.
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

runCommand(main)
