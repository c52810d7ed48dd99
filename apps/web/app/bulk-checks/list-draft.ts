// Draft of a list of companies that the server has read but not yet checked, stored in this browser: text or file, reading options, and the member's
// corrections of wrong lines.
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { draftStore } from '../shell/draft-store.ts'

/** Fields of the form for a new list. */
export interface Fields {
  readonly name: string
  /** Taxpayer or registration numbers as typed, one per line; not used with a file. */
  readonly numbers: string
  /** The kind of deal for which the companies are checked. */
  readonly purpose: Purpose
}

/** How the server reads the text or file. */
export interface ReadingOptions {
  /** Name of the workbook's sheet; undefined: the first visible one with a row. */
  readonly sheet?: string
  /** Column with the numbers, from 1; undefined: the server finds numbers in all columns. */
  readonly column?: number
  /** Column with the deals' sums, from 1; 0: none; undefined: the column whose heading names a sum. */
  readonly sum_column?: number
  /** Corrected numbers by line number; an empty text removes the line. */
  readonly mended: ReadonlyMap<number, string>
}

export interface ListDraft {
  readonly fields: Fields
  /** Within the server's size limit, since the server has read it once. */
  readonly file: File | null
  readonly chosen: ReadingOptions
  /** Moscow day (YYYY-MM-DD) on which the draft was stored; from the next day on it is deleted instead of restored. */
  readonly keptOn: string
}

/** One draft per member, by the member's id; a new one replaces it. */
export const listDrafts = draftStore<ListDraft>('lists')
