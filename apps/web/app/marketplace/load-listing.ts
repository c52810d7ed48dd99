// Loads one page of the listing of goods, on the server for the first page opened and in the browser for the following ones.
import type { Call } from '@sverka/contract/web-host'
import { pageData } from '../api/page-data.ts'
import type { Locale } from '../i18n/locale.ts'
import { listingQuery, readListingUrl } from './listing-url.ts'

interface Options {
  readonly request: Request
  readonly params: { readonly category?: string | undefined }
  readonly lang: Locale
}

/** `params.category`: slug of the category in the path. */
export async function loadListing(call: Call, { request, params, lang }: Options) {
  const url = readListingUrl(params.category, new URL(request.url).searchParams)
  const listing = await pageData(call('GET /api/v1/marketplace/', { query: { ...listingQuery(url), lang } }))
  return { url, listing }
}

export type Loaded = Awaited<ReturnType<typeof loadListing>>

/** Number of pages of a list; at least one. */
export const lastPage = ({ count, page_size }: { count: number; page_size: number }): number => Math.max(1, Math.ceil(count / page_size))
