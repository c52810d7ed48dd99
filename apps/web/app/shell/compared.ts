// URL of a comparison, and the companies last compared in this browser, in any tab.
import { COMPARED_MAX } from '@sverka/contract/company-card/comparison.rules'

/** Key in the browser's storage: numbers separated by commas. */
const STORAGE_KEY = 'compared'

interface Compared {
  readonly numbers: readonly string[]
  readonly purpose?: string | null
  readonly all?: boolean
}

/** `numbers`: ИНН or ОГРН; `all`: also rows with the same value for all companies. */
export function comparisonPath({ numbers, purpose, all }: Compared): string {
  // `/compare` without companies shows the last comparison, so an empty comparison needs another URL.
  const params = new URLSearchParams((numbers.length > 0 ? numbers : ['']).map((number) => ['company', number]))
  if (purpose && purpose !== 'prepayment') params.set('purpose', purpose)
  if (all) params.set('rows', 'all')
  return `/compare?${params}`
}

/** The URL asks to add its company to the last comparison, which only the browser's scripts know. */
export const addsToLastComparison = (query: URLSearchParams): boolean => query.has('beside')

/** Adds companies to the last comparison; a full one is replaced. In the browser only. */
export function addToLastComparison(numbers: readonly string[]): readonly string[] {
  const before = readSavedComparison()
  const kept = before.length < COMPARED_MAX ? before.filter((item) => !numbers.includes(item)) : []
  return [...kept, ...numbers]
}

/** At most as many numbers as a comparison has places; text that is no register number is dropped. */
export function readSavedComparison(): readonly string[] {
  const kept = localStorage.getItem(STORAGE_KEY)?.split(',') ?? []
  return kept.filter((number) => /^\d{10,15}$/.test(number)).slice(0, COMPARED_MAX)
}

export const saveComparison = (numbers: readonly string[]): void => localStorage.setItem(STORAGE_KEY, numbers.join(','))
