// Types of the readers of files that are not split into XML documents: tables, JSON and OFAC's XML.
import type { SanctionsMatch } from '../../blocks-by-company.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import type { ListedDocument, Party } from './party-numbers.ts'

/** What was read of one record: its blocks (none if it has no ИНН or ОГРН), or why it was refused. */
export type ReadRecord =
  | {
      readonly blocks: readonly BlockRow[]
      /** Source words of the lists it is in, so that a list counts as read even if none of its records has blocks. */
      readonly of?: readonly string[]
      /** It matches nobody, but one of its numbers may be an ИНН: the list does not tell the kind. */
      readonly isKindUnknown?: boolean
      /** It is a comment on the entry with this key (`RunContext.comments`), which has not been read yet. */
      readonly waitsFor?: string
    }
  | { readonly id?: string; readonly refused: string }

/** An entry of OFAC's table, to which a file of comments in the same import may add numbers. */
export interface ListedParty {
  readonly match: Omit<SanctionsMatch, 'matchedBy'>
  readonly party: Party
  /** Some data of the entry is Russian. */
  readonly isRussian: boolean
}

/** The comment on an entry that has not been read yet. */
export interface WaitingComment {
  readonly documents: readonly ListedDocument[]
  readonly isRussian: boolean
}

/** Data that the files of one import share. */
export interface RunContext {
  /** Day (YYYY-MM-DD) of lists that do not tell theirs, as given by the operator. */
  readonly day: string | null
  /** Entries of OFAC's tables by key (source word, blank, number of the entry), for their comments, which are in a file of their own. */
  readonly parties: Map<string, ListedParty>
  /** Comments whose entries have not been read yet, by the same key. */
  readonly comments: Map<string, WaitingComment>
}

/** `chunks`: the whole file; `name`: the file's name, which may tell the day or the list. */
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
