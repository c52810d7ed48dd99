// The home page's search: results of our own register and of the external registry service's search, merged on the server (specification §2, §7).
import { type Static, Type } from 'typebox'
import { reportLanguages } from '../company-card/reliability.ts'
import { defineOperation, Id, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { SEARCH_PAGE_SIZE } from './company-search.rules.ts'
import { Corrected, FoundCompany, SearchedNumber } from './company-search.ts'

/** `id` is null for a company that only the external service has: its card must first be fetched from there. */
export const FoundAnywhere = Type.Object({ ...FoundCompany.properties, id: Nullable(Id) })
export type FoundAnywhere = Static<typeof FoundAnywhere>

export const searchEverywhere = defineOperation({
  method: 'GET',
  path: '/api/v1/company-search/everywhere/',
  summary: 'Companies and sole traders of our register, then those that only the external source knows, each once',
  access: 'public',
  limit: 'search',
  query: Type.Object({
    query: Type.Optional(Type.String({ maxLength: 200 })),
    lang: Type.Optional(StringEnum(reportLanguages)),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: SEARCH_PAGE_SIZE })),
  }),
  response: {
    200: Type.Object({
      count: Type.Integer({ minimum: 0 }),
      count_exact: Type.Optional(Type.Boolean()),
      /** False if the search of our register ran out of time; there may be more. */
      complete: Type.Boolean(),
      /** Whether the external service was searched. `none`: none is configured, or it cannot search such a query; `failed`: no answer in time. */
      source: Type.Enum(['asked', 'none', 'failed']),
      /** When the external service answered; answers are cached for a day. */
      source_at: Nullable(IsoTime),
      /** The query that was searched instead of the typed one, and, if nothing was found, queries that find something. */
      corrected: Nullable(Corrected),
      offers: Type.Array(Type.String()),
      /** If complete numbers of companies were searched: the result for each. */
      numbers: Type.Array(SearchedNumber),
      result: Type.Array(FoundAnywhere),
    }),
  },
  errors: ['search_late'],
})
