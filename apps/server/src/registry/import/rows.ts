// Turns what a reader gives into lines of COPY for the staging tables.
import { contentHash, encodeFacts, factsJson } from '../facts.ts'
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
  taxpayers: string
  read: number
  refused: Refusal[]
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
  const hash = contentHash(copyLine(values), ties.replaceAll(`\t${ordinal}\t`, '\t'), factsJson(record.facts))
  const company = copyLine([ordinal, ...values, record.asOf, hash, source, encodeFacts(record.facts)])
  return { company, ties }
}
