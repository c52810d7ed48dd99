// Writes rows in the binary format of PostgreSQL's COPY (https://www.postgresql.org/docs/18/sql-copy.html) into the buffer that is sent.
import { RecordRefused } from '../import-errors.ts'

/** First size of a buffer. */
const FIRST_BYTES = 64 * 1024
/** Bytes that UTF-8 needs at most for one UTF-16 code unit. */
const WIDEST = 3
const WORD = 2 ** 32
/** The length that the format gives a NULL. */
const NULL_LENGTH = -1

/** Header and trailer of a COPY. */
export const COPY_HEAD: Uint8Array = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
export const COPY_END: Uint8Array = Buffer.from([0xff, 0xff])

/** Rows of one table: `row`, then its values in the order of the columns. The buffer grows and is reused: `clear` empties it. */
export class CopyRows {
  #bytes: Buffer = Buffer.alloc(0)
  #length = 0
  #row = 0

  /** Begins a row of so many values. */
  row(values: number): void {
    this.#reserve(2)
    this.#row = this.#length
    this.#length = this.#bytes.writeInt16BE(values, this.#length)
  }

  /** Removes the row begun last, with the values written so far. */
  undo(): void {
    this.#length = this.#row
  }

  /** NULL. */
  nothing(): void {
    this.#reserve(4)
    this.#length = this.#bytes.writeInt32BE(NULL_LENGTH, this.#length)
  }

  text(value: string | null | undefined): void {
    if (value === null || value === undefined) {
      this.nothing()
      return
    }
    // PostgreSQL's text cannot hold the null character, which means nothing in any source.
    const text = value.includes('\0') ? value.replaceAll('\0', '') : value
    this.#reserve(4 + text.length * WIDEST)
    const written = this.#bytes.write(text, this.#length + 4)
    this.#bytes.writeInt32BE(written, this.#length)
    this.#length += 4 + written
  }

  int16(value: number): void {
    this.#reserve(6)
    this.#bytes.writeInt32BE(2, this.#length)
    this.#length = this.#bytes.writeInt16BE(value, this.#length + 4)
  }

  int32(value: number): void {
    this.#reserve(8)
    this.#bytes.writeInt32BE(4, this.#length)
    this.#length = this.#bytes.writeInt32BE(value, this.#length + 4)
  }

  /** A `bigint`. Throws RecordRefused for a number that is not a safe integer. */
  int64(value: number | bigint | null | undefined): void {
    if (value === null || value === undefined) this.nothing()
    else if (typeof value === 'bigint') this.halves(Number(BigInt.asIntN(32, value >> 32n)), Number(BigInt.asIntN(32, value)))
    else if (Number.isSafeInteger(value)) this.halves(Math.floor(value / WORD), value | 0)
    else throw new RecordRefused(`${value} is not a whole number that can be kept`)
  }

  /** A `bigint` from its high and its low 32 bits. */
  halves(high: number, low: number): void {
    this.#reserve(12)
    this.#bytes.writeInt32BE(8, this.#length)
    this.#bytes.writeInt32BE(high, this.#length + 4)
    this.#length = this.#bytes.writeInt32BE(low, this.#length + 8)
  }

  /** A `date` from YYYY-MM-DD. Throws RecordRefused on an invalid day. */
  day(value: string | null | undefined): void {
    if (value === null || value === undefined) this.nothing()
    else this.int32(daysSince2000(value))
  }

  /** A `bytea` from one byte and the bytes after it. */
  block(first: number, rest: Uint8Array): void {
    this.#reserve(5 + rest.length)
    this.#bytes.writeInt32BE(1 + rest.length, this.#length)
    this.#bytes[this.#length + 4] = first
    this.#bytes.set(rest, this.#length + 5)
    this.#length += 5 + rest.length
  }

  /** Appends rows that another CopyRows has written. */
  add(rows: Uint8Array): void {
    this.#reserve(rows.length)
    this.#bytes.set(rows, this.#length)
    this.#length += rows.length
  }

  get length(): number {
    return this.#length
  }

  /** The bytes from this position on: a view of the buffer, valid until the next write. */
  view(from = 0): Uint8Array {
    return this.#bytes.subarray(from, this.#length)
  }

  clear(): void {
    this.#length = 0
    this.#row = 0
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(FIRST_BYTES, this.#bytes.length * 2, this.#length + more))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000
const EPOCH_2000 = Date.UTC(2000, 0, 1) / DAY_MS
/** Cache of parsed days: nearly all days of a register lie within thirty years, some 11,000 days. */
const known = new Map<string, number>()
const MAX_KNOWN = 20_000

function daysSince2000(text: string): number {
  const found = known.get(text)
  if (found !== undefined) return found
  const match = DAY.exec(text)
  const time = match ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // `Date` would turn the 31st of a shorter month into another day.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new RecordRefused(`"${text.slice(0, 30)}" is not a day`)
  const days = time / DAY_MS - EPOCH_2000
  if (known.size < MAX_KNOWN) known.set(text, days)
  return days
}
