// A source of an import: a file or archive member as a stream of bytes, or the reason why it cannot be read.

export interface Source {
  /** Name in the report: `data.zip/member.xml`. */
  readonly name: string
  /** Bytes on disk of this source, for progress. */
  readonly size: number
  /** The path given to the import (archive, folder or file) from which this source comes. */
  readonly whole: string
  /** A chunk is valid until the next one; copy it to keep it. */
  open(): Promise<AsyncIterable<Buffer>>
}

export type Found = Source | { readonly name: string; readonly whole: string; readonly refused: string }
