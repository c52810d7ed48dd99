// Loads what one tab shows: its own call with the card's number and the filters of the URL.

import type { Input, OperationKey, Output } from '@sverka/contract/operations/operations'
import type { Call } from '@sverka/contract/web-host'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import type { Locale } from '../i18n/locale.ts'
import { PURPOSE, SUM } from './purpose.ts'

interface TabArgs {
  readonly params: { readonly id?: string }
  readonly request: Request
  /** Language, for tabs whose texts come from the server. */
  readonly lang?: Locale
}

/** Null if the company does not exist: the card says so and draws no tab. Throws route errors for other refusals. */
export async function loadTab<K extends OperationKey>(call: Call, key: K, { params, request, lang }: TabArgs): Promise<Output<K> | null> {
  const { [PURPOSE]: _purpose, [SUM]: sum, ...filters } = Object.fromEntries(new URL(request.url).searchParams)
  // Only the verdicts depend on the deal's sum.
  const deal = key === 'GET /api/v1/reliability-verdicts/' ? { sum } : {}
  const query = { ...filters, ...deal, query: params.id, ...(lang ? { lang } : {}) }
  try {
    // The server validates the filters, the same for a page and for a call.
    const answer = pageData(call(key, { query } as unknown as Input<K>))
    // A tab rendered by the server is formatted already: the formatting code is loaded with the first tab opened in the browser.
    const [{ readable }, records] = await Promise.all([import('./readable-records.ts'), answer])
    return readable(key, records)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** `pageData` throws refusals as route errors for the error page. */
function isMissing(error: unknown): boolean {
  if (isRefusal(error)) return error.status === 404
  const code = (error as { data?: { code?: string } } | null)?.data?.code
  return code === 'company_not_found' || code === 'number_invalid'
}
