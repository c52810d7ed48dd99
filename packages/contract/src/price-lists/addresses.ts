// Operations on the URLs from which the server fetches a seller's price lists on a schedule; a changed list is applied to the products at once.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { URL_LENGTH_MAX, URLS_MAX, urlFaults, urlHours } from './addresses.rules.ts'

const Hours = Type.Unsafe<(typeof urlHours)[number]>(Type.Union(urlHours.map((hours) => Type.Literal(hours))))

export const PriceListUrl = Type.Object({
  id: Id,
  company: Type.Object({ id: Id, name: Type.String() }),
  url: Type.String(),
  every_hours: Hours,
  /** Times of the next fetch, and of the last one. */
  next_at: IsoTime,
  looked_at: Nullable(IsoTime),
  /** Why the last fetch failed; null if it did not. */
  fault: Nullable(StringEnum(urlFaults)),
  /** Id of the price list made from the last file that differed from the one before. */
  list: Nullable(Id),
})
export type PriceListUrl = Static<typeof PriceListUrl>

const own = { access: 'user', limit: 'api' } as const

export const listPriceListUrls = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/price-list-addresses/',
  summary: "The addresses from which the caller's price lists are fetched",
  response: { 200: Type.Object({ addresses: Type.Array(PriceListUrl, { maxItems: URLS_MAX }) }) },
  errors: [],
})

export const addPriceListUrl = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/price-list-addresses/',
  summary: `Adds an https address from which a price list is fetched at once and then every so many hours; at most ${URLS_MAX} addresses. An unchanged file is ignored`,
  body: Type.Object({ company: Id, url: Type.String({ minLength: 1, maxLength: URL_LENGTH_MAX }), every_hours: Hours }),
  response: { 201: PriceListUrl },
  errors: ['plan_required', 'forbidden', 'seller_ended'],
})

export const deletePriceListUrl = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/price-list-addresses/:id/',
  summary: 'Deletes an address, from which nothing is fetched any more; products made from it stay',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})
