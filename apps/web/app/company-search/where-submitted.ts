// Where a submitted search form leads: to the card of a single complete number, or to the results.
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'
import { cardPath, PERSONAL_DIGITS, readSearchUrl, writeSearchUrl } from './search-address.ts'
import { SUBMITTED } from './submitted-field.tsx'

/** Null for an address that no form submitted. */
export async function whereSubmitted(call: Call, params: URLSearchParams): Promise<string | null> {
  if (params.get(SUBMITTED.name) !== SUBMITTED.value) return null
  const address = readSearchUrl(params)
  const { askedNumber } = await import('@sverka/contract/company-search/pasted.rules')
  const number = askedNumber(address.query)
  if (!number?.holds) return writeSearchUrl(address)
  if (number.number.length !== PERSONAL_DIGITS) return cardPath(number.number)
  return (await isOfCompanies(call, number.number)) ? writeSearchUrl(address) : cardPath(number.number)
}

/** Whether a person's ИНН belongs to a person with companies and not to a sole trader. */
async function isOfCompanies(call: Call, inn: string): Promise<boolean> {
  try {
    const { result } = await call('GET /api/v1/company-search/', { query: { query: inn } })
    return result.length > 0 && result.every((found) => found.inn !== inn)
  } catch (error) {
    // The page of results reports the failure.
    if (isRefusal(error) || error instanceof NoConnection) return true
    throw error
  }
}
