// The kind of deal, its sum and the branch for which a card is shown: parameters of the URL, kept by the links of the card, so that a copied link shows the same verdict.
import type { Company } from '@sverka/contract/company/company'
import { applicablePurposes, type Purpose, purposes } from '@sverka/contract/company-card/reliability.rules'
import { useLocation, useSearchParams } from 'react-router'

/** Name of the parameter with the kind of deal; without it the first one is shown. */
export const PURPOSE = 'purpose'
const FIRST = purposes[0]

/** Name of the parameter with the deal's sum, in rubles as typed. */
export const SUM = 'sum'

export function usePurpose(): Purpose {
  const [search] = useSearchParams()
  return purposes.find((purpose) => purpose === search.get(PURPOSE)) ?? FIRST
}

/** The kinds of deal possible with the company, and the chosen one: that of the URL if it is possible, else the first. */
export function useOffered({ kind, okopf }: Pick<Company, 'kind' | 'okopf'>): { offered: readonly Purpose[]; purpose: Purpose } {
  const purpose = usePurpose()
  const offered = applicablePurposes(kind, okopf?.code)
  return { offered, purpose: offered.includes(purpose) ? purpose : (offered[0] ?? purpose) }
}

/** Adds a parameter to a path, if it has a value. */
const withParameter = (path: string, name: string, value: string | null): string =>
  value ? `${path}${path.includes('?') ? '&' : '?'}${name}=${value}` : path

/** A path of the card with the kind of deal. */
export const forPurpose = (path: string, purpose: Purpose): string => withParameter(path, PURPOSE, purpose === FIRST ? null : purpose)

/** Name of the parameter that names a branch by its КПП. */
export const KPP = 'kpp'

/** The КПП of the branch that the URL names; null without one. */
export const useKpp = (): string | null => useSearchParams()[0].get(KPP)

/** Returns a function that adds the current kind of deal (or the given one), branch and sum to a path of the card. */
export function useWithDeal(): (path: string, purpose?: Purpose) => string {
  const current = usePurpose()
  const kpp = useKpp()
  const sum = useSearchParams()[0].get(SUM)
  return (path, purpose = current) => withParameter(withBranch(forPurpose(path, purpose), kpp), SUM, sum && encodeURIComponent(sum))
}

/** A path of the card with the branch. */
export const withBranch = (path: string, kpp: string | null): string => withParameter(path, KPP, kpp)

/** Returns a function that makes the URL of the current tab with another query (`?view=…`), for the same deal and branch. */
export function useViewPath(): (query?: string) => string {
  const { pathname } = useLocation()
  const withDeal = useWithDeal()
  return (query = '') => withDeal(`${pathname}${query}`)
}

/** True if two URLs differ only in the kind of deal, on which no data depend. */
export function onlyPurposeDiffers(one: URL, other: URL): boolean {
  const rest = ({ pathname, searchParams }: URL) => [pathname, ...[...searchParams].filter(([name]) => name !== PURPOSE)].join('\n')
  return one.search !== other.search && rest(one) === rest(other)
}
