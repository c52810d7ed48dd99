// Where a submitted search form leads: to the card of a single complete number, or to the results.
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'
import { cardPath, PERSONAL_DIGITS, readSearchUrl, writeSearchUrl } from './search-url.ts'
import { SUBMITTED } from './submitted-field.tsx'

/** Null for a URL that no form submitted. */
export async function whereSubmitted(call: Call, params: URLSearchParams): Promise<string | null> {
  if (params.get(SUBMITTED.name) !== SUBMITTED.value) return null
  const url = readSearchUrl(params)
  const { findSingleNumber } = await import('@sverka/contract/company-search/pasted.rules')
  const number = findSingleNumber(url.query)
  if (!number?.holds) return writeSearchUrl(url)
  if (number.number.length !== PERSONAL_DIGITS) return cardPath(number.number)
  return (await findsOnlyCompanies(call, number.number)) ? writeSearchUrl(url) : cardPath(number.number)
}

/** Whether a person's ИНН finds only companies of that person, and no sole trader with it. */
async function findsOnlyCompanies(call: Call, inn: string): Promise<boolean> {
  try {
    const { result } = await call('GET /api/v1/company-search/', { query: { query: inn } })
    return result.length > 0 && result.every((found) => found.inn !== inn)
  } catch (error) {
    // The page of results reports the failure.
    if (isRefusal(error) || error instanceof NoConnection) return true
    throw error
  }
}
