// Address of a comparison, and the companies last compared in this browser, in any tab.
import { COMPARED_MOST } from '@sverka/contract/company-card/comparison.rules'

const KEPT = 'compared'

interface Compared {
  readonly numbers: readonly string[]
  readonly purpose?: string | null
  readonly all?: boolean
}

export function comparisonPath({ numbers, purpose, all }: Compared): string {
  // The bare address shows the last comparison: an empty one needs another address.
  const params = new URLSearchParams((numbers.length > 0 ? numbers : ['']).map((number) => ['company', number]))
  if (purpose && purpose !== 'prepayment') params.set('purpose', purpose)
  if (all) params.set('rows', 'all')
  return `/compare?${params}`
}

/** The address asks to add its company to the last comparison, which only the browser's scripts know. */
export const addsToLastComparison = (query: URLSearchParams): boolean => query.has('beside')

/** Adds companies to the last comparison; a full one is replaced. In the browser only. */
export function addToLastComparison(numbers: readonly string[]): readonly string[] {
  const before = readSavedComparison()
  const kept = before.length < COMPARED_MOST ? before.filter((item) => !numbers.includes(item)) : []
  return [...kept, ...numbers]
}

/** Empty where the browser's storage is unavailable. */
export function readSavedComparison(): readonly string[] {
  const kept = localStorage.getItem(KEPT)?.split(',') ?? []
  return kept.filter((number) => /^\d{10,15}$/.test(number)).slice(0, COMPARED_MOST)
}

export const saveComparison = (numbers: readonly string[]): void => localStorage.setItem(KEPT, numbers.join(','))
