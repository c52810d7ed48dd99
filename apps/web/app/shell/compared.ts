// URL of a comparison, and the companies last compared in this browser, in any tab.
import { COMPARED_MAX } from '@sverka/contract/company-card/comparison.rules'

/** Key in the browser's storage: numbers separated by commas. */
const STORAGE_KEY = 'compared'

interface Compared {
  readonly numbers: readonly string[]
  readonly purpose?: string | null
  readonly all?: boolean
}

/** `numbers`: taxpayer (ИНН) or register (ОГРН) numbers; `purpose`: the kind of deal; `all`: also rows in which all companies have the same value. */
export function comparisonPath({ numbers, purpose, all }: Compared): string {
  // `/compare` without companies shows the last comparison, so an empty comparison needs another URL.
  const params = new URLSearchParams((numbers.length > 0 ? numbers : ['']).map((number) => ['company', number]))
  // A prepayment is the comparison page's default.
  if (purpose && purpose !== 'prepayment') params.set('purpose', purpose)
  if (all) params.set('rows', 'all')
  return `/compare?${params}`
}

/** Whether the URL says to add its company to the last comparison, which is stored in the browser only. */
export const addsToLastComparison = (query: URLSearchParams): boolean => query.has('beside')

/** Returns the numbers of the last comparison and the new ones; if the last comparison is full, the new ones only. Stores nothing. Browser only. */
export function addToLastComparison(numbers: readonly string[]): readonly string[] {
  const before = readSavedComparison()
  const others = before.length < COMPARED_MAX ? before.filter((item) => !numbers.includes(item)) : []
  return [...others, ...numbers]
}

/** The stored numbers, as many as a comparison takes; text other than an ИНН (10 or 12 digits) or ОГРН (13 or 15) is dropped. */
export function readSavedComparison(): readonly string[] {
  const stored = localStorage.getItem(STORAGE_KEY)?.split(',') ?? []
  return stored.filter((number) => /^\d{10,15}$/.test(number)).slice(0, COMPARED_MAX)
}

export const saveComparison = (numbers: readonly string[]): void => localStorage.setItem(STORAGE_KEY, numbers.join(','))
