// Decides where a submitted search form leads: to the company's page («card») if the query is one complete valid number, otherwise to the results.
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'
import { cardPath, PERSONAL_DIGITS, readSearchUrl, writeSearchUrl } from './search-url.ts'
import { SUBMITTED } from './submitted-field.tsx'

/** The path to redirect to; null for a URL that was not submitted by a form. */
export async function whereSubmitted(call: Call, params: URLSearchParams): Promise<string | null> {
  if (params.get(SUBMITTED.name) !== SUBMITTED.value) return null
  const url = readSearchUrl(params)
  const { findSingleNumber } = await import('@sverka/contract/company-search/pasted.rules')
  const number = findSingleNumber(url.query)
  // `holds`: the check digits are right. A person's number may belong to no sole trader, but only to a founder or head of companies.
  if (!number?.holds) return writeSearchUrl(url)
  if (number.number.length !== PERSONAL_DIGITS) return cardPath(number.number)
  return (await findsOnlyCompanies(call, number.number)) ? writeSearchUrl(url) : cardPath(number.number)
}

/** Whether the search for a person's ИНН (taxpayer number) finds only companies of that person, and no sole trader with this number. */
async function findsOnlyCompanies(call: Call, inn: string): Promise<boolean> {
  try {
    const { result } = await call('GET /api/v1/company-search/', { query: { query: inn } })
    return result.length > 0 && result.every((found) => found.inn !== inn)
  } catch (error) {
    // On failure the redirect leads to the page of results, which shows the error.
    if (isRefusal(error) || error instanceof NoConnection) return true
    throw error
  }
}
