// Inserts a few invented companies directly into the register's tables and updates the search index, as an import does.

import { sql } from 'kysely'
import { updateSearchIndex } from '../src/company-index/documents/update-index.ts'
import type { Db } from '../src/platform/db/database.ts'
import { encodeFacts } from '../src/registry/block-codec.ts'
import { inventedInn, inventedOgrn, inventedOgrnip, inventedPersonInn } from './register-files.ts'

export interface InventedRecord {
  name: string
  kind?: 'company' | 'entrepreneur'
  nameFull?: string
  fio?: string
  /** Tax number, and code of the tax registration. */
  inn?: string
  kpp?: string
  status?: string
  city?: string
  /** Two-digit code. */
  region?: string
  /** Code of the main activity. */
  okved?: string
  leader?: string
  founders?: string[]
  /** Yearly revenue in rubles; of equal matches the larger company comes first. */
  revenue?: number
  /** Day of registration, YYYY-MM-DD. */
  registered?: string
}

/** Numbers of the invented companies; they start above those that other test data use. */
let serial = 5000

/** Inserts the records with their rows of the search index in one transaction; returns their ids in order. */
export function addRecords(db: Db, records: readonly InventedRecord[]): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const ids: number[] = []
    for (const record of records) {
      const number = ++serial
      const isTrader = record.kind === 'entrepreneur'
      const { id } = await tx
        .insertInto('companies')
        .values({
          kind: record.kind ?? 'company',
          ogrn: isTrader ? inventedOgrnip(number) : inventedOgrn(number),
          inn: record.inn ?? (isTrader ? inventedPersonInn(number) : inventedInn(number)),
          kpp: record.kpp ?? null,
          name: record.name,
          name_full: record.nameFull ?? null,
          fio: record.fio ?? null,
          status_name: record.status ?? 'Действует',
          region_code: record.region ?? null,
          city: record.city ?? null,
          okved_code: record.okved ?? null,
          leader: record.leader ?? null,
          registered_on: record.registered ?? '2015-05-05',
          revenue_kopecks: record.revenue === undefined ? null : record.revenue * 100,
          register_as_of: '2026-11-01',
          register_hash: number,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const people = [record.leader, ...(record.founders ?? [])].filter((name) => name !== undefined)
      for (const [position, name] of people.entries()) {
        const role = name === record.leader ? 'head' : 'founder'
        await tx.insertInto('company_ties').values({ company_id: id, role, position, name, inn: null, ogrn: null }).execute()
      }
      ids.push(id)
    }
    await updateSearchIndex(tx, ids)
    return ids
  })
}

/** Stores an extract of the company that has only founders. */
export async function storeFounders(db: Db, id: number, founders: readonly object[]): Promise<void> {
  const facts = encodeFacts({ founders: founders.map((founder) => ({ share: {}, ...founder })) })
  const row = { company_id: id, source: 'egrul', loaded_at: new Date(0), hash: 1, facts }
  await db.insertInto('company_facts').values(row).execute()
}

/** Inserts `count` companies named «ООО "NAME 1"» and so on, without people, with a larger revenue than all others. */
export async function addNamed(db: Db, name: string, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into companies (kind, ogrn, inn, name, status_name, revenue_kopecks, register_as_of, register_hash)
      select 'company', (1027700900000 + n)::text, (7700900000 + n)::text, ${`ООО "${name} `} || n || '"', 'Действует', 100000000000, '2026-11-01', n
      from generate_series(1, ${count}) as n returning id`.execute(tx)
    await updateSearchIndex(
      tx,
      rows.map(({ id }) => id),
    )
  })
}
