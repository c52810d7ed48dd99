// Parses the URLs of the pages of special registers, and loads the entries that they show.
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import type { Call } from '@sverka/contract/web-host'
import { pageData } from '../api/page-data.ts'

/** Entries on a page. */
export const PAGE_SIZE = 20

/** Query and page of a URL. The query is cut to 200 characters, the limit of the API; an invalid page number counts as the first page. */
export function readEntriesRequest(request: Request): { readonly query: string; readonly page: number } {
  const { searchParams } = new URL(request.url)
  const page = Number(searchParams.get('page'))
  return {
    query: (searchParams.get('query') ?? '').trim().slice(0, 200),
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000 ? page : 1,
  }
}

export type EntriesRequest = ReturnType<typeof readEntriesRequest>

/** Entries of one register, or of all by query. */
export const loadEntries = (call: Call, { query, page }: EntriesRequest, register?: SpecialRegister) =>
  pageData(
    call('GET /api/v1/special-registers/entries/', {
      query: { page, page_size: PAGE_SIZE, ...(query ? { query } : {}), ...(register ? { register } : {}) },
    }),
  )

/** The most entries that the API returns in one answer. */
const ENTRIES_READ = 1_000

/** Taxpayer numbers (INN; without one the registration number, OGRN) of the companies in all found entries, each once; at most 500. */
export async function listRegisterCompanies(call: Call, query: string, register?: SpecialRegister): Promise<string[]> {
  const { result } = await call('GET /api/v1/special-registers/entries/', {
    query: { page_size: ENTRIES_READ, ...(query ? { query } : {}), ...(register ? { register } : {}) },
  })
  return [...new Set(result.flatMap(({ company }) => company?.inn ?? company?.ogrn ?? []))].slice(0, WATCHES_MAX)
}

/** `path` with query and page number; an empty query and the first page are left out. */
export const entriesPath = (path: string, { query, page }: EntriesRequest): string => {
  const params = new URLSearchParams({ ...(query ? { query } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString()
  return params ? `${path}?${params}` : path
}
