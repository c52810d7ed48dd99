// A thread of the load: generates its share of the register and copies it in.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyCompanies, copyTies } from './load.sql.ts'
import { type GeneratedRecord, makeRecord } from './register.ts'

export interface LoadShare {
  readonly url: string
  readonly seed: string
  readonly size: number
  readonly start: number
  readonly step: number
}

/** Records copied at once. */
export const BATCH_SIZE = 20_000
const AS_OF = '2026-11-01'

const line = (values: readonly (string | number | null)[]): string => `${values.map((value) => value ?? '\\N').join('\t')}\n`

const companyLine = (record: GeneratedRecord): string =>
  line([
    record.id,
    record.kind,
    record.ogrn,
    record.inn,
    record.name,
    record.nameFull,
    record.fio,
    record.status,
    record.region,
    record.city,
    record.okved,
    record.leader,
    record.registered,
    record.revenueKopecks,
    record.mspCategory,
    AS_OF,
    record.id,
  ])

const tieLines = (record: GeneratedRecord): string =>
  [
    ...(record.kind === 'company' ? [line([record.id, 'head', 0, record.leader])] : []),
    ...record.founders.map((name, index) => line([record.id, 'founder', index + 1, name])),
  ].join('')

async function load({ url, seed, size, start, step }: LoadShare): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const copy = (statement: string, text: string) => pipeline(Readable.from([Buffer.from(text)]), client.query(copyFrom(statement)))
  try {
    for (let from = start; from <= size; from += step) {
      let companies = ''
      let ties = ''
      for (let id = from; id < from + BATCH_SIZE && id <= size; id++) {
        const record = makeRecord(seed, id)
        companies += companyLine(record)
        ties += tieLines(record)
      }
      await copy(copyCompanies, companies)
      await copy(copyTies, ties)
    }
  } finally {
    await client.end()
  }
}

if (workerData) await load(workerData as LoadShare)
