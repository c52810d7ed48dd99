// Converts the records that an import has parsed into rows for the staging tables: temporary tables that COPY fills and from which the import merges
// rows into the register.

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

/** For each column, the function that writes its value in the column's type. */
const columnWriters: readonly ((rows: CopyRows, columns: CompanyColumns) => void)[] = companyColumns.map(([, key]) => {
  if (isNumber(key)) return (rows, columns) => rows.int64(columns[key])
  if (isDay(key)) return (rows, columns) => rows.day(columns[key])
  return (rows, columns) => rows.text(columns[key])
})

/** The state register that an extract is from: of legal entities (ЕГРЮЛ) or of sole traders (ЕГРИП). */
export type RegisterSource = 'egrul' | 'egrip'

/** Rows for the staging tables in the binary form of COPY. */
export interface BatchRows {
  readonly companies: Uint8Array
  readonly ties: Uint8Array
  /** Blocks of facts (what one source says) about companies, by ОГРН (registration number). */
  readonly blocks: Uint8Array
  /** Blocks of open data, by the ИНН (taxpayer number) or ОГРН that they name. */
  readonly taxpayers: Uint8Array
}

/** Rows of one batch (documents that are parsed together), and its refusals. */
export interface ParsedBatch extends BatchRows {
  /** Number of documents, refused ones included. */
  readonly read: number
  readonly refused: readonly Refusal[]
  /** Summary of the blocks that were read, by source. */
  readonly sets: Readonly<Record<string, SetRead>>
  /** Elements of extracts that the reader does not know, by name. */
  readonly unread: Readonly<UnreadElements>
}

/** Blocks of one source: the newest of their days, null if they have none, and how many there are. */
export interface SetRead {
  readonly day: string | null
  readonly count: number
}

/** The fields of `BatchRows`: one for each staging table. */
export const BATCH_PARTS = ['companies', 'ties', 'blocks', 'taxpayers'] as const

/** Facts of one source about one company, to be stored as a block. */
export interface BlockRow {
  /** ОГРН of the company, or ИНН or ОГРН in open data. */
  number: string
  /** Source word; if the source is stored in parts, with the part: `accounts-2024`. */
  source: string
  /** Day as of which the facts hold, YYYY-MM-DD; null if the source gives none. */
  asOf: string | null
  /** Day of publication, YYYY-MM-DD. Of two documents about one day the one published later is kept. */
  published?: string
  /** The one number in the facts by which companies are sorted and filtered: revenue in kopecks, headcount, or category of small business. */
  figure?: number
  /** Year of the figure, if the source word does not contain it. */
  figureYear?: number
  facts: object
}

/** Adds up the summaries of one source from two batches: the newer day, the sum of the counts. `before`: undefined for the first batch. */
export const mergeSetReads = (before: SetRead | undefined, { day, count }: SetRead): SetRead =>
  before
    ? { day: before.day !== null && (day === null || before.day > day) ? before.day : day, count: before.count + count }
    : { day, count }

/** A refused document: its position in the file (from 1), its id if it could be read, and the reason. */
export interface Refusal {
  document: number
  id?: string
  reason: string
}

/** Number of values in a row of each staging table, as `BatchBuilder` writes them. */
const COMPANY_VALUES = companyColumns.length + 6
const TIE_VALUES = 7
const BLOCK_VALUES = 9
/**
 * Limit of ties (founders, heads …) of one company: the column of their position is 16-bit, and a card lists them all. The largest housing
 * cooperatives have some thousands.
 */
const MAX_TIES = 20_000

/** Collects the rows of one batch. */
export class BatchBuilder {
  /** Documents processed, refused ones included. */
  read = 0
  readonly #rows = { companies: new CopyRows(), ties: new CopyRows(), blocks: new CopyRows(), taxpayers: new CopyRows() }
  #refused: Refusal[] = []
  #sets: Record<string, SetRead> = {}
  #unread: UnreadElements = {}

  /**
   * Adds an extract. `ordinal`: its position in the whole import, which decides between extracts of one company that are otherwise equally new.
   * Throws RecordRefused; then nothing of the extract has been written.
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

  #addTies(ties: readonly Tie[], ordinal: number): void {
    const { ties: rows } = this.#rows
    for (let position = 0; position < ties.length; position++) {
      const tie = ties[position] as Tie
      rows.row(TIE_VALUES)
      rows.int32(ordinal)
      rows.text(tie.role)
      rows.int16(position)
      rows.text(tie.name)
      rows.text(tie.inn)
      rows.text(tie.ogrn)
      rows.text(tie.kpp)
    }
  }

  /**
   * Adds a block: of a company by ОГРН ('blocks'), or of open data by ИНН or ОГРН ('taxpayers'). Throws RecordRefused; then nothing of the block has
   * been written.
   */
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

  /** Notes that a list was read although no block came from its entry, because it has no ИНН or ОГРН. */
  noteSet(source: string, day: string | null): void {
    this.#sets[source] = mergeSetReads(this.#sets[source], { day, count: 0 })
  }

  /** Counts elements of an extract that the reader does not know. `root`: СвЮЛ (a legal entity) or СвИП (a sole trader). */
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
