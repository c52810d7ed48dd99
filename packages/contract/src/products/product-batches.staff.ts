// Operations with which staff decide about many waiting products of one seller in one call; each product has its own result.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, staffList, staffOperation } from '../http/http.ts'
import { BATCH_MAX } from './products.rules.ts'

const Count = Type.Integer({ minimum: 0 })

/** The products of one company that wait for staff: new ones, edits of published ones, and ones whose price jumped. */
export const ProductBatch = Type.Object({
  /** The seller's company with its state registration number (ОГРН). */
  company: Type.Object({ id: Id, name: Type.String(), ogrn: Type.String() }),
  /** The sum of the three counts below. */
  count: Count,
  new: Count,
  edits: Count,
  jumps: Count,
  /** Since when the longest waiting product waits. */
  since: IsoTime,
})
export type ProductBatch = Static<typeof ProductBatch>

export const listProductBatches = defineOperation({
  ...staffList,
  path: '/api/v1/admin/product-batches/',
  summary:
    'Products that wait for a decision, grouped by company, the longest waiting first; the staff list with `company` has those of one',
  query: Type.Object(pageQuery),
  response: { 200: Page(ProductBatch) },
})

export const BatchDecision = Type.Object({
  id: Id,
  done: Type.Boolean(),
  /** Why the product was not decided; null if it was. */
  code: Nullable(Type.String()),
  /** Who decided it before; null if nobody did. */
  decided: Nullable(Type.Object({ by: Nullable(Type.String()), at: IsoTime })),
})
export type BatchDecision = Static<typeof BatchDecision>

export const decideProducts = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/product-batches/decisions/',
  summary:
    'Decide about up to 100 products, each at the version that was read: published, or returned if there is a reason. One refusal does not stop the others; each seller is notified once',
  body: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        /** The version that was read; a product that changed since is a conflict. */
        version: Type.Integer({ minimum: 0, maximum: 2147483647 }),
        /** Why it is returned; its seller reads it. */
        reason: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: VISIBLE_TEXT_PATTERN })),
      }),
      { minItems: 1, maxItems: BATCH_MAX },
    ),
  }),
  response: { 200: Type.Object({ result: Type.Array(BatchDecision) }) },
  errors: [],
})
