// Search of companies and sole traders by number and words, with filters.
import { type Static, Type } from 'typebox'
import { CompanyKind, Filial } from '../company/company.ts'
import { reportLanguages, WorstFinding } from '../company-card/reliability.ts'
import { defineOperation, Id, ItemList, Nullable, pageQuery, pageSize, StringEnum } from '../http/http.ts'
import { companySizes, numberStates, SEARCH_PAGE_SIZE, searchSorts, searchStatuses } from './company-search.rules.ts'

const Text = Type.String()

/** What in the record answered the query. */
export const matchedBy = ['inn', 'ogrn', 'name', 'other_name', 'former_name', 'leader', 'founder', 'predecessor', 'city', 'okved'] as const

/** Part of a shown text that matched: offsets in UTF-16 units, the end not included. */
export const Mark = Type.Object({
  field: Type.Enum(['name', 'other_name', 'former_name', 'fio', 'leader', 'founder', 'predecessor', 'city', 'inn', 'ogrn', 'okved']),
  /** The text the offsets count in. */
  text: Text,
  ranges: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
})
export type Mark = Static<typeof Mark>

export const FoundCompany = Type.Object({
  id: Id,
  kind: CompanyKind,
  name: Text,
  fio: Nullable(Text),
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  /** What a living company is going through, with its day. */
  procedure: Nullable(Type.Object({ name: Text, since: Nullable(Text) })),
  /** The day of the extract that says so; null for what only the source told, today. */
  as_of: Nullable(Text),
  region: Nullable(Text),
  address: Nullable(Text),
  leader: Nullable(Text),
  registration_date: Nullable(Text),
  closed_on: Nullable(Text),
  okved: Nullable(Type.Object({ code: Text, name: Nullable(Text) })),
  /** The newest that is known. */
  revenue: Nullable(Type.Object({ kopecks: Type.Integer(), year: Type.Integer() })),
  /** The weightiest finding of the stored reliability summary; null where nothing is found, or no summary is stored that holds. */
  attention: Nullable(WorstFinding),
  matched_by: Type.Enum([...matchedBy]),
  marks: Type.Array(Mark),
  /** The branch or representation whose КПП was asked for; it is a part of the company, which all else speaks of. */
  branch: Nullable(Filial),
})
export type FoundCompany = Static<typeof FoundCompany>

export const Corrected = Type.Object({ query: Text, others: Type.Array(Text) })

/** How a number stands that was asked for: what nobody has, and what cannot be a number, is told. */
export const SoughtNumber = Type.Object({ number: Text, state: StringEnum(numberStates) })
export type SoughtNumber = Static<typeof SoughtNumber>

const Count = Type.Integer({ minimum: 0 })

/** How many results each choice would leave, the other filters kept; 1,000 stands for as many or more. */
export const SearchFacets = Type.Object({
  kind: Type.Object({ company: Count, entrepreneur: Count }),
  status: Type.Array(Type.Object({ name: Type.Enum([...searchStatuses]), count: Count })),
})
export type SearchFacets = Static<typeof SearchFacets>

export const searchCompanies = defineOperation({
  method: 'GET',
  path: '/api/v1/company-search/',
  summary: 'Companies and sole traders by INN, OGRN or words; at most 10 unless page_size says otherwise',
  access: 'public',
  limit: 'search',
  query: Type.Object({
    query: Type.Optional(Type.String({ maxLength: 200 })),
    ...pageQuery,
    page_size: pageSize(SEARCH_PAGE_SIZE),
    kind: Type.Optional(CompanyKind),
    status__in: Type.Optional(ItemList(Type.Enum([...searchStatuses]))),
    region__in: Type.Optional(ItemList(Id)),
    okved__in: Type.Optional(ItemList(Type.String({ pattern: '^\\d{2}(\\.\\d{1,2}(\\.\\d{1,2})?)?$', maxLength: 8, examples: ['46.51'] }))),
    /** Words of the name of an activity, each as a prefix, or its code; together with `okved__in` either will do. */
    activity: Type.Optional(Type.String({ maxLength: 60 })),
    size__in: Type.Optional(ItemList(Type.Enum([...companySizes]))),
    /** Full years since registration, both included. */
    age_from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    age_to: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    /** Of more than 1,000 found the first ones by status and size are sorted. */
    sort: Type.Optional(Type.Enum([...searchSorts])),
    facets: Type.Optional(Type.Boolean({ default: false })),
    /** Of the titles of findings. */
    lang: Type.Optional(StringEnum(reportLanguages)),
  }),
  response: {
    200: Type.Object({
      count: Count,
      /** False: more than 1,000 found. */
      count_exact: Type.Optional(Type.Boolean()),
      /** False: the search took too long and stopped; what was found by then is the best of the part it saw. */
      complete: Type.Boolean(),
      /** What was searched instead of the query when that found nothing. */
      corrected: Nullable(Corrected),
      /** At most three queries that find something: an ИНН whose first nought is missing, or, where nothing was found, what differs by one letter. */
      offers: Type.Array(Text),
      /** Where complete numbers were asked for: each of them. */
      numbers: Type.Array(SoughtNumber),
      facets: Nullable(SearchFacets),
      result: Type.Array(FoundCompany),
    }),
  },
  errors: ['search_late'],
})
