// Operations on a seller's ways of delivery: everybody can read them, the company's representative sets them. A stored way never changes: an edit
// creates a new one.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { DELIVERY_PRICE_MAX, deliveryKinds, PICKUP_ADDRESS_MAX, WAY_REGIONS_MAX, WAYS_MAX } from './delivery.rules.ts'
import { LEAD_DAYS_MAX } from './trade-terms.rules.ts'

const Rubles = Type.Number({ minimum: 0 })

const way = {
  kind: StringEnum(deliveryKinds),
  /** Where the buyer collects; null for the other kinds. */
  address: Nullable(Type.String()),
  /** Regions to which the seller delivers; empty for the whole country. */
  regions: Type.Array(Type.Object({ id: Id, name: Type.String() }), { maxItems: WAY_REGIONS_MAX }),
  /** VAT included; 0 for `pickup`, null if both sides agree on it. */
  price: Nullable(Rubles),
  /** Days after the payment; null if none were named. */
  lead_days: Nullable(Type.Integer()),
  /** Percent; null is a price without VAT. */
  vat_rate: Nullable(Type.Integer()),
}

export const DeliveryWay = Type.Object({
  id: Id,
  ...way,
  /** Delivery is free if the seller's goods cost this or more; null if it is never free. */
  free_from: Nullable(Rubles),
})
export type DeliveryWay = Static<typeof DeliveryWay>

/** A way as the buyer chose it, with the price at that time. */
export const ChosenDelivery = Type.Object({
  ...way,
  /** The day by which the seller promised the goods in a quote; only orders made from accepted quotes have it. */
  ready_by: Type.Optional(IsoDate),
})
export type ChosenDelivery = Static<typeof ChosenDelivery>

export const DeliveryWays = Type.Object({ ways: Type.Array(DeliveryWay, { maxItems: WAYS_MAX }) })
export type DeliveryWays = Static<typeof DeliveryWays>

const path = '/api/v1/companies/:id/delivery-ways/'
const params = Type.Object({ id: Id })
const Money = Type.Number({ minimum: 0.01, maximum: DELIVERY_PRICE_MAX })

export const getDeliveryWays = defineOperation({
  method: 'GET',
  path,
  summary:
    "A seller's ways of delivery in the seller's order, with regions in the language `lang`; empty if delivery is agreed on with the seller",
  access: 'public',
  limit: 'api',
  params,
  query: Type.Object(namesLanguage),
  response: { 200: DeliveryWays },
  errors: [],
})

export const setDeliveryWays = defineOperation({
  method: 'PUT',
  path,
  summary: 'Set the ways of delivery of a company that the caller represents. An unchanged way keeps its id; existing orders keep theirs',
  access: 'user',
  limit: 'api',
  params,
  body: Type.Object({
    ways: Type.Array(
      Type.Object({
        kind: StringEnum(deliveryKinds),
        /** Only for `pickup`. */
        address: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: PICKUP_ADDRESS_MAX, pattern: VISIBLE_TEXT_PATTERN }))),
        /** Only for `transport`: codes of regions. */
        regions: Type.Optional(Type.Array(Id, { maxItems: WAY_REGIONS_MAX })),
        /** Only for `transport`. */
        price: Type.Optional(Nullable(Money)),
        free_from: Type.Optional(Nullable(Money)),
        lead_days: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: LEAD_DAYS_MAX }))),
        vat_rate: Type.Optional(Nullable(Type.Integer())),
      }),
      { maxItems: WAYS_MAX },
    ),
  }),
  response: { 200: DeliveryWays },
  errors: ['not_found'],
})
