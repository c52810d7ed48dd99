// What a reader of files that are not cut into XML documents gives for each record it meets.
import type { SanctionsMatch } from '../../blocks-by-company.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import type { ListedDocument, Party } from './numbers-of-kinds.ts'

/** Blocks of one record (none: the record names nobody by a Russian number), or why it was refused. */
export type ReadRecord =
  | {
      readonly blocks: readonly BlockRow[]
      /** Sources that the record is of, though it may name nobody by a Russian number. */
      readonly of?: readonly string[]
      /** It names nobody, though one of its numbers may be ours: the list does not say which kind of number it is. */
      readonly isKindUnknown?: boolean
      /** It says more of this entry, which no file has named yet. */
      readonly waitsFor?: string
    }
  | { readonly id?: string; readonly refused: string }

/** An entry of a list that later files of the same import tell more of. */
export interface ListedParty {
  readonly match: Omit<SanctionsMatch, 'matchedBy'>
  readonly party: Party
  /** Something of the entry is Russian. */
  readonly isRussian: boolean
}

/** What a comment says of an entry that no file has named yet. */
export interface WaitingComment {
  readonly documents: readonly ListedDocument[]
  readonly isRussian: boolean
}

/** What files of one import tell one another. */
export interface RunContext {
  /** The day of lists that carry none, as the operator gives it. */
  readonly day: string | null
  /** Entries of OFAC's tables by list and number, for the comments that come in a file of their own. */
  readonly parties: Map<string, ListedParty>
  /** Comments whose entries have not come yet, by the same. */
  readonly comments: Map<string, WaitingComment>
}

/** A reader gets the whole stream, its beginning included, and the name of the file as a hint. */
export type RecordReader = (chunks: AsyncIterable<Buffer>, name: string, run: RunContext) => AsyncIterable<ReadRecord>

/** Runs a reading that may refuse, and turns the refusal into a record. */
export function readOrRefuse(id: string | undefined, read: () => readonly BlockRow[]): ReadRecord {
  try {
    return { blocks: read() }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RecordRefused') throw error
    return { ...(id ? { id } : {}), refused: error.message }
  }
}
