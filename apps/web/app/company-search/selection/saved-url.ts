// Writes the URL of a saved selection of companies; `readSelection` reads its properties («traits») back from it.
import type { SavedSelection } from '@sverka/contract/company-selection/saved-selections'

/** Parameter of the URL for each property with one value; `okved` is the Russian classifier of activities. */
const NAMES = { kind: 'kind', status: 'status', activity: 'okved', region__in: 'region', size__in: 'size', verdict__in: 'verdict' } as const
/** Limits of the ranges of age (years), revenue (rubles) and staff; their parameters in the URL have the same names. */
const RANGE_ENDS = ['age_from', 'age_to', 'revenue_from', 'revenue_to', 'staff_from', 'staff_to'] as const

/** The same properties give the same URL, in whatever order they were chosen. `within` and `without` list registers: one parameter each. */
export function savedSelectionUrl(request: SavedSelection['asked']): string {
  const params = new URLSearchParams()
  for (const [trait, name] of Object.entries(NAMES)) {
    const [value] = [request[trait as keyof typeof NAMES]].flat()
    if (value !== undefined) params.set(name, String(value))
  }
  for (const name of RANGE_ENDS) if (request[name] !== undefined) params.set(name, String(request[name]))
  for (const way of ['within', 'without'] as const) for (const flag of request[way] ?? []) params.set(flag, way)
  return `/counter-parties/selection?${params}`
}
