// The one table of what strangers see of a card and its seller may change: how each field is moderated. Revisions, the search for words of the
// stop-list and the queue of staff all follow from it.
import { wholeNumbers } from './products.rules.ts'

/**
 * `before`: of a published card it waits in an edit until staff agree. `flagged`: live at once, and a jump is shown to staff. `limited`: one of
 * few values or a number, which can say nothing else.
 */
export type Moderation = 'before' | 'flagged' | 'limited'

interface ShownField {
  readonly shownTo: 'everybody'
  readonly moderated: Moderation
  /** Whether it holds words of the seller's own, in which words of the stop-list and links are looked for. */
  readonly isText: boolean
}

const text = { shownTo: 'everybody', moderated: 'before', isText: true } as const
const chosen = { shownTo: 'everybody', moderated: 'before', isText: false } as const
const flagged = { shownTo: 'everybody', moderated: 'flagged', isText: false } as const
const limited = { shownTo: 'everybody', moderated: 'limited', isText: false } as const

/** In the order in which staff read them. */
export const shownFields = {
  name: text,
  category: chosen,
  product_code: text,
  description: text,
  properties: text,
  tags: text,
  images: chosen,
  price: flagged,
  sale_price: flagged,
  ...wholeNumbers(() => limited),
  product_type: limited,
  in_stock: limited,
  stock: limited,
} as const satisfies Record<string, ShownField>

export type ShownFieldName = keyof typeof shownFields

/** Fields of which a published card shows the approved value until staff have decided about the new one. */
export type ModeratedField = {
  [F in ShownFieldName]: (typeof shownFields)[F]['moderated'] extends 'before' ? F : never
}[ShownFieldName]

/** Those of them that are texts. */
export type ModeratedText = { [F in ModeratedField]: (typeof shownFields)[F]['isText'] extends true ? F : never }[ModeratedField]

const names = Object.keys(shownFields) as ShownFieldName[]
export const moderatedFields = names.filter((name): name is ModeratedField => shownFields[name].moderated === 'before')
export const moderatedTexts = moderatedFields.filter((name): name is ModeratedText => shownFields[name].isText)

/** A price that is so many times what staff saw, or so many times less, is shown to them. */
export const PRICE_JUMP = 3

/** Of the prices that a buyer pays, in kopecks. Small steps add up: what counts is the price at the last decision. */
export const hasJumped = (seen: number, now: number): boolean => now >= seen * PRICE_JUMP || now * PRICE_JUMP <= seen
