// Environment of the ties bench: generated companies with heads, founders, subsidiaries, shared addresses and hubs, and the product's search.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { loadConfig } from '../../../apps/server/src/platform/config.ts'
import { connect, readOnly } from '../../../apps/server/src/platform/db/connect.ts'
import type { Db } from '../../../apps/server/src/platform/db/database.ts'
import { startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../../../apps/server/src/platform/db/migrate.ts'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { openImportDatabase } from '../../../apps/server/src/registry/import/database/import-database.ts'
import { beginLargeLoad, endLargeLoad } from '../../../apps/server/src/registry/import/database/large-load.ts'
import { showPath } from '../../../apps/server/src/ties/ties.ts'
import { fastColumns, fastCompanyLines } from '../register-rows.ts'

export interface Stage {
  readonly db: Db
  readonly ownerUrl: string
  close(): Promise<void>
}

/** The database in `folder`, kept for the next run. */
export async function openStage(folder: string): Promise<Stage> {
  mkdirSync(folder, { recursive: true })
  const server = await startEmbedded(join(folder, 'database'), () => randomIds.secret(16), ['fsync=off', 'max_wal_size=4GB'])
  await migrate(server.ownerUrl, new URL(server.url).username)
  const db = connect(server.url, { size: 10, log: createLog(loadConfig({ LOG_LEVEL: 'warn' })) })
  const close = async () => {
    await db.destroy()
    await server.stop()
  }
  return { db, ownerUrl: server.ownerUrl, close }
}

/** Nine of ten heads lead one company, others up to over a hundred; half of the companies have a second founder, one in eight a parent company. */
const TIES = `
  insert into company_ties (company_id, role, position, name, inn, ogrn)
  select id, 'head', 0, 'ГЕНЕРАТОРОВ ИВАН ' || person, lpad(person::text, 12, '7'), null
  from (select id, case when id % 10 = 0 then (sqrt(id::float * (id % 997)) * 2)::bigint else 500000000 + id end as person from companies) as headed
  union all
  select id, 'founder', 0, 'ГЕНЕРАТОРОВ ПЁТР ' || person, lpad(person::text, 12, '7'), null
  from (select id, case when id % 6 = 0 then 500000000 + (id::bigint * 7919) % $1 else 600000000 + id end as person from companies where id % 2 = 0) as owned
  union all
  select daughter.id, 'founder', 1, mother.name, mother.inn, mother.ogrn
  from companies as daughter join companies as mother on mother.id = 1 + (daughter.id::bigint * 104729) % greatest($1 / 20, 1)
  where daughter.id % 8 = 0 and mother.id <> daughter.id`

/** Inserts companies and ties; addresses come from patterns with a random office number. */
export async function load({ ownerUrl }: Stage, size: number): Promise<void> {
  const database = await openImportDatabase(ownerUrl)
  await beginLargeLoad(database.db)
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await pipeline(Readable.from(fastCompanyLines(0, size)), client.query(copyFrom(`copy companies (${fastColumns}) from stdin`)))
    await client.query(`update companies set address = address || ', офис ' || (id / 4)`)
    await client.query(TIES, [size])
  } finally {
    await client.end()
  }
  await endLargeLoad(database.db, async () => {})
  await database.close()
}

/** ОГРН of this many companies, spread evenly. */
export async function listSome({ db }: Stage, count: number): Promise<string[]> {
  const { most } = await db
    .selectFrom('companies')
    .select((is) => is.fn.max('id').as('most'))
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: count }, (_, place) => 1 + ((place * 7_368_787) % Number(most)))
  const rows = await db.selectFrom('companies').select('ogrn').where('id', 'in', ids).execute()
  return rows.map(({ ogrn }) => ogrn)
}

/** One search as the page makes it. */
export const search = async ({ db }: Stage, from: string, to: string): Promise<'found' | 'none' | 'cut'> =>
  (await showPath(readOnly(db), { from, to })).state
