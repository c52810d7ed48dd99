// Computes the ultimate owners of a company for its graph of connections: follows chains of founders upwards, multiplies the shares along each chain
// and adds the chains that end in the same person.
import type { GraphEdge, GraphNode, GraphOwner } from '@sverka/contract/company-card/connections'

/** How many levels of owners above the company the graph reads, a limit of ours. A chain among the owners read may be one owner longer. */
export const OWNER_STEPS = 4

/** A chain of owners from its top (first key) down to the company. */
interface Chain {
  readonly keys: readonly string[]
  /** A share between 0 and 1. */
  readonly part: number
}

/** The people who own the company directly or through companies, the largest share first. A founder without a stated share is in no chain. */
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

/** All chains that end in `below`, each one founder longer or more. A company is in a chain only once, so circles end. */
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
