// Operations of the free promotion of the first hundred verified sellers: choosing products to show, counting impressions and clicks, and the
// seller's own view of them.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, ItemList, Nullable } from '../http/http.ts'
import { GoodsCard } from './marketplace.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })

/** A product of a promoted seller. */
export const PromotedCard = Type.Object({ ...GoodsCard.properties, company_id: Id, seller_inn: Nullable(Text), ends_at: IsoTime })
export type PromotedCard = Static<typeof PromotedCard>

export const showPromoted = defineOperation({
  method: 'POST',
  path: '/api/v1/marketplace/promoted/',
  summary: 'One product of each promoted seller that was shown least so far; these impressions are counted',
  access: 'public',
  limit: 'api',
  response: { 200: Type.Object({ result: Type.Array(PromotedCard) }) },
  errors: [],
})

export const peekPromoted = defineOperation({
  method: 'GET',
  path: '/api/v1/marketplace/promoted/',
  summary: 'One product of each promoted seller that was shown least so far, for a page without scripts; no impression is counted',
  access: 'public',
  limit: 'api',
  response: { 200: Type.Object({ result: Type.Array(PromotedCard) }) },
  errors: [],
})

export const countPromotedShown = defineOperation({
  method: 'GET',
  path: '/api/v1/marketplace/promoted/shown.gif',
  summary: 'A tracking pixel for a page without scripts: fetching it counts an impression of the named promoted sellers',
  access: 'public',
  limit: 'api',
  query: Type.Object({ company__in: ItemList(Id) }),
  response: { 200: Type.String({ contentMediaType: 'image/gif' }) },
  errors: [],
})

export const countPromotedOpen = defineOperation({
  method: 'POST',
  path: '/api/v1/marketplace/promoted/:id/open/',
  summary: 'Counts that a visitor opened the product of a promoted seller',
  access: 'public',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

/** A promoted company of the caller, with its number among the hundred. */
export const Promotion = Type.Object({
  company_id: Id,
  company: Text,
  number: Type.Integer({ minimum: 1 }),
  /** When the promotion began. */
  given_at: IsoTime,
  ends_at: IsoTime,
  is_over: Type.Boolean(),
  /** Impressions, and how often the product was opened from one. */
  shown: Count,
  opened: Count,
})
export type Promotion = Static<typeof Promotion>

export const listPromotions = defineOperation({
  method: 'GET',
  path: '/api/v1/marketplace/promotions/',
  summary:
    "Numbers of the caller's companies among the first hundred verified sellers, until when they are promoted, and how often they were shown",
  access: 'user',
  limit: 'api',
  /** `given`: promotions already assigned to sellers; `of`: how many there are in all. */
  response: { 200: Type.Object({ given: Count, of: Count, result: Type.Array(Promotion) }) },
  errors: [],
})
