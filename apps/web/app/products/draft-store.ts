// Unsaved product forms (drafts) with their pictures, stored in the browser (IndexedDB).
import { draftStore } from '../shell/draft-store.ts'
import type { FormValues } from './product-form.rules.ts'

/** A picture of the form: `id` if the server has stored it, `file` if the seller has chosen it from their disk in this form. */
export interface DraftPicture {
  readonly id: number | null
  readonly file: File | null
}

/** The stored content of one unsaved form. */
export interface Draft {
  readonly values: FormValues
  readonly pictures: readonly DraftPicture[]
  /** Version of the product when the draft was begun, to detect later changes by others; null for a new product. */
  readonly version: number | null
}

export const cardDrafts = draftStore<Draft>('cards')

/** One draft per person and product («card»), so that nobody sees the draft of another person who used this browser. */
export const draftKey = (userId: number, cardId: number | null): string => `${userId}/${cardId ?? 'new'}`
