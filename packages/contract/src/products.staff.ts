// What staff decide about cards: new ones and edits of published ones.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, Nullable, Page, pageQuery, staffList, staffOperation } from './http.ts'
import { Product } from './products.ts'

/** A card that waits for a decision; an edit stands in `revision` beside what is on sale. */
export const StaffProduct = Type.Object({
  ...Product.properties,
  /** Which text a decision is about: that of the revision, else 0. */
  version: Type.Integer({ minimum: 0 }),
  /** Why goods of this category are looked at twice. */
  attention: Nullable(Type.String()),
})
export type StaffProduct = Static<typeof StaffProduct>

const params = Type.Object({ id: Id })
/** The version that was read; a card that changed since is a conflict. */
const version = Type.Integer({ minimum: 0, maximum: 2147483647 })

export const listStaffProducts = defineOperation({
  ...staffList,
  path: '/api/v1/admin/products/',
  summary: 'With is_published=false the cards and edits that wait for a decision, the longest waiting first; with true those on sale',
  query: Type.Object({ ...pageQuery, is_published: Type.Optional(Type.Boolean({ default: false })) }),
  response: { 200: Page(StaffProduct) },
})

export const publishProduct = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/products/:id/publish/',
  summary: 'Put a new card or an edit on sale; its seller is told',
  params,
  body: Type.Object({ version: Type.Optional(version) }),
  response: { 204: null },
  errors: ['not_found', 'conflict', 'seller_ended'],
})

export const rejectProduct = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/products/:id/reject/',
  summary: 'Return a new card or an edit with the reason that its seller is told',
  params,
  body: Type.Object({ version: Type.Optional(version), reason: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }) }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})
