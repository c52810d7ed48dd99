// What a reader of files that are not cut into XML documents gives for each record it meets.
import type { BlockRow } from '../database/staged-rows.ts'

/** Blocks of one record (none: the record names nobody by a Russian number), or why it was refused. */
export type ReadRecord = { readonly blocks: readonly BlockRow[] } | { readonly id?: string; readonly refused: string }

/** A reader gets the whole stream, its beginning included, and the name of the file as a hint. */
export type RecordReader = (chunks: AsyncIterable<Buffer>, name: string) => AsyncIterable<ReadRecord>

/** Runs a reading that may refuse, and turns the refusal into a record. */
export function readOrRefuse(id: string | undefined, read: () => readonly BlockRow[]): ReadRecord {
  try {
    return { blocks: read() }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RecordRefused') throw error
    return { ...(id ? { id } : {}), refused: error.message }
  }
}
