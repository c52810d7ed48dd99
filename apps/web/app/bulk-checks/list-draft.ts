// Draft of a list that the server has read but not yet checked, kept in this browser: text or file, reading options, and corrections.
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { draftStore } from '../shell/draft-store.ts'

/** Fields of the form for a new list. */
export interface Fields {
  readonly name: string
  readonly numbers: string
  readonly purpose: Purpose
}

/** Reading options. */
export interface ReadingOptions {
  readonly sheet?: string
  /** Column with the numbers, from 1; undefined: the server finds numbers in all columns. */
  readonly column?: number
  /** 0 for none; undefined for the column whose heading names a sum. */
  readonly sum_column?: number
  /** Corrected numbers by line number; an empty text removes the line. */
  readonly mended: ReadonlyMap<number, string>
}

export interface ListDraft {
  readonly fields: Fields
  /** Within the server's size limit, since the server has read it once. */
  readonly file: File | null
  readonly chosen: ReadingOptions
  /** Moscow day (YYYY-MM-DD) on which it was kept; the next day it is dropped. */
  readonly keptOn: string
}

/** One draft a member; a new one replaces it. */
export const listDrafts = draftStore<ListDraft>('lists')
