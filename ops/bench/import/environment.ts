// Database of the import and monitoring benches, and the steps that they time: imports by the code that operators run, plain copies, index builds.
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { loadDemoRegister } from '../../../apps/server/demo/register/load-register.ts'
import { companiesChanged, registerReplaced } from '../../../apps/server/src/events.ts'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { loadConfig } from '../../../apps/server/src/platform/config.ts'
import { APP_ROLE, startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { createBackgroundServices } from '../../../apps/server/src/product.ts'
import { type ImportDatabase, openImportDatabase } from '../../../apps/server/src/registry/import/database/import-database.ts'
import { beginLargeLoad, endLargeLoad } from '../../../apps/server/src/registry/import/database/large-load.ts'
import { fastColumns, fastCompanyLines } from '../register-rows.ts'

export interface BenchEnvironment {
  readonly folder: string
  readonly ownerUrl: string
  /** URL of the superuser. */
  readonly adminUrl: string
  readonly database: ImportDatabase
  readonly client: pg.Client
  close(): Promise<void>
}

/** Starts an empty database in `folder`, whose earlier contents are deleted. */
export async function openEnvironment(folder: string): Promise<BenchEnvironment> {
  rmSync(folder, { recursive: true, force: true })
  const server = await startEmbedded(join(folder, 'database'), () => randomIds.secret(16))
  await migrateDatabase(server.ownerUrl, APP_ROLE)
  const database = await openImportDatabase(server.ownerUrl)
  const client = new pg.Client(server.ownerUrl)
  await client.connect()
  return {
    folder,
    ownerUrl: server.ownerUrl,
    adminUrl: server.adminUrl,
    database,
    client,
    close: async () => {
      await client.end()
      await database.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs the work; returns how many seconds it took. */
export async function timeInSeconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

export interface Load {
  readonly seconds: number
  /** Processor seconds of the process with its threads, without the database's: the figure least affected by other load. */
  readonly processor: number
  /** Peak resident memory of the process with its threads, in bytes. */
  readonly memory: number
}

/** Memory limits of Node as in `npm run registry:import` (package.json). */
const LIMITS = ['--max-old-space-size=160', '--max-semi-space-size=2', '--v8-pool-size=1']

/** Runs one import of the kind in a process of its own, whose time and memory it returns. */
async function load(environment: BenchEnvironment, kind: 'large' | 'small' | 'alone', path: string): Promise<Load> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...LIMITS,
    join(import.meta.dirname, 'load.ts'),
    environment.ownerUrl,
    kind,
    path,
  ])
  return JSON.parse(stdout) as Load
}

/**
 * A large import, as into an empty register: the tables' indexes are dropped and built at the end, and the listeners, which update the search index
 * and other data of each changed company, are not called. The search index has its own bench.
 */
export async function loadLarge(environment: BenchEnvironment, path: string): Promise<Load & { indexes: number }> {
  await beginLargeLoad(environment.database.db)
  const loaded = await load(environment, 'large', path)
  return { ...loaded, indexes: await buildIndexes(environment) }
}

/** A small import into a register in use: the indexes stay, and the listeners for changed companies run in the import's transactions. */
export const loadSmall = (environment: BenchEnvironment, path: string): Promise<Load> => load(environment, 'small', path)

/** A small import without listeners: the cost of the import itself. */
export const loadAlone = (environment: BenchEnvironment, path: string): Promise<Load> => load(environment, 'alone', path)

/** Copies the tables' rows out, then, timed, into empty tables with the same indexes: no import into PostgreSQL can be faster than that. */
export async function timePlainCopy(environment: BenchEnvironment, tables: readonly string[]): Promise<{ seconds: number; rows: number }> {
  let total = 0
  let rows = 0
  for (const table of tables) {
    const chunks: Buffer[] = []
    for await (const chunk of environment.client.query(copyTo(`copy ${table} to stdout`))) chunks.push(chunk as Buffer)
    await environment.client.query(`create table plain_${table} (like ${table} including defaults including storage including indexes)`)
    total += await timeInSeconds(() =>
      pipeline(Readable.from(chunks), environment.client.query(copyFrom(`copy plain_${table} from stdin`))),
    )
    const counted = await environment.client.query<{ count: string }>(`select count(*) from plain_${table}`)
    rows += Number(counted.rows[0]?.count)
    await environment.client.query(`drop table plain_${table}`)
  }
  return { seconds: total, rows }
}

/** Fills the register with `size` invented companies over two connections, without indexes and search index; returns the seconds. */
export const fillRegister = (environment: BenchEnvironment, first: number, size: number): Promise<number> =>
  timeInSeconds(async () => {
    await beginLargeLoad(environment.database.db)
    const half = first + Math.floor(size / 2)
    await Promise.all([fill(environment, first, half), fill(environment, half, first + size)])
  })

async function fill(environment: BenchEnvironment, first: number, end: number): Promise<void> {
  const client = new pg.Client(environment.ownerUrl)
  await client.connect()
  try {
    const rows = Readable.from(fastCompanyLines(first, end))
    await pipeline(rows, client.query(copyFrom(`copy companies (${fastColumns}) from stdin`)))
  } finally {
    await client.end()
  }
}

/** Builds the indexes that a large import has dropped; returns the seconds. */
export const buildIndexes = (environment: BenchEnvironment): Promise<number> =>
  timeInSeconds(() => endLargeLoad(environment.database.db, async () => {}))

/** Calls the listeners of an event of the product, such as the search index, as an import does. */
const announceOn = ({ database, ownerUrl, folder }: BenchEnvironment) =>
  createBackgroundServices(database.db, ownerUrl, loadConfig({ DATA_DIR: folder })).announce

/** Builds the search index and the statistics of reliability, as after a large import; returns the seconds. */
export const followRegister = (environment: BenchEnvironment): Promise<number> =>
  timeInSeconds(() => announceOn(environment)(environment.database.db, registerReplaced, { ownerUrl: environment.ownerUrl }))

/** The demo's import into the empty database. */
export const loadDemo = (environment: BenchEnvironment): Promise<number> =>
  timeInSeconds(() =>
    loadDemoRegister(environment.ownerUrl, {
      clock: systemClock,
      onCompaniesChanged: [(tx, ids) => announceOn(environment)(tx, companiesChanged, ids)],
    }),
  )

/** Bytes a table takes with its indexes, and its rows. */
export async function tableSize(environment: BenchEnvironment, table: string): Promise<{ bytes: number; rows: number }> {
  const { rows } = await environment.client.query<{ bytes: string; rows: string }>(
    `select pg_total_relation_size('${table}') as bytes, (select count(*) from ${table}) as rows`,
  )
  return { bytes: Number(rows[0]?.bytes), rows: Number(rows[0]?.rows) }
}
