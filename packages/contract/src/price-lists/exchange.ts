// Operations on the logins with which 1С (Russian accounting software) uploads a seller's goods, one for each company of the caller. 1С itself uses
// its own protocol at `/1c-exchange`.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable } from '../http/http.ts'

export const ExchangeCredentials = Type.Object({
  id: Id,
  company: Type.Object({ id: Id, name: Type.String() }),
  login: Type.String(),
  created_at: IsoTime,
  /** When 1С last signed in. */
  used_at: Nullable(IsoTime),
})
export type ExchangeCredentials = Static<typeof ExchangeCredentials>

const own = { access: 'user', limit: 'api' } as const

export const listExchangeCredentials = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/exchange-logins/',
  summary: "The caller's logins for the exchange with 1C, without passwords, and the URL to enter in 1C",
  response: { 200: Type.Object({ address: Type.String(), logins: Type.Array(ExchangeCredentials) }) },
  errors: [],
})

export const makeExchangeCredentials = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/exchange-logins/',
  summary: "Creates a company's login for the exchange with 1C, or gives it a new password; `password` is only in this answer",
  body: Type.Object({ company: Id }),
  response: { 201: Type.Object({ ...ExchangeCredentials.properties, password: Type.String() }) },
  errors: ['plan_required', 'forbidden', 'seller_ended'],
})

export const deleteExchangeCredentials = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/exchange-logins/:id/',
  summary: 'Deletes a login for the exchange with 1C: its next request is refused',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})
