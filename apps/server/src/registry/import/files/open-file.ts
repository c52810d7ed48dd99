// Types of a source of an import: a file or a member of an archive as a stream of bytes, or the reason why it cannot be read.

export interface Source {
  /** Name in the report: `data.zip/member.xml`. */
  readonly name: string
  /** Bytes on disk of this source, for progress; for a member of an archive the compressed ones. */
  readonly size: number
  /** The path given to the import (file, archive or folder) from which this source comes. */
  readonly whole: string
  /** A chunk is valid only until the next one is read; copy it to keep it. */
  open(): Promise<AsyncIterable<Buffer>>
}

export type Found = Source | { readonly name: string; readonly whole: string; readonly refused: string }
