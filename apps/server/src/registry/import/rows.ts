// Turns what a reader gives into lines of COPY for the staging tables.
import { contentHash, encodeJson } from '../facts.ts'
import type { CompanyColumns, RegisterRecord } from '../record.ts'
import { type CopyValue, copyLine } from './copy-text.ts'

/** Columns of `companies` in the order of the staging table. */
export const companyColumns = [
  ['kind', 'kind'],
  ['ogrn', 'ogrn'],
  ['inn', 'inn'],
  ['kpp', 'kpp'],
  ['name', 'name'],
  ['name_full', 'nameFull'],
  ['fio', 'fio'],
  ['status_code', 'statusCode'],
  ['status_name', 'statusName'],
  ['closed_on', 'closedOn'],
  ['ogrn_date', 'ogrnDate'],
  ['registered_on', 'registeredOn'],
  ['region_code', 'regionCode'],
  ['city', 'city'],
  ['address', 'address'],
  ['address_key', 'addressKey'],
  ['okved_code', 'okvedCode'],
  ['okopf_code', 'okopfCode'],
  ['capital_kopecks', 'capitalKopecks'],
  ['leader', 'leader'],
  ['leader_post', 'leaderPost'],
] as const satisfies readonly (readonly [string, keyof CompanyColumns])[]

export type RegisterSource = 'egrul' | 'egrip'

/** Rows of one batch, ready for COPY, and what was refused on the way. */
export interface ParsedBatch {
  companies: string
  ties: string
  /** Blocks beside the extract, by the company's ОГРН. */
  blocks: string
  /** Blocks by the number they name. */
  taxpayers: string
  read: number
  refused: Refusal[]
}

export const emptyBatch = (read: number): ParsedBatch => ({ companies: '', ties: '', blocks: '', taxpayers: '', read, refused: [] })

/** A block on its way into the database. */
export interface BlockRow {
  /** ОГРН of the company, or the ИНН or ОГРН an open data set names. */
  number: string
  source: string
  asOf: string | null
  /** Day of publication, where two documents may speak of one day. */
  published?: string
  /** The one number ranking needs from it. */
  figure?: number
  facts: object
}

/** A block as a line of COPY. */
export function blockLine({ number, source, asOf, published, figure, facts }: BlockRow, ordinal: number): string {
  const json = JSON.stringify(facts)
  return copyLine([ordinal, number, source, asOf, published, contentHash(json), figure, encodeJson(json)])
}

/** One refused document: its place in the file (from 1), its id where it could be read, and the reason. */
export interface Refusal {
  document: number
  id?: string
  reason: string
}

/** One register record as lines: `ordinal` keeps the order of the files, the later of two equal extracts wins. */
export function registerRows(record: RegisterRecord, source: RegisterSource, ordinal: number): { company: string; ties: string } {
  const values: CopyValue[] = companyColumns.map(([, key]) => record.columns[key])
  const ties = record.ties
    .map((tie, position) => copyLine([record.columns.ogrn, ordinal, tie.role, position, tie.name, tie.inn, tie.ogrn]))
    .join('')
  const json = JSON.stringify(record.facts)
  const hash = contentHash(copyLine(values), JSON.stringify(record.ties), json)
  const company = copyLine([ordinal, ...values, record.asOf, hash, source, encodeJson(json)])
  return { company, ties }
}
