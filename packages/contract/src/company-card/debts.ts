// Долги: enforcement proceedings and tax debts that we hold of a company (specification §1: a sample where we hold none).
import { type Static, Type } from 'typebox'
import { Provenance } from '../company/company.ts'
import { defineOperation, Id, IsoDate, Nullable } from '../http/http.ts'
import { TabPage, tabListQuery } from './tab-lists.ts'

const Text = Nullable(Type.String())

export const Proceeding = Type.Object({
  id: Id,
  number: Type.String(),
  date: Nullable(IsoDate),
  document: Text,
  document_number: Text,
  document_date: Nullable(IsoDate),
  subject: Text,
  bailiffs: Text,
  bailiffs_address: Text,
  /** Rubles: the sum at the start and what is left of it. */
  debt: Nullable(Type.Number()),
  remaining: Nullable(Type.Number()),
})
export type Proceeding = Static<typeof Proceeding>

/** What is owed of one tax, in rubles. */
export const TaxDebt = Type.Object({
  name: Type.String(),
  tax: Type.Number(),
  penalty: Type.Number(),
  fine: Type.Number(),
  total: Type.Number(),
})
export type TaxDebt = Static<typeof TaxDebt>

/** Debts of taxes and contributions, the greatest first; without entries where the source knows none. */
export const TaxDebts = Type.Object({ source: Provenance, total: Type.Number(), debts: Type.Array(TaxDebt) })
export type TaxDebts = Static<typeof TaxDebts>

export const listEnforcement = defineOperation({
  method: 'GET',
  path: '/api/v1/company-enforcement/',
  summary: 'Enforcement proceedings against a company, newest first, and its tax debts, with their sums in rubles',
  access: 'public',
  limit: 'api',
  query: Type.Object(tabListQuery),
  response: {
    200: Type.Object({
      ...TabPage(Proceeding).properties,
      /** Rubles over all of them: asked at the start, and left. */
      debt_total: Type.Number(),
      remaining_total: Type.Number(),
      /** Those by which something is still owed; the sum that is left is theirs. */
      owed: Type.Integer({ minimum: 0 }),
      /** null where no open data of tax debts name the company. */
      taxes: Nullable(TaxDebts),
    }),
  },
  errors: ['number_invalid', 'company_not_found'],
})
