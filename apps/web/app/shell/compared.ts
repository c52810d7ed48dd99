// The address of a comparison, and the numbers that this browser compared last, in any of its tabs.
import { COMPARED_MOST } from '@sverka/contract/company-card/comparison.rules'

const KEPT = 'compared'
/** In an address: the companies are to stand beside those that this browser compared last, which only its scripts know. */
const BESIDE = { name: 'beside', value: 'last' } as const

interface Compared {
  readonly numbers: readonly string[]
  readonly purpose?: string | null
  readonly all?: boolean
  /** The address is made before the browser's scripts are ready. */
  readonly besideLast?: boolean
}

export function compareAddress({ numbers, purpose, all, besideLast }: Compared): string {
  // The bare address shows what was compared last: an empty comparison has another one.
  const params = new URLSearchParams((numbers.length > 0 ? numbers : ['']).map((number) => ['company', number]))
  if (purpose && purpose !== 'prepayment') params.set('purpose', purpose)
  if (all) params.set('rows', 'all')
  if (besideLast) params.set(BESIDE.name, BESIDE.value)
  return `/compare?${params}`
}

export const isBesideLast = (query: URLSearchParams): boolean => query.get(BESIDE.name) === BESIDE.value

/** These behind those compared last; a full comparison begins anew. In the browser only. */
export function besideLast(numbers: readonly string[]): readonly string[] {
  const before = comparedBefore()
  const kept = before.length < COMPARED_MOST ? before.filter((one) => !numbers.includes(one)) : []
  return [...kept, ...numbers]
}

/** Nothing where the browser keeps nothing. */
export function comparedBefore(): readonly string[] {
  const kept = localStorage.getItem(KEPT)?.split(',') ?? []
  return kept.filter((number) => /^\d{10,15}$/.test(number)).slice(0, COMPARED_MOST)
}

export const keepCompared = (numbers: readonly string[]): void => localStorage.setItem(KEPT, numbers.join(','))
