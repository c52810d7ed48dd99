// Finds the company that a card's address names.
import type { Company } from '@sverka/contract/company'
import type { CompanyOverview } from '@sverka/contract/company-card/overview'
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { identifierHolds, identifierKind } from '@sverka/contract/identifiers'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal } from '../api/refusal.ts'
import type { Locale } from '../i18n/locale.ts'
import { readableCompany } from './readable-company.ts'

/** What the card shows beside the register's facts; null where it could not be had. */
interface CardFigures {
  readonly overview: CompanyOverview | null
  readonly reliability: ReliabilitySummary | null
}

/** A company, or why there is none. */
export type Card =
  | ({ readonly state: 'found'; readonly company: Company } & CardFigures)
  | { readonly state: 'not-found' | 'wrong-digit'; readonly number: string }

/** Company numbers have 10 or 13 digits, sole traders' 12 or 15: the length says which call answers. */
async function findByNumber(call: Call, number: string): Promise<Company> {
  const kind = identifierKind(number)
  if (kind === 'inn-company' || kind === 'ogrn') return call('GET /api/v1/company/', { query: { query: number } })
  return call('GET /api/v1/entrepreneur/', { query: { query: number } })
}

/** The card stands without it. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

export async function loadCard(call: Call, number: string, lang: Locale): Promise<Card> {
  if (identifierKind(number) === null) return { state: 'not-found', number }
  if (!identifierHolds(number)) return { state: 'wrong-digit', number }
  try {
    const query = { query: number }
    const [company, overview, reliability] = await Promise.all([
      findByNumber(call, number),
      orNull(call('GET /api/v1/company-overview/', { query })),
      orNull(call('GET /api/v1/reliability-summary/', { query: { ...query, lang } })),
    ])
    return { state: 'found', company: readableCompany(company), overview, reliability }
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return { state: 'not-found', number }
    throw error
  }
}
