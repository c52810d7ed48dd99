// Converts the records that were read into rows for the staging tables (temporary tables that COPY fills).

import { packBlock } from '../../block-codec.ts'
import type { CompanyColumns, RegisterRecord, Tie } from '../../register-extract.ts'
import { noteUnread, type UnreadElements } from '../formats/extracts/elements.ts'
import { RecordRefused } from '../import-errors.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import { CopyRows } from './copy-rows.ts'

/** Columns of `companies` in the order of the staging table, each with its key in `CompanyColumns`. */
export const companyColumns = [
  ['kind', 'kind'],
  ['ogrn', 'ogrn'],
  ['inn', 'inn'],
  ['kpp', 'kpp'],
  ['name', 'name'],
  ['name_full', 'nameFull'],
  ['name_other', 'nameOther'],
  ['fio', 'fio'],
  ['status_code', 'statusCode'],
  ['status_name', 'statusName'],
  ['procedure', 'procedure'],
  ['procedure_since', 'procedureSince'],
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

const NUMBERS = ['addressKey', 'capitalKopecks'] as const
const DAYS = ['closedOn', 'procedureSince', 'ogrnDate', 'registeredOn'] as const
const isNumber = (key: keyof CompanyColumns): key is (typeof NUMBERS)[number] => (NUMBERS as readonly string[]).includes(key)
const isDay = (key: keyof CompanyColumns): key is (typeof DAYS)[number] => (DAYS as readonly string[]).includes(key)

/** For each column a function that writes its value in the column's type. */
const columnWriters: readonly ((rows: CopyRows, columns: CompanyColumns) => void)[] = companyColumns.map(([, key]) => {
  if (isNumber(key)) return (rows, columns) => rows.int64(columns[key])
  if (isDay(key)) return (rows, columns) => rows.day(columns[key])
  return (rows, columns) => rows.text(columns[key])
})

export type RegisterSource = 'egrul' | 'egrip'

/** Rows for the staging tables in the binary form of COPY. */
export interface BatchRows {
  readonly companies: Uint8Array
  readonly ties: Uint8Array
  /** Blocks of companies, by ОГРН. */
  readonly blocks: Uint8Array
  /** Open-data blocks, by the number they name. */
  readonly taxpayers: Uint8Array
}

/** Rows of one batch, and its refusals. */
export interface ParsedBatch extends BatchRows {
  /** Documents, refused ones included. */
  readonly read: number
  readonly refused: readonly Refusal[]
  /** What was read of each source of blocks. */
  readonly sets: Readonly<Record<string, SetRead>>
  /** Elements of extracts that the reader does not know, by name. */
  readonly unread: Readonly<UnreadElements>
}

/** Blocks of one source: the newest of their days, null if they have none, and how many there are. */
export interface SetRead {
  readonly day: string | null
  readonly count: number
}

export const BATCH_PARTS = ['companies', 'ties', 'blocks', 'taxpayers'] as const

/** Facts of one source about one company, to be stored as a block. */
export interface BlockRow {
  /** ОГРН of the company, or ИНН or ОГРН in open data. */
  number: string
  /** Word of the source, with its part if it has parts: `accounts-2024`. */
  source: string
  /** Day as of which the source says it, YYYY-MM-DD. */
  asOf: string | null
  /** Day of publication, which decides between two documents about one day. */
  published?: string
  /** Revenue in kopecks, headcount or category, by which companies are sorted and filtered. */
  figure?: number
  /** Its year, if the source's word does not contain it. */
  figureYear?: number
  facts: object
}

/** Merges what two batches read of one source. */
export const mergeSetReads = (known: SetRead | undefined, { day, count }: SetRead): SetRead =>
  known ? { day: known.day !== null && (day === null || known.day > day) ? known.day : day, count: known.count + count } : { day, count }

/** A refused document: its position in the file (from 1), its id if it could be read, and the reason. */
export interface Refusal {
  document: number
  id?: string
  reason: string
}

/** Numbers of values in a row of the staging tables. */
const COMPANY_VALUES = companyColumns.length + 6
const TIE_VALUES = 7
/** Limit of ties of one company: positions are 16-bit, and a card lists them all; the largest housing cooperatives have some thousands. */
const MAX_TIES = 20_000
const BLOCK_VALUES = 9

/** Collects the rows of one batch. */
export class BatchBuilder {
  /** Documents processed, refused ones included. */
  read = 0
  readonly #rows = { companies: new CopyRows(), ties: new CopyRows(), blocks: new CopyRows(), taxpayers: new CopyRows() }
  #refused: Refusal[] = []
  #sets: Record<string, SetRead> = {}
  #unread: UnreadElements = {}

  /**
   * Adds an extract. `ordinal`: its position in the whole import; of two extracts of one day the later is kept. Throws RecordRefused, and has
   * then written nothing.
   */
  addRecord(record: RegisterRecord, source: RegisterSource, ordinal: number): void {
    if (record.ties.length > MAX_TIES) throw new RecordRefused(`more than ${MAX_TIES} founders, heads and other ties`)
    const { companies } = this.#rows
    companies.row(COMPANY_VALUES)
    try {
      companies.int32(ordinal)
      const start = companies.length
      for (const write of columnWriters) write(companies, record.columns)
      const { version, body, high, low } = packBlock(JSON.stringify(record.facts), JSON.stringify(record.ties), companies.view(start))
      companies.day(record.asOf)
      companies.halves(high, low)
      companies.int32(record.facts.history.length)
      companies.text(source)
      companies.block(version, body)
    } catch (error) {
      companies.undo()
      throw error
    }
    this.#addTies(record.ties, ordinal)
  }

  #addTies(all: readonly Tie[], ordinal: number): void {
    const { ties } = this.#rows
    for (let position = 0; position < all.length; position++) {
      const tie = all[position] as Tie
      ties.row(TIE_VALUES)
      ties.int32(ordinal)
      ties.text(tie.role)
      ties.int16(position)
      ties.text(tie.name)
      ties.text(tie.inn)
      ties.text(tie.ogrn)
      ties.text(tie.kpp)
    }
  }

  /** Adds a block: of a company by ОГРН ('blocks'), or of open data by ИНН or ОГРН ('taxpayers'). Throws RecordRefused and has then written nothing. */
  addBlock(part: 'blocks' | 'taxpayers', { number, source, asOf, published, figure, figureYear, facts }: BlockRow, ordinal: number): void {
    const rows = this.#rows[part]
    const { version, body, high, low } = packBlock(JSON.stringify(facts))
    rows.row(BLOCK_VALUES)
    try {
      rows.int32(ordinal)
      rows.text(number)
      rows.text(source)
      rows.day(asOf)
      rows.day(published)
      rows.halves(high, low)
      rows.int64(figure)
      if (figureYear === undefined) rows.nothing()
      else rows.int16(figureYear)
      rows.block(version, body)
    } catch (error) {
      rows.undo()
      throw error
    }
    this.#sets[source] = mergeSetReads(this.#sets[source], { day: asOf, count: 1 })
  }

  /** Notes that a list was read, for an entry of it without an ИНН or ОГРН. */
  noteSet(source: string, day: string | null): void {
    this.#sets[source] = mergeSetReads(this.#sets[source], { day, count: 0 })
  }

  /** Counts unknown elements of an extract. */
  noteUnread(record: XmlElement, root: 'СвЮЛ' | 'СвИП'): void {
    noteUnread(record, root, this.#unread)
  }

  refuse(refusal: Refusal): void {
    this.#refused.push(refusal)
  }

  /** The batch; its rows are views of the builder's buffers, valid until `clear`. */
  finish(): ParsedBatch {
    const { companies, ties, blocks, taxpayers } = this.#rows
    return {
      companies: companies.view(),
      ties: ties.view(),
      blocks: blocks.view(),
      taxpayers: taxpayers.view(),
      read: this.read,
      refused: this.#refused,
      sets: this.#sets,
      unread: this.#unread,
    }
  }

  /** Empties the builder for the next batch; its buffers are reused. */
  clear(): void {
    for (const part of BATCH_PARTS) this.#rows[part].clear()
    this.read = 0
    this.#refused = []
    this.#sets = {}
    this.#unread = {}
  }
}
