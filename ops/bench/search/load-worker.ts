// A thread that fills the database of the search bench: generates its share of the register's records and copies them into the tables.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyCompanies, copyTies } from './load.sql.ts'
import { type GeneratedRecord, makeRecord } from './register.ts'

export interface LoadShare {
  /** Connection URL of the database. */
  readonly url: string
  readonly seed: string
  /** Records of the whole register; their ids are 1 to `size`. */
  readonly size: number
  /** Id of the first record of this thread's first batch. */
  readonly start: number
  /** Distance of the ids between two batches of this thread; the other threads load those between. */
  readonly step: number
}

/** Records copied at once. */
export const BATCH_SIZE = 20_000
/** Day as of which the register's data are. */
const AS_OF = '2026-11-01'

/** A line of the text format of COPY, in which backslash and N mean null. */
const line = (values: readonly (string | number | null)[]): string => `${values.map((value) => value ?? '\\N').join('\t')}\n`

/** Values in the order of `copyCompanies`. The last is `register_hash`, by which an import recognises an unchanged extract: any number will do. */
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

/** Lines of the ties: the company's head and its founders. */
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
