// Loads the data of one tab of a company card: calls the tab's API operation with the company's number and the filters of the URL.

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
  // The kind of deal is not sent: the answer has the verdicts for all kinds. Only the verdicts depend on the deal's sum.
  const { [PURPOSE]: _purpose, [SUM]: sum, ...filters } = Object.fromEntries(new URL(request.url).searchParams)
  const deal = key === 'GET /api/v1/reliability-verdicts/' ? { sum } : {}
  const query = { ...filters, ...deal, query: params.id, ...(lang ? { lang } : {}) }
  try {
    // The filters are any text of the URL, therefore the cast: the server validates them.
    const answer = pageData(call(key, { query } as unknown as Input<K>))
    // A tab rendered by the server is formatted already: the formatting code is loaded with the first tab opened in the browser.
    const [{ readable }, records] = await Promise.all([import('./readable-records.ts'), answer])
    return readable(key, records)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether the company does not exist. `pageData` rethrows refusals as route errors for the error page, with the code in `data`. */
function isMissing(error: unknown): boolean {
  if (isRefusal(error)) return error.status === 404
  const code = (error as { data?: { code?: string } } | null)?.data?.code
  return code === 'company_not_found' || code === 'number_invalid'
}
