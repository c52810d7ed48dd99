// Writes the URL of a saved selection; `readSelection` reads the traits back from it.
import type { SavedSelection } from '@sverka/contract/company-selection/saved-selections'

/** Parameter of the URL for each trait with one value. */
const NAMES = { kind: 'kind', status: 'status', activity: 'okved', region__in: 'region', size__in: 'size', verdict__in: 'verdict' } as const
/** Ends of ranges: in the URL under their own names. */
const RANGE_ENDS = ['age_from', 'age_to', 'revenue_from', 'revenue_to', 'staff_from', 'staff_to'] as const

/** The same traits give the same URL, in whatever order they were chosen. */
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
