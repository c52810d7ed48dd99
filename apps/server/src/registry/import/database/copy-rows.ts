// Writes rows in the binary format of PostgreSQL's COPY (https://www.postgresql.org/docs/18/sql-copy.html) into the buffer that is sent.
import { RecordRefused } from '../import-errors.ts'

/** Initial size of a buffer. */
const INITIAL_BYTES = 64 * 1024
/** Bytes that UTF-8 needs at most for one UTF-16 code unit. */
const MAX_BYTES_PER_CHAR = 3
/** Divisor that splits a 64-bit number into its high and low 32 bits. */
const WORD = 2 ** 32
/** The length that the format gives a NULL. */
const NULL_LENGTH = -1

/** Header and trailer of a COPY. */
export const COPY_HEAD: Uint8Array = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
export const COPY_END: Uint8Array = Buffer.from([0xff, 0xff])

/**
 * Rows of one table. Call `row`, then one writing method for each value in the order of the columns. The buffer grows, and `clear` empties it for
 * reuse.
 */
export class CopyRows {
  #bytes: Buffer = Buffer.alloc(0)
  #length = 0
  /** Position of the row that was begun last. */
  #rowStart = 0

  /** Begins a row of this many values. */
  row(values: number): void {
    this.#reserve(2)
    this.#rowStart = this.#length
    this.#length = this.#bytes.writeInt16BE(values, this.#length)
  }

  /** Removes the row begun last, with the values written so far. */
  undo(): void {
    this.#length = this.#rowStart
  }

  /** Writes a NULL. */
  nothing(): void {
    this.#reserve(4)
    this.#length = this.#bytes.writeInt32BE(NULL_LENGTH, this.#length)
  }

  text(value: string | null | undefined): void {
    if (value === null || value === undefined) {
      this.nothing()
      return
    }
    // PostgreSQL's text cannot hold the null character. It is dropped: in no source does it have a meaning.
    const text = value.includes('\0') ? value.replaceAll('\0', '') : value
    this.#reserve(4 + text.length * MAX_BYTES_PER_CHAR)
    const bytesWritten = this.#bytes.write(text, this.#length + 4)
    this.#bytes.writeInt32BE(bytesWritten, this.#length)
    this.#length += 4 + bytesWritten
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

  /** A `bytea` (an encoded block of facts) from its first byte and the bytes after it. */
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
    this.#rowStart = 0
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(INITIAL_BYTES, this.#bytes.length * 2, this.#length + more))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000
/** PostgreSQL counts days from 2000-01-01. */
const EPOCH_2000 = Date.UTC(2000, 0, 1) / DAY_MS
/** Cache of parsed days: nearly all days of a register lie within thirty years, some 11,000 days. */
const parsedDays = new Map<string, number>()
const MAX_PARSED_DAYS = 20_000

function daysSince2000(text: string): number {
  const cached = parsedDays.get(text)
  if (cached !== undefined) return cached
  const match = DAY.exec(text)
  const time = match ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // `Date` turns a day that does not exist (the 31st of April) into one of the next month, which the comparison detects.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new RecordRefused(`"${text.slice(0, 30)}" is not a day`)
  const days = time / DAY_MS - EPOCH_2000
  if (parsedDays.size < MAX_PARSED_DAYS) parsedDays.set(text, days)
  return days
}
