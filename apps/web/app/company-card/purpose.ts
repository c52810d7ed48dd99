// The kind of deal, its sum and the branch for which a card is shown. They are parameters of the URL, and the links within the card repeat them,
// so that a copied link shows the same verdict.
import type { Company } from '@sverka/contract/company/company'
import { applicablePurposes, type Purpose, purposes } from '@sverka/contract/company-card/reliability.rules'
import { useLocation, useSearchParams } from 'react-router'

/** Name of the parameter with the kind of deal; without it the default kind, prepayment, is shown. */
export const PURPOSE = 'purpose'
const DEFAULT_PURPOSE = purposes[0]

/** Name of the parameter with the deal's sum, in rubles as typed. */
export const SUM = 'sum'

/** The kind of deal in the URL, or the default one; it may be impossible with the company (see `useOffered`). */
export function usePurpose(): Purpose {
  const [search] = useSearchParams()
  return purposes.find((purpose) => purpose === search.get(PURPOSE)) ?? DEFAULT_PURPOSE
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

/** Adds the kind of deal to a path of the card; the default kind needs no parameter. */
export const forPurpose = (path: string, purpose: Purpose): string =>
  withParameter(path, PURPOSE, purpose === DEFAULT_PURPOSE ? null : purpose)

/** Name of the parameter with the КПП of a branch: the code of its registration with a tax office, which tells branches of one company apart. */
export const KPP = 'kpp'

/** The КПП of the branch in the URL; null for the company itself. */
export const useKpp = (): string | null => useSearchParams()[0].get(KPP)

/** Returns a function that adds branch, sum and kind of deal (of the current URL, or its second argument) to a path of the card. */
export function useWithDeal(): (path: string, purpose?: Purpose) => string {
  const current = usePurpose()
  const kpp = useKpp()
  const sum = useSearchParams()[0].get(SUM)
  return (path, purpose = current) => withParameter(withBranch(forPurpose(path, purpose), kpp), SUM, sum && encodeURIComponent(sum))
}

/** Adds the branch to a path of the card; null adds nothing. */
export const withBranch = (path: string, kpp: string | null): string => withParameter(path, KPP, kpp)

/** Returns a function that makes the URL of the current tab with another query (`?view=…`), for the same deal and branch. */
export function useViewPath(): (query?: string) => string {
  const { pathname } = useLocation()
  const withDeal = useWithDeal()
  return (query = '') => withDeal(`${pathname}${query}`)
}

/** True if two URLs differ only in the kind of deal: no data depend on it, so nothing is loaded again. */
export function onlyPurposeDiffers(first: URL, second: URL): boolean {
  const withoutPurpose = ({ pathname, searchParams }: URL) =>
    [pathname, ...[...searchParams].filter(([name]) => name !== PURPOSE)].join('\n')
  return first.search !== second.search && withoutPurpose(first) === withoutPurpose(second)
}
