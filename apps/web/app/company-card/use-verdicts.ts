// The verdicts with their reasons, which the summary tab loads, for the card's header above it.
import type { ReliabilityVerdicts } from '@sverka/contract/company-card/reliability'
import { useMatches } from 'react-router'

const isVerdicts = (data: unknown): data is ReliabilityVerdicts => typeof data === 'object' && data !== null && 'coverage' in data

/** Null on other tabs, and if the company does not exist. Only the data of the summary have the field `coverage`. */
export function useVerdicts(): ReliabilityVerdicts | null {
  const data: unknown = useMatches().at(-1)?.loaderData
  return isVerdicts(data) ? data : null
}
