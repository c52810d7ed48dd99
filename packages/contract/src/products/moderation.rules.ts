// The one table of a product's public fields and how staff moderate each. The edits that wait for staff, the search for words of the stop list, and
// the staff's queue are all derived from it.
import { wholeNumbers } from './products.rules.ts'

/**
 * `before`: in a published product a change waits as an edit until staff approve it. `flagged`: a change is public at once, but staff see a jump of
 * the price. `limited`: one of a few values or a number, which needs no moderation.
 */
export type Moderation = 'before' | 'flagged' | 'limited'

interface ShownField {
  readonly shownTo: 'everybody'
  readonly moderated: Moderation
  /** Whether it has free text by the seller, which is searched for stop-list words and links. */
  readonly isText: boolean
}

const text = { shownTo: 'everybody', moderated: 'before', isText: true } as const
/** Not free text: chosen from a list, or a picture. */
const chosen = { shownTo: 'everybody', moderated: 'before', isText: false } as const
const flagged = { shownTo: 'everybody', moderated: 'flagged', isText: false } as const
const limited = { shownTo: 'everybody', moderated: 'limited', isText: false } as const

/** In the order in which staff see them. */
export const shownFields = {
  name: text,
  category: chosen,
  product_code: text,
  description: text,
  properties: text,
  certificates: text,
  tags: text,
  images: chosen,
  price: flagged,
  sale_price: flagged,
  price_steps: flagged,
  ...wholeNumbers(() => limited),
  product_type: limited,
  in_stock: limited,
  stock: limited,
} as const satisfies Record<string, ShownField>

export type ShownFieldName = keyof typeof shownFields

/** Fields for which a published product shows the approved value until staff have decided on the new one. */
export type ModeratedField = {
  [F in ShownFieldName]: (typeof shownFields)[F]['moderated'] extends 'before' ? F : never
}[ShownFieldName]

/** Those of the moderated fields that have free text. */
export type ModeratedText = { [F in ModeratedField]: (typeof shownFields)[F]['isText'] extends true ? F : never }[ModeratedField]

const names = Object.keys(shownFields) as ShownFieldName[]
/** The names of these fields, and of those with free text, at run time. */
export const moderatedFields = names.filter((name): name is ModeratedField => shownFields[name].moderated === 'before')
export const moderatedTexts = moderatedFields.filter((name): name is ModeratedText => shownFields[name].isText)

/** A price is shown to staff if it is this many times higher or lower than the one they saw. */
export const PRICE_JUMP = 3

/** Compares the price at the last decision of staff with the present one, in kopecks, so that several small changes add up to a jump. */
export const hasPriceJumped = (seen: number, now: number): boolean => now >= seen * PRICE_JUMP || now * PRICE_JUMP <= seen
