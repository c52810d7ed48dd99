// Environment of the ties bench: a database of generated companies with heads, founders and parent companies, and the product's search for ties.
// Companies are identified by ОГРН (registration number), people by ИНН (taxpayer number).
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { loadConfig } from '../../../apps/server/src/platform/config.ts'
import { connectDatabase, readOnly } from '../../../apps/server/src/platform/db/connect.ts'
import type { Db } from '../../../apps/server/src/platform/db/database.ts'
import { startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { openImportDatabase } from '../../../apps/server/src/registry/import/database/import-database.ts'
import { beginLargeLoad, endLargeLoad } from '../../../apps/server/src/registry/import/database/large-load.ts'
import { searchList } from '../../../apps/server/src/ties/run-list.ts'
import { readPath } from '../../../apps/server/src/ties/ties.ts'
import { fastColumns, fastCompanyLines } from '../register-rows.ts'

export interface BenchEnvironment {
  readonly db: Db
  /** Connection URL of the database's owner, who may load data. */
  readonly ownerUrl: string
  close(): Promise<void>
}

/** Starts the database in `folder`; closing it leaves the files for the next run. */
export async function openEnvironment(folder: string): Promise<BenchEnvironment> {
  mkdirSync(folder, { recursive: true })
  // Without fsync a load does not wait for the disk. A crash may then damage the database, but it can be loaded again.
  const server = await startEmbedded(join(folder, 'database'), () => randomIds.secret(16), ['fsync=off', 'max_wal_size=4GB'])
  await migrateDatabase(server.ownerUrl, new URL(server.url).username)
  const db = connectDatabase(server.url, { size: 10, log: createLog(loadConfig({ LOG_LEVEL: 'warn' })) })
  const close = async () => {
    await db.destroy()
    await server.stop()
  }
  return { db, ownerUrl: server.ownerUrl, close }
}

/**
 * Ties of the generated companies; `$1` is their number. Nine of ten companies have a head of their own, the others share heads, of whom the
 * busiest lead over a hundred companies. Every second company has a founder; one in three of these founders has the ИНН of another company's
 * head, the others have no other tie. Every eighth company has a parent company. A person's number becomes the ИНН: heads of one company and
 * the founders who meet them count from 500 000 000, other founders from 600 000 000. The primes 997, 7919 and 104729 spread the choices
 * without a random generator, so that every run has the same data.
 */
const TIES = `
  insert into company_ties (company_id, role, position, name, inn, ogrn)
  select id, 'head', 0, 'ГЕНЕРАТОРОВ ИВАН ' || person, lpad(person::text, 12, '7'), null
  from (select id, case when id % 10 = 0 then (sqrt(id::float * (id % 997)) * 2)::bigint else 500000000 + id end as person from companies) as headed
  union all
  select id, 'founder', 0, 'ГЕНЕРАТОРОВ ПЁТР ' || person, lpad(person::text, 12, '7'), null
  from (select id, case when id % 6 = 0 then 500000000 + (id::bigint * 7919) % $1 else 600000000 + id end as person from companies where id % 2 = 0) as owned
  union all
  select subsidiary.id, 'founder', 1, parent.name, parent.inn, parent.ogrn
  from companies as subsidiary join companies as parent on parent.id = 1 + (subsidiary.id::bigint * 104729) % greatest($1 / 20, 1)
  where subsidiary.id % 8 = 0 and parent.id <> subsidiary.id`

/**
 * Inserts companies and ties. The rows repeat 2048 addresses: an office number keeps them from being shared by hundreds of companies. Any divisor up
 * to 2048 makes it another one each time that an address comes again.
 */
export async function load({ ownerUrl }: BenchEnvironment, size: number): Promise<void> {
  const database = await openImportDatabase(ownerUrl)
  await beginLargeLoad(database.db)
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    const lines = fastCompanyLines(0, size, (index) => `, офис ${Math.floor(index / 4)}`)
    await pipeline(Readable.from(lines), client.query(copyFrom(`copy companies (${fastColumns}) from stdin`)))
    await client.query(TIES, [size])
  } finally {
    await client.end()
  }
  await endLargeLoad(database.db, async () => {})
  await database.close()
}

/** ОГРН of `count` companies, the same in every run: steps of a prime larger than most registers spread them over all ids. */
export async function sampleOgrns({ db }: BenchEnvironment, count: number): Promise<string[]> {
  const { most: maxId } = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.max('id').as('most'))
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: count }, (_, index) => 1 + ((index * 7_368_787) % Number(maxId)))
  const rows = await db.selectFrom('companies').select('ogrn').where('id', 'in', ids).execute()
  return rows.map(({ ogrn }) => ogrn)
}

/** Companies that have a head, a founder or a parent company in common with `$1`: the first fifty, enough to choose one from. */
const NEIGHBOURS = `
  select neighbour.ogrn from companies as company
  join company_ties as tie on tie.company_id = company.id
  join company_ties as same on same.inn = tie.inn and same.company_id <> company.id
  join companies as neighbour on neighbour.id = same.company_id
  where company.ogrn = $1 order by neighbour.id limit 50`

/**
 * Up to `count` pairs of ОГРН between which a path is known to exist, over past ties at the worst: from a company over one to three others, the
 * same in every run.
 */
export async function sampleTiedPairs(environment: BenchEnvironment, count: number): Promise<[string, string][]> {
  const client = new pg.Client(environment.ownerUrl)
  await client.connect()
  const pairs: [string, string][] = []
  try {
    for (const [index, start] of (await sampleOgrns(environment, count)).entries()) {
      const visited = [start]
      for (let step = 0; step <= index % 3; step++) {
        const { rows } = await client.query<{ ogrn: string }>(NEIGHBOURS, [visited.at(-1)])
        const unseen = rows.filter(({ ogrn }) => !visited.includes(ogrn))
        const next = unseen[index % Math.max(1, unseen.length)]
        if (!next) break
        visited.push(next.ogrn)
      }
      const end = visited.at(-1)
      if (end && end !== start) pairs.push([start, end])
    }
  } finally {
    await client.end()
  }
  return pairs
}

/** One search for a path between two ОГРН, as the page makes it. `cut`: the search reached its limit before it found one. */
export const search = async ({ db }: BenchEnvironment, from: string, to: string, past: boolean): Promise<'found' | 'none' | 'cut'> =>
  (await readPath(readOnly(db), { from, to, past })).state

/** The search for ties among the members of a list, as the background job makes it. */
export const searchWholeList = ({ db }: BenchEnvironment, members: readonly string[]) => searchList(readOnly(db), members, async () => {})
