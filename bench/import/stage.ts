// The bench's database and its loads, through the same import that operators run.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { companiesChanged } from '../../apps/server/src/app.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { fastColumns, fastCompanyLines } from '../../apps/server/src/registry/demo/fast-rows.ts'
import { type ImportDatabase, openImportDatabase } from '../../apps/server/src/registry/import/import-database.ts'
import { beginLargeLoad, endLargeLoad } from '../../apps/server/src/registry/import/large-load.ts'
import { runImport } from '../../apps/server/src/registry/import/run-import.ts'

export interface Stage {
  readonly folder: string
  readonly database: ImportDatabase
  readonly client: pg.Client
  close(): Promise<void>
}

/** A fresh database in `folder`. */
export async function openStage(folder: string): Promise<Stage> {
  rmSync(folder, { recursive: true, force: true })
  const server = await startEmbedded(join(folder, 'database'), () => randomIds.secret(16))
  await migrate(server.ownerUrl, 'sverka_app')
  const database = await openImportDatabase(server.ownerUrl)
  const client = new pg.Client(server.ownerUrl)
  await client.connect()
  return {
    folder,
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

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** A large load: indexes at the end, nobody told; the search's own building is measured by its own bench. */
export async function loadLarge(stage: Stage, path: string): Promise<{ load: number; indexes: number; memory: number }> {
  await beginLargeLoad(stage.database.db)
  let memory = 0
  const onProgress = () => {
    memory = Math.max(memory, process.memoryUsage.rss())
  }
  const load = await seconds(async () => {
    const report = await runImport(stage.database, [path], { clock: systemClock, onCompaniesChanged: [], workers: 2, onProgress })
    if (report.refusedCount > 0) throw new Error(report.lines().join('\n'))
  })
  const indexes = await seconds(() => endLargeLoad(stage.database.db, async () => {}))
  return { load, indexes, memory }
}

/** A small load into a living register: indexes stay, and the search follows in the same transaction. */
export const loadSmall = (stage: Stage, path: string): Promise<number> =>
  seconds(() => runImport(stage.database, [path], { clock: systemClock, onCompaniesChanged: companiesChanged, workers: 2 }))

/** Copies the rows of the tables out and, timed, into empty tables with the same keys: what the database itself can do. */
export async function plainCopy(stage: Stage, tables: readonly string[]): Promise<{ seconds: number; rows: number }> {
  let total = 0
  let rows = 0
  for (const table of tables) {
    const chunks: Buffer[] = []
    for await (const chunk of stage.client.query(copyTo(`copy ${table} to stdout`))) chunks.push(chunk as Buffer)
    await stage.client.query(`create table plain_${table} (like ${table} including defaults including storage including indexes)`)
    total += await seconds(() => pipeline(Readable.from(chunks), stage.client.query(copyFrom(`copy plain_${table} from stdin`))))
    const counted = await stage.client.query<{ count: string }>(`select count(*) from plain_${table}`)
    rows += Number(counted.rows[0]?.count)
    await stage.client.query(`drop table plain_${table}`)
  }
  return { seconds: total, rows }
}

/** Fills the register with so many invented companies, search keys left out. */
export const fillRegister = (stage: Stage, first: number, size: number): Promise<number> =>
  seconds(async () => {
    await beginLargeLoad(stage.database.db)
    await stage.client.query('begin')
    await pipeline(
      Readable.from(fastCompanyLines(first, first + size)),
      stage.client.query(copyFrom(`copy companies (${fastColumns}) from stdin`)),
    )
    await stage.client.query('commit')
  })

export const buildIndexes = (stage: Stage): Promise<number> => seconds(() => endLargeLoad(stage.database.db, async () => {}))

/** Bytes a table takes with its indexes, and its rows. */
export async function sizeOf(stage: Stage, table: string): Promise<{ bytes: number; rows: number }> {
  const { rows } = await stage.client.query<{ bytes: string; rows: string }>(
    `select pg_total_relation_size('${table}') as bytes, (select count(*) from ${table}) as rows`,
  )
  return { bytes: Number(rows[0]?.bytes), rows: Number(rows[0]?.rows) }
}
