// The operation that shows sellers their statistics: how many times their goods were shown in lists, viewed, put into carts and ordered.
import { Type } from 'typebox'
import { defineOperation, IsoDate, Nullable } from '../http/http.ts'
import { FIGURE_DAYS } from '../products/seller-figures.rules.ts'

const Count = Type.Integer({ minimum: 0 })

export const getSellerFigures = defineOperation({
  method: 'GET',
  path: '/api/v1/seller-figures/',
  summary: `How often the caller's goods were shown, viewed, put into carts and ordered in the last ${FIGURE_DAYS} days`,
  access: 'user',
  limit: 'api',
  response: {
    200: Type.Object({
      /** The earliest day with a count within the period; null if nothing was counted. */
      since: Nullable(IsoDate),
      /** Products shown in lists, each once per visitor and day. */
      shown: Count,
      /** Pages of items viewed, each once per visitor and day. */
      viewed: Count,
      /** Products put into a cart. */
      basketed: Count,
      /** Orders placed, paid or not. */
      ordered: Count,
    }),
  },
  errors: [],
})
