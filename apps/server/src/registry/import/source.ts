// What an import reads from: one file or archive member as a stream of bytes, or the reason why not.

export interface Source {
  /** As shown in the report: `data.zip/member.xml`. */
  readonly name: string
  /** Bytes on disk that this source accounts for, for progress. */
  readonly size: number
  open(): Promise<AsyncIterable<Buffer>>
}

export type Found = Source | { readonly name: string; readonly refused: string }
