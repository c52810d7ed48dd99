// Turns what a reader gives into lines of COPY for the staging tables.
import { packTexts } from '../facts.ts'
import type { CompanyColumns, RegisterRecord } from '../record.ts'
import { CopyText, copyBytes, copyFields, copyLine } from './copy-text.ts'

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

/** Rows of one batch as bytes ready for COPY, and what was refused on the way. */
export interface ParsedBatch {
  readonly companies: Uint8Array
  readonly ties: Uint8Array
  /** Blocks beside the extract, by the company's ОГРН. */
  readonly blocks: Uint8Array
  /** Blocks by the number they name. */
  readonly taxpayers: Uint8Array
  readonly read: number
  readonly refused: readonly Refusal[]
  /** The newest day of each source's blocks by number; null where they have none. */
  readonly newest: Readonly<Record<string, string | null>>
}

export const BATCH_PARTS = ['companies', 'ties', 'blocks', 'taxpayers'] as const

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

/** One refused document: its place in the file (from 1), its id where it could be read, and the reason. */
export interface Refusal {
  document: number
  id?: string
  reason: string
}

/** Collects the rows of one batch. */
export class BatchBuilder {
  /** Documents looked at, the refused ones included. */
  read = 0
  readonly #rows = { companies: new CopyText(), ties: new CopyText(), blocks: new CopyText(), taxpayers: new CopyText() }
  readonly #refused: Refusal[] = []
  readonly #newest: Record<string, string | null> = {}

  /** One register record; `ordinal` keeps the order of the files, the later of two equal extracts wins. */
  addRecord(record: RegisterRecord, source: RegisterSource, ordinal: number): void {
    const { companies, ties } = this.#rows
    const fields = copyFields(companyColumns.map(([, key]) => record.columns[key]))
    const { hash, block } = packTexts([`${fields}\n`, JSON.stringify(record.ties)], JSON.stringify(record.facts))
    companies.add(`${ordinal}\t${fields}\t${copyFields([record.asOf, hash, source])}\t`)
    // Apart from the names: letters beyond ASCII would make the long row of digits twice as wide in memory.
    companies.add(`${copyBytes(block)}\n`)
    let lines = ''
    record.ties.forEach((tie, position) => {
      lines += copyLine([record.columns.ogrn, ordinal, tie.role, position, tie.name, tie.inn, tie.ogrn])
    })
    ties.add(lines)
  }

  /** A block of a company we hold, or of a number that open data names. */
  addBlock(part: 'blocks' | 'taxpayers', { number, source, asOf, published, figure, facts }: BlockRow, ordinal: number): void {
    const { hash, block } = packTexts([], JSON.stringify(facts))
    const newest = this.#newest[source]
    if (newest === undefined || (asOf !== null && (newest === null || asOf > newest))) this.#newest[source] = asOf
    this.#rows[part].add(`${copyFields([ordinal, number, source, asOf, published, hash, figure])}\t${copyBytes(block)}\n`)
  }

  refuse(refusal: Refusal): void {
    this.#refused.push(refusal)
  }

  finish(): ParsedBatch {
    const { companies, ties, blocks, taxpayers } = this.#rows
    return {
      companies: companies.finish(),
      ties: ties.finish(),
      blocks: blocks.finish(),
      taxpayers: taxpayers.finish(),
      read: this.read,
      refused: this.#refused,
      newest: this.#newest,
    }
  }
}
