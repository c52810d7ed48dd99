// Types of a source of an import: a file or a member of an archive as a stream of bytes, or the reason why it cannot be read.

/** A file or member that can be read. */
export interface Source {
  /** Name in the report of the import: `data.zip/member.xml`. */
  readonly name: string
  /** Bytes of this source on disk, for the display of progress; for a member of an archive its compressed size. */
  readonly size: number
  /** The path (file, archive or folder) that the operator passed to the import and from which this source comes. */
  readonly whole: string
  /** A chunk is valid only until the next one is read; copy it to keep it. */
  open(): Promise<AsyncIterable<Buffer>>
}

/** A source, or one that cannot be read; `refused`: the reason, for the report. */
export type FoundSource = Source | { readonly name: string; readonly whole: string; readonly refused: string }
