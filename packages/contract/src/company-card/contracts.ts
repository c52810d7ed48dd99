// The tab «Контракты» of a company card: contracts of public procurement in which the company is supplier or customer (specification, sections
// 2 and 3).
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoDate, Nullable } from '../http/http.ts'
import { periodQuery, TabPage, tabListQuery } from './tab-lists.ts'

const Role = Type.Union([Type.Literal('supplier'), Type.Literal('customer')])
/** The federal law of the purchase: 44-ФЗ on state contracts, 94-ФЗ its predecessor, 223-ФЗ on purchases of state-owned companies. */
const Law = Type.Union([Type.Literal('44'), Type.Literal('94'), Type.Literal('223')])

export const Contract = Type.Object({
  id: Id,
  register_number: Type.String(),
  date: Nullable(IsoDate),
  /** Rubles. */
  price: Nullable(Type.Number()),
  law: Law,
  /** This company's role in the contract. */
  role: Role,
  customer: Nullable(Type.Object({ inn: Nullable(Type.String()), name: Type.String() })),
  /** The suppliers. */
  contract_provider: Type.Array(Type.Object({ inn: Nullable(Type.String()), name: Type.String() })),
  purchase_objects: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  /** Address of the contract at its source. */
  link: Nullable(Type.String()),
})
export type Contract = Static<typeof Contract>

/** The newest of a group of similar contracts: same role, other party and subject, but different number, day and price. */
export const FoldedContract = Type.Object({
  ...Contract.properties,
  /** The customer, or the first supplier; null if the source names nobody. */
  other_side: Nullable(Type.Object({ inn: Nullable(Type.String()), name: Type.String() })),
  /** How many contracts are in the group, and their sum in rubles over those with a known price. */
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
