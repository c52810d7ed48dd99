// Finds the company that a card's address names.
import type { Company } from '@sverka/contract/company'
import type { CompanyOverview } from '@sverka/contract/company-card/overview'
import { identifierHolds, identifierKind } from '@sverka/contract/identifiers'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal } from '../api/refusal.ts'
import { readableCompany } from './readable-company.ts'

/** A company, or why there is none. */
export type Card =
  | { readonly state: 'found'; readonly company: Company; readonly overview: CompanyOverview | null }
  | { readonly state: 'not-found' | 'wrong-digit'; readonly number: string }

/** Company numbers have 10 or 13 digits, sole traders' 12 or 15: the length says which call answers. */
async function findByNumber(call: Call, number: string): Promise<Company> {
  const kind = identifierKind(number)
  if (kind === 'inn-company' || kind === 'ogrn') return call('GET /api/v1/company/', { query: { query: number } })
  return call('GET /api/v1/entrepreneur/', { query: { query: number } })
}

/** The card stands without it. */
async function findOverview(call: Call, number: string): Promise<CompanyOverview | null> {
  try {
    return await call('GET /api/v1/company-overview/', { query: { query: number } })
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

export async function loadCard(call: Call, number: string): Promise<Card> {
  if (identifierKind(number) === null) return { state: 'not-found', number }
  if (!identifierHolds(number)) return { state: 'wrong-digit', number }
  try {
    const [company, overview] = await Promise.all([findByNumber(call, number), findOverview(call, number)])
    return { state: 'found', company: readableCompany(company), overview }
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return { state: 'not-found', number }
    throw error
  }
}
