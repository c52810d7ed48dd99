// Types of the readers of files that are not split into XML documents: tables, JSON, and the XML of OFAC's sanctions list (US Treasury).
import type { SanctionsMatch } from '../../blocks-by-company.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import type { ListedDocument, Party } from './party-numbers.ts'

/** One record that was read: its blocks of facts (none if it has no ИНН or ОГРН, the numbers of a company or person), or why it was refused. */
export type ReadRecord =
  | {
      readonly blocks: readonly BlockRow[]
      /** Sources (lists) that contain the record, such as `sanctions-ofac`: a list counts as read even if none of its records has blocks. */
      readonly lists?: readonly string[]
      /** The record matches nobody, but one of its numbers may be an ИНН: the list does not say which kind of number it is. */
      readonly isKindUnknown?: boolean
      /** The record is a comment on the entry with this key (see `RunContext.parties`), which has not been read yet. */
      readonly waitsFor?: string
    }
  | { readonly id?: string; readonly refused: string }

/** An entry of OFAC's table. OFAC continues long remarks in a file of comments, which may add numbers to the entry. */
export interface ListedParty {
  readonly match: Omit<SanctionsMatch, 'matchedBy'>
  readonly party: Party
  /** Something in the entry is Russian, so a tax number without a country is taken for an ИНН. */
  readonly isRussian: boolean
}

/** The comment on an entry that has not been read yet. */
export interface WaitingComment {
  readonly documents: readonly ListedDocument[]
  readonly isRussian: boolean
}

/** Data that the files of one import share. */
export interface RunContext {
  /** Day (YYYY-MM-DD) of lists that do not contain their own, as given by the operator; null if not given. */
  readonly day: string | null
  /** Entries of OFAC's tables by key (source, blank, number of the entry: `sanctions-ofac 7001`), for comments that are read later. */
  readonly parties: Map<string, ListedParty>
  /** Comments whose entries have not been read yet, by the same key. */
  readonly comments: Map<string, WaitingComment>
}

/** `chunks`: the whole file; `name`: the file's name, which may contain the day or show which list it is. */
export type RecordReader = (chunks: AsyncIterable<Buffer>, name: string, run: RunContext) => AsyncIterable<ReadRecord>

/** Runs `read` and turns a RecordRefused into a refused record; other errors are thrown. */
export function readOrRefuse(id: string | undefined, read: () => readonly BlockRow[]): ReadRecord {
  try {
    return { blocks: read() }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RecordRefused') throw error
    return { ...(id ? { id } : {}), refused: error.message }
  }
}
