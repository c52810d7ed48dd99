// Environment of the reliability bench: a register of generated companies, some of them with every block (kind of data, such as accounts or court
// cases), and the product's code that computes summaries and makes reports.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { companyRows } from '../../../apps/server/demo/register/demo-rows.ts'
import { insertUser } from '../../../apps/server/src/auth/users.sql.ts'
import { createCheck, createPrinter, warmUpPrinting } from '../../../apps/server/src/checks/checks.ts'
import { registerLoaded } from '../../../apps/server/src/events.ts'
import { DEMO_DAY, systemClock } from '../../../apps/server/src/platform/clock.ts'
import { loadConfig } from '../../../apps/server/src/platform/config.ts'
import { connectDatabase } from '../../../apps/server/src/platform/db/connect.ts'
import type { Db } from '../../../apps/server/src/platform/db/database.ts'
import { startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { createBackgroundServices } from '../../../apps/server/src/product.ts'
import { type ImportDatabase, openImportDatabase } from '../../../apps/server/src/registry/import/database/import-database.ts'
import { beginLargeLoad, endLargeLoad } from '../../../apps/server/src/registry/import/database/large-load.ts'
import { mergeBatches } from '../../../apps/server/src/registry/import/merge/merge-batches.ts'
import { rebuildReliability } from '../../../apps/server/src/reliability/register-changes.ts'
import { refreshSummaries } from '../../../apps/server/src/reliability/summaries/summaries.ts'
import { fastColumns, fastCompanyLines } from '../register-rows.ts'

/** Companies of one transaction. */
const BATCH_SIZE = 1000

export interface BenchEnvironment {
  readonly database: ImportDatabase
  /** Connection pool with the server's settings. */
  readonly db: Db
  readonly ownerUrl: string
  close(): Promise<void>
}

/** Starts the database in `folder`; its files are kept for the next run. */
export async function openEnvironment(folder: string): Promise<BenchEnvironment> {
  mkdirSync(folder, { recursive: true })
  // Without fsync a load does not wait for the disk. A crash may then damage the database, but it can be loaded again.
  const server = await startEmbedded(join(folder, 'database'), () => randomIds.secret(16), ['fsync=off', 'max_wal_size=4GB'])
  await migrateDatabase(server.ownerUrl, new URL(server.url).username)
  const database = await openImportDatabase(server.ownerUrl)
  const db = connectDatabase(server.url, { size: 10, log: createLog(loadConfig({ LOG_LEVEL: 'warn' })) })
  return {
    database,
    db,
    ownerUrl: server.ownerUrl,
    close: async () => {
      await db.destroy()
      await database.close()
      await server.stop()
    },
  }
}

/** Loads `size` companies, the first `full` of them with accounts, cases, contracts and all other blocks of the demo. */
export async function load({ database, ownerUrl }: BenchEnvironment, size: number, full: number): Promise<void> {
  await beginLargeLoad(database.db)
  for (let index = 0; index < full; index += BATCH_SIZE) {
    const rows = companyRows(index, Math.min(index + BATCH_SIZE, full))
    await database.db.transaction().execute((tx) => mergeBatches(tx, database, [rows], { clock: systemClock, onCompaniesChanged: [] }))
  }
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await pipeline(Readable.from(fastCompanyLines(full, size)), client.query(copyFrom(`copy companies (${fastColumns}) from stdin`)))
  } finally {
    await client.end()
  }
  await endLargeLoad(database.db, async () => {})
}

/** Computes the statistics over the whole register that summaries compare a company with, such as the quartiles of financial ratios. */
export async function countWhole({ database, ownerUrl }: BenchEnvironment): Promise<void> {
  await rebuildReliability(database.db)
  const { announce } = createBackgroundServices(database.db, ownerUrl, loadConfig({}))
  await database.db.transaction().execute((tx) => announce(tx, registerLoaded, null))
}

/** Thrown by the job's pause to end the computing when the time is over. */
class TimeIsUp extends Error {}

/**
 * Marks all summaries as outdated (`basis` null), then computes them for this many seconds, as the background job does but without pauses;
 * returns their number.
 */
export async function recompute({ db }: BenchEnvironment, seconds: number): Promise<number> {
  await db.updateTable('reliability_summaries').set({ basis: null }).where('basis', 'is not', null).execute()
  const end = performance.now() + seconds * 1000
  const pause = async () => {
    if (performance.now() > end) throw new TimeIsUp()
  }
  try {
    await refreshSummaries(db, () => ({ today: DEMO_DAY, now: systemClock.now() }), pause)
  } catch (error) {
    if (!(error instanceof TimeIsUp)) throw error
  }
  const { count } = await db
    .selectFrom('reliability_summaries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('basis', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface ReportMaker {
  /** Makes the full report of a company with its files, as the button «Полный отчёт» (full report) does. */
  make(inn: string): Promise<void>
  close(): Promise<void>
}

/** A member and the services that make reports, warmed up as in a running server. */
export async function openReports({ db }: BenchEnvironment): Promise<ReportMaker> {
  const printer = createPrinter()
  const email = `bench-${randomIds.secret(6)}@demo.test`.toLowerCase()
  const person = { email, full_name: 'Bench', password_hash: '', created_at: systemClock.now() }
  const made = await db.transaction().execute((tx) => insertUser(tx, person))
  const deps = { clock: systemClock, ids: randomIds, today: () => DEMO_DAY, publicUrl: 'http://localhost', print: printer.print }
  await warmUpPrinting(db, deps)
  return {
    make: async (inn) => {
      await createCheck(db, deps, { userId: made?.id ?? 0, number: inn })
    },
    close: () => printer.close(),
  }
}

/**
 * ИНН (taxpayer numbers) of the active companies with the most stored facts, among the first 3,000: `load` must have given at least these every
 * block.
 */
export async function listRichest({ database }: BenchEnvironment, limit: number): Promise<string[]> {
  const rows = await database.db
    .selectFrom('companies as company')
    .innerJoin('company_facts as block', 'block.company_id', 'company.id')
    .select('company.inn')
    .where('company.id', '<=', 3000)
    .where('company.closed_on', 'is', null)
    .groupBy('company.inn')
    .orderBy((eb) => eb.fn.sum(eb.fn('length', ['block.facts'])), 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ inn }) => inn ?? [])
}
