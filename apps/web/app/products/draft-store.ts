// Drafts of product forms with their pictures, stored in the browser.
import { draftStore } from '../shell/draft-store.ts'
import type { FormValues } from './product-form.rules.ts'

/** A picture of the form: stored (`id`), or chosen and not uploaded yet (`file`). */
export interface DraftPicture {
  readonly id: number | null
  readonly file: File | null
}

export interface Draft {
  readonly values: FormValues
  readonly pictures: readonly DraftPicture[]
  /** The card's version when the draft was begun; null for a new card. */
  readonly version: number | null
}

export const cardDrafts = draftStore<Draft>('cards')

/** One per person and card, so that nobody sees the draft of another person who used this browser. */
export const draftKey = (userId: number, cardId: number | null): string => `${userId}/${cardId ?? 'new'}`
