// The tab «Санкции» of a company card: entries of sanctions lists by exact taxpayer number (ИНН) or state registration number (ОГРН), their
// countries, and matches by name alone, which a person must check (specification, section 2).
import { type Static, Type } from 'typebox'
import { sanctionsMark } from '../company/company.ts'
import { defineOperation, IsoDate, Nullable } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { SourceCheck, TabSource } from './tab-lists.ts'

export const SanctionsEntry = Type.Object({
  list: Type.String(),
  country: Type.String(),
  name: Type.String(),
  program: Nullable(Type.String()),
  matched_by: Type.Union([Type.Literal('inn'), Type.Literal('ogrn'), Type.Literal('name')]),
})
export type SanctionsEntry = Static<typeof SanctionsEntry>

/** An entry of a list whose newer copy no longer includes the company. */
export const SanctionsLeft = Type.Object({ ...SanctionsEntry.properties, left_on: IsoDate })
export type SanctionsLeft = Static<typeof SanctionsLeft>

export const CompanySanctions = Type.Object({
  ...sanctionsMark,
  entries: Type.Array(SanctionsEntry),
  /** Matches by name only: for a person to check, never an entry. */
  hints: Type.Array(SanctionsEntry),
  /** Past entries, with the day of the first list without them; they do not count. */
  left: Type.Array(SanctionsLeft),
  source: TabSource,
  checked: SourceCheck,
})
export type CompanySanctions = Static<typeof CompanySanctions>

export const getCompanySanctions = defineOperation({
  method: 'GET',
  path: '/api/v1/company-sanctions/',
  summary: 'Whether a company is in sanctions lists, and in which ones',
  access: 'public',
  limit: 'api',
  query: Type.Object(numberQuery),
  response: { 200: CompanySanctions },
  errors: ['number_invalid', 'company_not_found'],
})
