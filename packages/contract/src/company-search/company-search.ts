// Search of companies and sole traders by number and words, with filters. Numbers are ИНН (taxpayer), ОГРН (registration) and КПП (the tax
// registration code of an office); `okved` is the classifier of economic activities.
import { type Static, Type } from 'typebox'
import { CompanyKind, Filial } from '../company/company.ts'
import { reportLanguages, WorstFinding } from '../company-card/reliability.ts'
import { defineOperation, Id, ItemList, Nullable, pageQuery, pageSize, StringEnum } from '../http/http.ts'
import { companySizes, numberStates, SEARCH_PAGE_SIZE, searchSorts, searchStatuses } from './company-search.rules.ts'

const Text = Type.String()

/**
 * The field of the record that matched the query. The name of a sole trader (`fio` among the marks) counts as `name`. `predecessor`: a company
 * whose successor this one is.
 */
export const matchedBy = ['inn', 'ogrn', 'name', 'other_name', 'former_name', 'leader', 'founder', 'predecessor', 'city', 'okved'] as const

/** The part of a shown text that matched: offsets in UTF-16 units, the end excluded. */
export const Mark = Type.Object({
  field: Type.Enum(['name', 'other_name', 'former_name', 'fio', 'leader', 'founder', 'predecessor', 'city', 'inn', 'ogrn', 'okved']),
  /** The text to which the offsets refer. */
  text: Text,
  ranges: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
})
export type Mark = Static<typeof Mark>

/** A company or sole trader found; days are YYYY-MM-DD. */
export const FoundCompany = Type.Object({
  id: Id,
  kind: CompanyKind,
  name: Text,
  /** Full name of a sole trader; null for a company. */
  fio: Nullable(Text),
  inn: Nullable(Text),
  ogrn: Text,
  /** Name of the register's status; `searchStatuses` are groups of them. */
  status: Text,
  /** Procedure under way in an active company, with its day. */
  procedure: Nullable(Type.Object({ name: Text, since: Nullable(Text) })),
  /** The day of the register extract that has the status; null if the status was read from the source today. */
  as_of: Nullable(Text),
  region: Nullable(Text),
  address: Nullable(Text),
  /** Name of the head. */
  leader: Nullable(Text),
  registration_date: Nullable(Text),
  closed_on: Nullable(Text),
  okved: Nullable(Type.Object({ code: Text, name: Nullable(Text) })),
  /** Revenue of the latest year whose accounts we have. */
  revenue: Nullable(Type.Object({ kopecks: Type.Integer(), year: Type.Integer() })),
  /** The most serious finding of the stored reliability summary; null if there is none, or no valid summary is stored. */
  attention: Nullable(WorstFinding),
  matched_by: Type.Enum([...matchedBy]),
  marks: Type.Array(Mark),
  /** The branch or representative office with the searched КПП; all other fields are about the company. */
  branch: Nullable(Filial),
})
export type FoundCompany = Static<typeof FoundCompany>

/** The query that was searched instead of the typed one, and other possible corrections of the typed one. */
export const Corrected = Type.Object({ query: Text, others: Type.Array(Text) })

/** The result for one number of the query; also if no company has it, or its check digits are wrong. */
export const SearchedNumber = Type.Object({ number: Text, state: StringEnum(numberStates) })
export type SearchedNumber = Static<typeof SearchedNumber>

const Count = Type.Integer({ minimum: 0 })

/** How many results each option of a filter would have, with the other filters unchanged. Counting stops at 1,000, which means 1,000 or more. */
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
    /** Words of an activity's name, each as a prefix, or its code; combined with `okved__in` by «or». */
    activity: Type.Optional(Type.String({ maxLength: 60 })),
    size__in: Type.Optional(ItemList(Type.Enum([...companySizes]))),
    /** Full years since registration, bounds included. */
    age_from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    age_to: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    /** If there are more than 1,000 results, only the first 1,000 in the order of status and size are sorted. */
    sort: Type.Optional(Type.Enum([...searchSorts])),
    facets: Type.Optional(Type.Boolean({ default: false })),
    /** Language of the titles of findings. */
    lang: Type.Optional(StringEnum(reportLanguages)),
  }),
  response: {
    200: Type.Object({
      count: Count,
      /** Present, and false, if there are more results than `count`, which is at most 1,000. */
      count_exact: Type.Optional(Type.Boolean()),
      /** False if the search ran out of time: the results are the best of the part that was searched. */
      complete: Type.Boolean(),
      /** The query that was searched instead, because the typed one found nothing; null if the typed query was searched. */
      corrected: Nullable(Corrected),
      /**
       * At most three queries that find something: an ИНН with its missing leading zero, or, if nothing was found, words that differ by one
       * letter.
       */
      offers: Type.Array(Text),
      /** If complete numbers were searched: the result for each. */
      numbers: Type.Array(SearchedNumber),
      facets: Nullable(SearchFacets),
      result: Type.Array(FoundCompany),
    }),
  },
  // `search_late` only if time ran out before anything was found; otherwise the answer has `complete: false`.
  errors: ['search_late'],
})
