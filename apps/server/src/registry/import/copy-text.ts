// Writes values in the text form of PostgreSQL's COPY.

export type CopyValue = string | number | bigint | boolean | null | undefined

const SPECIAL = /[\\\n\r\t]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function field(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value !== 'string') return String(value)
  // PostgreSQL's text cannot hold the null character; no source means anything by it.
  const text = value.includes('\0') ? value.replaceAll('\0', '') : value
  return SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? char) : text
}

/** Values of one row, or of its beginning, without the line end. */
export const copyFields = (values: readonly CopyValue[]): string => values.map(field).join('\t')

/** One row with its line end. */
export const copyLine = (values: readonly CopyValue[]): string => `${copyFields(values)}\n`

/** A `bytea` as a value of a row. */
export const copyBytes = (block: Buffer): string => `\\\\x${block.toString('hex')}`

const FIRST_BYTES = 64 * 1024
/** UTF-8 needs at most so many bytes for one unit of a string. */
const WIDEST = 3

/** Rows as bytes, encoded once: they may then be handed from thread to thread and to the database without a copy. */
export class CopyText {
  #bytes: Buffer = Buffer.alloc(0)
  #length = 0

  add(text: string): void {
    this.#reserve(text.length * WIDEST)
    this.#length += this.#bytes.write(text, this.#length)
  }

  /** All rows; nothing may be added afterwards. */
  finish(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    // Not from Node's pool: the memory leaves for another thread as a whole.
    const larger = Buffer.allocUnsafeSlow(Math.max(FIRST_BYTES, this.#bytes.length * 2, this.#length + more))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}
