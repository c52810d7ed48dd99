// Parses the URL of the register pages and loads their data.
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import type { Call } from '@sverka/contract/web-host'
import { pageData } from '../api/page-data.ts'

export const PAGE_SIZE = 20

/** Query and page of a URL. The query is cut to 200 characters, the most that the operation takes; an impossible page counts as the first. */
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

/** The most entries that one answer holds. */
const ENTRIES_READ = 1_000

/** INN (else OGRN) of the companies in all found entries, each once; at most as many as one member may watch. */
export async function listRegisterCompanies(call: Call, query: string, register?: SpecialRegister): Promise<string[]> {
  const { result } = await call('GET /api/v1/special-registers/entries/', {
    query: { page_size: ENTRIES_READ, ...(query ? { query } : {}), ...(register ? { register } : {}) },
  })
  return [...new Set(result.flatMap(({ company }) => company?.inn ?? company?.ogrn ?? []))].slice(0, WATCHES_MAX)
}

/** `path` with query and page; without them if they are empty and the first. */
export const entriesPath = (path: string, { query, page }: EntriesRequest): string => {
  const params = new URLSearchParams({ ...(query ? { query } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString()
  return params ? `${path}?${params}` : path
}
