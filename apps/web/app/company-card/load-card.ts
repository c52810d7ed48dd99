// Loads the card of the company that the URL names, by its taxpayer number (ИНН) or state registration number (ОГРН, ОГРНИП).
import type { CompanyOverview } from '@sverka/contract/company-card/overview'
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal } from '../api/refusal.ts'
import type { Locale } from '../i18n/locale.ts'
import type { CardCompany } from './readable-company.ts'

/** Data beside the register's facts; null where they could not be loaded. */
interface CardExtras {
  readonly overview: CompanyOverview | null
  readonly reliability: ReliabilitySummary | null
  /** Facts that the company disputes now. */
  readonly disputed: readonly DisputedFact[]
}

/** A company, or why there is none; `wrong-digit`: the number has a wrong check digit, so it cannot be in any register. */
export type Card =
  | ({ readonly state: 'found'; readonly company: CardCompany } & CardExtras)
  | { readonly state: 'not-found' | 'wrong-digit'; readonly number: string }

/** `number` is the text in the URL. Throws what the call throws, except a refusal with status 404. */
export async function loadCard(call: Call, number: string, lang: Locale): Promise<Card> {
  if (identifierKind(number) === null) return { state: 'not-found', number }
  if (!isIdentifierValid(number)) return { state: 'wrong-digit', number }
  try {
    const { company, overview, reliability, disputed } = await call('GET /api/v1/company-card/', { query: { query: number, lang } })
    // A card rendered by the server is formatted already: the formatting code is loaded with the first card opened in the browser.
    const { readableCompany, readableOverview } = await import('./readable-company.ts')
    return { state: 'found', company: readableCompany(company), overview: readableOverview(overview), reliability, disputed }
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return { state: 'not-found', number }
    throw error
  }
}

/** True for a company imported from a register: in a demo the invented ones are marked as examples. */
export const isImported = (card: Card | undefined): boolean => card?.state === 'found' && !card.company.provenance.register?.example
