// Finds the fields of company data that make a factor (a risk finding of the reliability report) found: those that its example sets and its rule
// reads. Paths are `block.field.field`; a block is the data of one source.
import type { Dossier, Holding } from '../src/reliability/rules/dossier-facts.ts'

/** Replaces the keys of accounts and ratios by `*`: `accounts.years.lines.2110` becomes `accounts.years.lines.*`. */
export const withoutKeys = (path: string): string => path.replace(/\.(lines|ratios)\.[^.]+/, '.$1.*')

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Map) && !(value instanceof Set)

/** Paths of the fields that have values; an item of a list has the path of the list. */
export function fieldsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item) => (isPlain(item) ? fieldsIn(item, path) : []))]
  if (!isPlain(value)) return value === undefined || value === null ? [] : [path]
  return Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, `${path}.${key}`))
}

/** A proxy of the value that records what is read. */
function watched<T>(value: T, path: string, seen: Set<string>): T {
  if (!isPlain(value)) return value
  return new Proxy(value, {
    get: (target, key) => {
      const inside: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol' || typeof inside === 'function') return inside
      const at = Array.isArray(target) ? path : `${path}.${key}`
      seen.add(at)
      return watched(inside, at, seen)
    },
  })
}

/** A copy of the dossier that records every field that is read; `seen` grows with their paths. */
export function watchedDossier(dossier: Dossier): { dossier: Dossier; seen: ReadonlySet<string> } {
  const seen = new Set<string>()
  const blocks = Object.entries(dossier.blocks).map(([name, holding]) => {
    const held = holding as Holding<unknown>
    return [name, held.state === 'held' ? { ...held, data: watched(held.data, name, seen) } : held]
  })
  return { dossier: { ...dossier, blocks: Object.fromEntries(blocks) }, seen }
}

/**
 * Fields that the rule read (`seen`) and the example set (`set`); if it set none of them, those read in the blocks that the factor needs.
 * `block without the company` stands for a block in which the example says that the company is absent.
 */
export function feedingFields({ seen, set, needs }: { seen: ReadonlySet<string>; set: object; needs: readonly string[] }): string[] {
  const isSeen = (path: string) => seen.has(path)
  const own = Object.entries(set).flatMap(([block, change]) =>
    change === null ? [`${block} without the company`] : fieldsIn(change, block),
  )
  const fields = own.filter((path) => isSeen(path) || path.endsWith('without the company'))
  const found = fields.length > 0 ? fields : [...seen].filter((path) => needs.some((block) => path.startsWith(`${block}.`)))
  const holdsOthers = (path: string) => [...seen].some((other) => other.startsWith(`${path}.`))
  const values = fields.length > 0 ? found : found.filter((path) => !holdsOthers(path))
  return [...new Set(values.map(withoutKeys))].sort()
}
