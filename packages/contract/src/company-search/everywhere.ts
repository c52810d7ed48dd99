// The home page's search: our register together with the source's own search, merged on the server (specification §2, §7).
import { type Static, Type } from 'typebox'
import { reportLanguages } from '../company-card/reliability.ts'
import { defineOperation, Id, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { SEARCH_PAGE_SIZE } from './company-search.rules.ts'
import { Corrected, FoundCompany, SoughtNumber } from './company-search.ts'

/** `id` is null for what only the source knows: its card has still to be asked from the source. */
export const FoundAnywhere = Type.Object({ ...FoundCompany.properties, id: Nullable(Id) })
export type FoundAnywhere = Static<typeof FoundAnywhere>

export const searchEverywhere = defineOperation({
  method: 'GET',
  path: '/api/v1/company-search/everywhere/',
  summary: 'Companies and sole traders of our register, then those that only the source knows, each once',
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
      /** False: the search of our register took too long; there may be more. */
      complete: Type.Boolean(),
      /** `none`: no source stands behind the register, or the words are not for it; `failed`: it did not answer in time. */
      source: Type.Enum(['asked', 'none', 'failed']),
      /** When the source answered; an answer is used again for a day. */
      source_at: Nullable(IsoTime),
      /** As the search of our register says: what was searched instead, and what may have been meant where nobody was found. */
      corrected: Nullable(Corrected),
      offers: Type.Array(Type.String()),
      numbers: Type.Array(SoughtNumber),
      result: Type.Array(FoundAnywhere),
    }),
  },
  errors: ['search_late'],
})
