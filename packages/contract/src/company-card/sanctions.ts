// Санкции: marks by exact ИНН or ОГРН, countries, and matches by name that a person has to check (specification §2).
import { type Static, Type } from 'typebox'
import { sanctionsMark } from '../company/company.ts'
import { defineOperation, IsoDate, Nullable } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { TabSource } from './tab-lists.ts'

export const SanctionsEntry = Type.Object({
  list: Type.String(),
  country: Type.String(),
  name: Type.String(),
  program: Nullable(Type.String()),
  matched_by: Type.Union([Type.Literal('inn'), Type.Literal('ogrn'), Type.Literal('name')]),
})
export type SanctionsEntry = Static<typeof SanctionsEntry>

/** A match of a list whose newer copy no longer names the company. */
export const SanctionsLeft = Type.Object({ ...SanctionsEntry.properties, left_on: IsoDate })
export type SanctionsLeft = Static<typeof SanctionsLeft>

export const CompanySanctions = Type.Object({
  ...sanctionsMark,
  entries: Type.Array(SanctionsEntry),
  /** Matches by name alone: to be checked by a person, never a mark. */
  hints: Type.Array(SanctionsEntry),
  /** No mark: what was, with the day of the first list without it. */
  left: Type.Array(SanctionsLeft),
  source: TabSource,
})
export type CompanySanctions = Static<typeof CompanySanctions>

export const getCompanySanctions = defineOperation({
  method: 'GET',
  path: '/api/v1/company-sanctions/',
  summary: 'Whether a company stands in sanctions lists, and in whose',
  access: 'public',
  limit: 'api',
  query: Type.Object(numberQuery),
  response: { 200: CompanySanctions },
  errors: ['number_invalid', 'company_not_found'],
})
