// The query of the URL `/profile/money` (a seller's money): company, period, page.

export interface MoneyUrl {
  /** Id; null for the first company that the member represents. */
  readonly company: number | null
  /** A year or a month, `2026` or `2026-11`; null for all time. */
  readonly period: string | null
  readonly page: number
}

const PERIOD = /^20\d{2}(-(0[1-9]|1[0-2]))?$/

/** Values that are missing or cannot be read get their defaults: the first company, all time, the first page. */
export function readMoneyUrl(params: URLSearchParams): MoneyUrl {
  const period = params.get('period') ?? ''
  const company = Math.trunc(Number(params.get('company')))
  return {
    company: company > 0 ? company : null,
    period: PERIOD.test(period) ? period : null,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }
}

/** The query as a relative URL, without default values: `?company=7&period=2026-11`. */
export function moneyHref({ company, period, page }: MoneyUrl): string {
  const params = new URLSearchParams({
    ...(company === null ? {} : { company: String(company) }),
    ...(period === null ? {} : { period }),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return params.size > 0 ? `?${params}` : '?'
}
