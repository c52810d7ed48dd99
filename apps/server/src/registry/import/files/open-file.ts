// What an import reads from: one file or archive member as a stream of bytes, or the reason why not.

export interface Source {
  /** As shown in the report: `data.zip/member.xml`. */
  readonly name: string
  /** Bytes on disk that this source accounts for, for progress. */
  readonly size: number
  /** The archive, folder or file, as it was given to the import, that this is a part of. */
  readonly whole: string
  /** Whoever keeps a chunk beyond the next copies it. */
  open(): Promise<AsyncIterable<Buffer>>
}

export type Found = Source | { readonly name: string; readonly whole: string; readonly refused: string }
