// Search of companies and sole traders by number and words.
import { type Static, Type } from 'typebox'
import { CompanyKind } from './company.ts'
import { defineOperation, Id, Nullable, pageQuery } from './http.ts'

const Text = Type.String()

/** What in the record answered the query. */
export const matchedBy = ['inn', 'ogrn', 'name', 'leader', 'founder', 'city', 'okved'] as const

export const FoundCompany = Type.Object({
  id: Id,
  kind: CompanyKind,
  name: Text,
  fio: Nullable(Text),
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  region: Nullable(Text),
  address: Nullable(Text),
  leader: Nullable(Text),
  registration_date: Nullable(Text),
  closed_on: Nullable(Text),
  okved: Nullable(Type.Object({ code: Text, name: Nullable(Text) })),
  matched_by: Type.Enum(matchedBy),
})
export type FoundCompany = Static<typeof FoundCompany>

export const searchCompanies = defineOperation({
  method: 'GET',
  path: '/api/v1/company-search/',
  summary: 'Companies and sole traders by INN, OGRN or words; at most 10 unless page_size says otherwise',
  access: 'public',
  limit: 'search',
  query: Type.Object({
    query: Type.Optional(Type.String({ maxLength: 200 })),
    page: pageQuery.page,
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
  }),
  response: { 200: Type.Object({ count: Type.Integer(), count_exact: Type.Optional(Type.Boolean()), result: Type.Array(FoundCompany) }) },
  errors: [],
})
