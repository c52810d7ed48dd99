// A list that was read but not yet started, kept in this browser: the text or file, options of reading, and typed corrections.
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { draftStore } from '../shell/draft-store.ts'

export interface Fields {
  readonly name: string
  readonly numbers: string
  readonly purpose: Purpose
}

/** Options of reading. */
export interface Chosen {
  readonly sheet?: string
  readonly column?: number
  /** 0 for none; undefined for the column whose heading names a sum. */
  readonly sum_column?: number
  /** By line number; an empty text removes the line. */
  readonly mended: ReadonlyMap<number, string>
}

export interface ListDraft {
  readonly fields: Fields
  /** Within the server's size limit, since the server has read it once. */
  readonly file: File | null
  readonly chosen: Chosen
  /** The product's day on which it was kept; later it is dropped. */
  readonly keptOn: string
}

/** One draft a member; a new one replaces it. */
export const listDrafts = draftStore<ListDraft>('lists')
