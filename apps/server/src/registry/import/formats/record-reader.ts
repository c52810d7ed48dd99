// The result of readers of files that are not split into XML documents, for each record.
import type { SanctionsMatch } from '../../blocks-by-company.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import type { ListedDocument, Party } from './numbers-of-kinds.ts'

/** Blocks of one record (none if it has no Russian number), or why it was refused. */
export type ReadRecord =
  | {
      readonly blocks: readonly BlockRow[]
      /** Sources of the record, also if it has no Russian number. */
      readonly of?: readonly string[]
      /** It matches nobody, but a number may be Russian: the list does not give its kind. */
      readonly isKindUnknown?: boolean
      /** It is a comment on this entry, which no file has had yet. */
      readonly waitsFor?: string
    }
  | { readonly id?: string; readonly refused: string }

/** An entry of a list that later files of the same import add to. */
export interface ListedParty {
  readonly match: Omit<SanctionsMatch, 'matchedBy'>
  readonly party: Party
  /** Some data of the entry is Russian. */
  readonly isRussian: boolean
}

/** The comment on an entry that no file has had yet. */
export interface WaitingComment {
  readonly documents: readonly ListedDocument[]
  readonly isRussian: boolean
}

/** Data that the files of one import share. */
export interface RunContext {
  /** The day of lists without a day, as given by the operator. */
  readonly day: string | null
  /** Entries of OFAC's tables by list and number, for the comments, which are in a file of their own. */
  readonly parties: Map<string, ListedParty>
  /** Comments whose entries have not been read yet, by list and number. */
  readonly comments: Map<string, WaitingComment>
}

/** A reader gets the whole stream, including its beginning, and the file's name as a hint. */
export type RecordReader = (chunks: AsyncIterable<Buffer>, name: string, run: RunContext) => AsyncIterable<ReadRecord>

/** Runs a read and turns a refusal into a refused record. */
export function readOrRefuse(id: string | undefined, read: () => readonly BlockRow[]): ReadRecord {
  try {
    return { blocks: read() }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RecordRefused') throw error
    return { ...(id ? { id } : {}), refused: error.message }
  }
}
