// Operations of staff on products: decisions about new products and edits of published ones, and the stop list of words that need a closer review.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, staffList, staffOperation } from '../http/http.ts'
import { STOP_NOTE_MAX, STOP_WORD_MAX } from './products.rules.ts'
import { Product } from './products.ts'

/** A word or phrase of the stop-list, and the reason for it. */
const StopListed = { word: Type.String(), note: Type.String() }

/** A product that waits for a decision; an edit is in `revision` beside the published values; a jumped price is already published. */
export const StaffProduct = Type.Object({
  ...Product.properties,
  /** The version to decide on. Numbers below a billion are edits, larger ones are versions of the product itself, so that they never coincide. */
  version: Type.Integer({ minimum: 0 }),
  /** The warning to staff that the product's category has; null if there is none. */
  attention: Nullable(Type.String()),
  /** Stop-list words found in its texts. */
  stop_words: Type.Array(Type.Object(StopListed)),
  /** Web and e-mail addresses, messenger channels and phone numbers in its texts. */
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
    'With is_published=false new products, edits and price jumps that wait for a decision, the longest waiting first; with true products on sale. `user` and `company` select those of one member or company',
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
  summary: 'Publish a new product or an edit, or accept a price jump; the seller is notified of the first two',
  params,
  body: Type.Object({ version: Type.Optional(version) }),
  response: { 204: null },
  errors: ['not_found', 'conflict', 'seller_ended', 'product_code_taken'],
})

export const rejectProduct = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/products/:id/reject/',
  summary: 'Return a new product, an edit, or a product with a price jump, with a reason that the seller reads',
  params,
  body: Type.Object({
    version: Type.Optional(version),
    reason: Type.String({ minLength: 1, maxLength: 1000, pattern: VISIBLE_TEXT_PATTERN }),
  }),
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
  summary: 'The stop-list in alphabetical order, or its entries that contain `search`',
  query: Type.Object({ ...pageQuery, search: Type.Optional(Type.String({ maxLength: STOP_WORD_MAX })) }),
  response: { 200: Page(StopWord) },
})

export const createStopWord = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/stop-words/',
  summary: 'Add a word or phrase, in all its grammatical forms; products with it are marked for closer review',
  body: Type.Object(draft),
  response: { 201: StopWord },
  errors: ['stop_word_taken'],
})

export const updateStopWord = defineOperation({
  ...staffOperation,
  method: 'PATCH',
  path: '/api/v1/admin/stop-words/:id/',
  summary: 'Change an entry of the stop-list or its reason',
  params,
  body: Type.Partial(Type.Object(draft)),
  response: { 200: StopWord },
  errors: ['not_found', 'stop_word_taken'],
})

export const deleteStopWord = defineOperation({
  ...staffOperation,
  method: 'DELETE',
  path: '/api/v1/admin/stop-words/:id/',
  summary: 'Remove an entry from the stop-list',
  params,
  response: { 204: null },
  errors: ['not_found'],
})
