// Ultimate owners: chains of founders are followed upwards, the shares along each multiplied and the chains added up.
import type { GraphEdge, GraphNode, GraphOwner } from '@sverka/contract/company-card/connections'

/** How many levels of owners are followed. */
export const OWNER_STEPS = 4

interface Chain {
  readonly keys: readonly string[]
  /** A share between 0 and 1. */
  readonly part: number
}

/** The people who own the company through any chain of companies. A chain ends where the register gives no share. */
export function listOwners(nodes: readonly GraphNode[], edges: readonly GraphEdge[], center: string): GraphOwner[] {
  const shares = Map.groupBy(
    edges.filter(({ relation, percent }) => relation === 'founder' && percent !== null && percent > 0),
    ({ to }) => to,
  )
  const people = new Set(nodes.filter(({ kind }) => kind === 'person').map(({ key }) => key))
  const ends = chainsUp(shares, { keys: [center], part: 1 }).filter(({ keys }) => people.has(keys[0] ?? ''))
  return [...Map.groupBy(ends, ({ keys }) => keys[0] ?? '')]
    .map(([key, chains]) => {
      const direct = chains.find(({ keys }) => keys.length === 2)
      return {
        key,
        percent: rounded(chains.reduce((sum, { part }) => sum + part, 0)),
        direct: direct ? rounded(direct.part) : null,
        chains: chains.map(({ keys, part }) => ({ keys: [...keys], percent: rounded(part) })),
      }
    })
    .sort((a, b) => b.percent - a.percent)
}

/** Percent with two decimals. */
const rounded = (part: number): number => Math.round(part * 10_000) / 100

/** Companies that own one another in a circle are followed once. */
function chainsUp(shares: ReadonlyMap<string, readonly GraphEdge[]>, below: Chain): Chain[] {
  const [top = ''] = below.keys
  if (below.keys.length > OWNER_STEPS + 1) return []
  return (shares.get(top) ?? [])
    .filter(({ from }) => !below.keys.includes(from))
    .flatMap(({ from, percent }) => {
      const chain = { keys: [from, ...below.keys], part: below.part * ((percent ?? 0) / 100) }
      return [chain, ...chainsUp(shares, chain)]
    })
}
