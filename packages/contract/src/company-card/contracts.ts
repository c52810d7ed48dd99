// Контракты: state purchases in which the company supplies or buys (specification §2, §3).
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoDate, Nullable } from '../http/http.ts'
import { periodQuery, TabPage, tabListQuery } from './tab-lists.ts'

const Role = Type.Union([Type.Literal('supplier'), Type.Literal('customer')])
const Law = Type.Union([Type.Literal('44'), Type.Literal('94'), Type.Literal('223')])

export const Contract = Type.Object({
  id: Id,
  register_number: Type.String(),
  date: Nullable(IsoDate),
  /** Rubles. */
  price: Nullable(Type.Number()),
  law: Law,
  /** What this company is in the contract. */
  role: Role,
  customer: Nullable(Type.Object({ inn: Nullable(Type.String()), name: Type.String() })),
  contract_provider: Type.Array(Type.Object({ inn: Nullable(Type.String()), name: Type.String() })),
  purchase_objects: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  link: Nullable(Type.String()),
})
export type Contract = Static<typeof Contract>

/** The newest of contracts alike, in role, in the other side and in what is bought, which differ by number, day and price. */
export const FoldedContract = Type.Object({
  ...Contract.properties,
  /** Whom the company supplies, or the first who supplies it; null where the source names nobody. */
  other_side: Nullable(Type.Object({ inn: Nullable(Type.String()), name: Type.String() })),
  /** How many are alike, and their rubles together, over those whose price is known. */
  alike: Type.Integer({ minimum: 1 }),
  alike_price: Nullable(Type.Number()),
})
export type FoldedContract = Static<typeof FoldedContract>

export const listContracts = defineOperation({
  method: 'GET',
  path: '/api/v1/contracts/',
  summary: 'State contracts of a company, newest first; prices are rubles',
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...tabListQuery,
    ...periodQuery,
    search: Type.Optional(Type.String({ maxLength: 200 })),
    role: Type.Optional(Role),
    law: Type.Optional(Law),
  }),
  response: { 200: TabPage(Contract) },
  errors: ['number_invalid', 'company_not_found'],
})
