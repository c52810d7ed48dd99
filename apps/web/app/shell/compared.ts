// The address of a comparison, and the numbers that this browser compared last.
import { COMPARED_MOST } from '@sverka/contract/company-card/comparison.rules'

const KEPT = 'compared'

interface Compared {
  readonly numbers: readonly string[]
  readonly purpose?: string | null
  readonly all?: boolean
}

export function compareAddress({ numbers, purpose, all }: Compared): string {
  const params = new URLSearchParams(numbers.map((number) => ['company', number]))
  if (purpose && purpose !== 'prepayment') params.set('purpose', purpose)
  if (all) params.set('rows', 'all')
  return params.size === 0 ? '/compare' : `/compare?${params}`
}

/** Nothing where the browser keeps nothing. */
export function comparedBefore(): readonly string[] {
  const kept = sessionStorage.getItem(KEPT)?.split(',') ?? []
  return kept.filter((number) => /^\d{10,15}$/.test(number)).slice(0, COMPARED_MOST)
}

export const keepCompared = (numbers: readonly string[]): void => sessionStorage.setItem(KEPT, numbers.join(','))
