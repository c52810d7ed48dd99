// Staff decisions about products: new ones, and edits of published ones.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { VISIBLE } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, staffList, staffOperation } from '../http/http.ts'
import { STOP_NOTE_MAX, STOP_WORD_MAX } from './products.rules.ts'
import { Product } from './products.ts'

/** A word or phrase of the stop-list, and the reason for it. */
const StopListed = { word: Type.String(), note: Type.String() }

/** A product that waits for a decision; an edit is in `revision` beside the published values; a jumped price is already published. */
export const StaffProduct = Type.Object({
  ...Product.properties,
  /** The version to decide on: the number of an edit, or a billion and more for a version of the product, so that they never coincide. */
  version: Type.Integer({ minimum: 0 }),
  /** Why goods of this category need special care. */
  attention: Nullable(Type.String()),
  /** Stop-list words found in its texts. */
  stop_words: Type.Array(Type.Object(StopListed)),
  /** Addresses of sites, mailboxes and channels, and phone numbers found in its texts. */
  links: Type.Array(Type.String()),
  /** The price in rubles at the last decision of staff, if the current price has jumped since; otherwise null. */
  price_before: Nullable(Type.Number({ minimum: 0 })),
})
export type StaffProduct = Static<typeof StaffProduct>

const params = Type.Object({ id: Id })
/** The version that was read; a product that changed since is a conflict. */
const version = Type.Integer({ minimum: 0, maximum: 2147483647 })

export const listStaffProducts = defineOperation({
  ...staffList,
  path: '/api/v1/admin/products/',
  summary:
    'With is_published=false the cards, edits and jumps of a price that wait for a decision, the longest waiting first; with true those on sale; of one member with `user`, of one company with `company`',
  query: Type.Object({
    ...pageQuery,
    is_published: Type.Optional(Type.Boolean({ default: false })),
    user: Type.Optional(Id),
    company: Type.Optional(Id),
    ...namesLanguage,
  }),
  response: { 200: Page(StaffProduct) },
})

export const publishProduct = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/products/:id/publish/',
  summary: 'Put a new card or an edit on sale, or accept a price that jumped; of the first two the seller is notified',
  params,
  body: Type.Object({ version: Type.Optional(version) }),
  response: { 204: null },
  errors: ['not_found', 'conflict', 'seller_ended', 'product_code_taken'],
})

export const rejectProduct = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/products/:id/reject/',
  summary: 'Return a new card, an edit, or a card whose price jumped, with the reason, which its seller reads',
  params,
  body: Type.Object({ version: Type.Optional(version), reason: Type.String({ minLength: 1, maxLength: 1000, pattern: VISIBLE }) }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})

export const StopWord = Type.Object({ id: Id, ...StopListed, created_at: IsoTime })
export type StopWord = Static<typeof StopWord>

const draft = {
  word: Type.String({ minLength: 2, maxLength: STOP_WORD_MAX, pattern: '[0-9A-Za-z\\u0400-\\u04FF]', examples: ['replica'] }),
  note: Type.Optional(Type.String({ maxLength: STOP_NOTE_MAX })),
}

export const listStopWords = defineOperation({
  ...staffList,
  path: '/api/v1/admin/stop-words/',
  summary: 'The stop-list by its words, or those that hold `search`',
  query: Type.Object({ ...pageQuery, search: Type.Optional(Type.String({ maxLength: STOP_WORD_MAX })) }),
  response: { 200: Page(StopWord) },
})

export const createStopWord = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/stop-words/',
  summary: 'Add a word or a phrase for which cards are looked at twice, whatever its endings',
  body: Type.Object(draft),
  response: { 201: StopWord },
  errors: ['stop_word_taken'],
})

export const updateStopWord = defineOperation({
  ...staffOperation,
  method: 'PATCH',
  path: '/api/v1/admin/stop-words/:id/',
  summary: 'Change a word of the stop-list or why it stands there',
  params,
  body: Type.Partial(Type.Object(draft)),
  response: { 200: StopWord },
  errors: ['not_found', 'stop_word_taken'],
})

export const deleteStopWord = defineOperation({
  ...staffOperation,
  method: 'DELETE',
  path: '/api/v1/admin/stop-words/:id/',
  summary: 'Take a word off the stop-list',
  params,
  response: { 204: null },
  errors: ['not_found'],
})
