// A list that was read and not begun, kept in this browser: the text or file, how it is read, and what was typed beside it.
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { draftStore } from '../shell/draft-store.ts'

export interface Fields {
  readonly name: string
  readonly numbers: string
  readonly purpose: Purpose
}

/** How the list is read. */
export interface Chosen {
  readonly sheet?: string
  readonly column?: number
  /** 0 for none; undefined for the one whose heading names a sum. */
  readonly sum_column?: number
  /** By line; an empty text leaves the line out. */
  readonly mended: ReadonlyMap<number, string>
}

export interface ListDraft {
  readonly fields: Fields
  /** No larger than the server reads, since it was read once. */
  readonly file: File | null
  readonly chosen: Chosen
  /** The product's day, after which nobody asks for it any more. */
  readonly keptOn: string
}

/** One a member, in the place of the one before. */
export const listDrafts = draftStore<ListDraft>('lists')
