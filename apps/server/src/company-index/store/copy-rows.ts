// Encodes posting lists (for each term the ids of its documents) as rows in the binary format of PostgreSQL's COPY, in the order of columns of the
// statement `copyTerms`. The format: https://www.postgresql.org/docs/18/sql-copy.html
import { pack } from '@sverka/posting-lists/lists'
import type { List } from '@sverka/posting-lists/merge'

/** Beginning and end of the data in that format. */
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const TRAILER = Buffer.from([0xff, 0xff])
/** Bytes given to the connection at once; no single row is longer. */
const BLOCK = 262_144
/** Number of columns of `copyTerms`. */
const COLUMNS = 6
/** Bytes of a row without its texts and its body: the number of columns, the length of each column, then segment, chunk and document frequency. */
const FIXED = 2 + COLUMNS * 4 + 4 + 2 + 4
/** The length that the format gives a NULL. */
const NULL = -1

/** The bytes of the COPY in blocks, one row for each chunk of each list. */
export function* encodeRows(lists: Iterable<List>, segment: number): Generator<Buffer> {
  yield SIGNATURE
  const rows = new Rows(segment)
  for (const { term, documentIds } of lists) {
    const { df, ends, bodies } = pack(documentIds)
    for (const [chunk, body] of bodies.entries()) {
      const full = rows.add(term, chunk, chunk === 0 ? { df, ends: ends.length > 1 ? ends.join(' ') : null } : null, body)
      if (full) yield full
    }
  }
  yield rows.take()
  yield TRAILER
}

/**
 * Columns that only the first row of a list has. `ends`: the last container (65,536 ids) of each chunk; null for a list of one chunk, which shows its
 * last container itself.
 */
interface Head {
  /** Document frequency: number of documents with the term. */
  readonly df: number
  readonly ends: string | null
}

/** Collects rows in a block of bytes. */
class Rows {
  readonly #segment: number
  #block = Buffer.allocUnsafe(BLOCK)
  #used = 0

  constructor(segment: number) {
    this.#segment = segment
  }

  /** Adds a row. If it does not fit into the block, returns the block so far and begins a new one with the row; else null. */
  add(term: string, chunk: number, head: Head | null, body: Uint8Array): Buffer | null {
    // A letter takes up to 3 bytes in UTF-8.
    const maxBytes = FIXED + term.length * 3 + (head?.ends?.length ?? 0) + body.length
    const full = this.#used + maxBytes > BLOCK ? this.take() : null
    this.#int16(COLUMNS)
    this.#int32(4)
    this.#int32(this.#segment)
    this.#text(term)
    this.#int32(2)
    this.#int16(chunk)
    if (head) {
      this.#int32(4)
      this.#int32(head.df)
    } else this.#int32(NULL)
    if (head?.ends) this.#text(head.ends)
    else this.#int32(NULL)
    this.#int32(body.length)
    this.#block.set(body, this.#used)
    this.#used += body.length
    return full
  }

  /** Returns the rows of the current block; later rows go into a new one. */
  take(): Buffer {
    const taken = this.#block.subarray(0, this.#used)
    this.#block = Buffer.allocUnsafe(BLOCK)
    this.#used = 0
    return taken
  }

  #int16(value: number): void {
    this.#used = this.#block.writeInt16BE(value, this.#used)
  }

  #int32(value: number): void {
    this.#used = this.#block.writeInt32BE(value, this.#used)
  }

  #text(text: string): void {
    const bytes = this.#block.write(text, this.#used + 4)
    this.#int32(bytes)
    this.#used += bytes
  }
}
