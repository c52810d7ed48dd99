// The shortest paths between two keys: bidirectional search, whole steps at a time, from the side with less to read.
import { STEPS_MOST } from '@sverka/contract/ties/ties.rules'
import { type Key, type NeighbourReader, ReadLimitReached, type TieFilter } from './neighbours.ts'

export interface Shortest {
  /** Empty if there is no path within the limit of steps. */
  readonly paths: readonly (readonly Key[])[]
  /** More paths of the same length exist. */
  readonly more: boolean
  /** Not everything was read. */
  readonly cut: boolean
}

/** One side of the search: how far each key is from its end, and through which keys it was reached. */
class Side {
  readonly #parents = new Map<Key, Key[]>()
  edge: readonly Key[]
  depth = 0

  constructor(end: Key) {
    this.edge = [end]
    this.#parents.set(end, [])
  }

  has = (key: Key): boolean => this.#parents.has(key)
  findParents = (key: Key): readonly Key[] => this.#parents.get(key) ?? []

  /** Goes one step further; returns the keys it reached. */
  async step(reader: NeighbourReader, which: TieFilter): Promise<readonly Key[]> {
    await reader.read(this.edge, which)
    const reached = new Map<Key, Key[]>()
    for (const key of this.edge)
      for (const neighbour of reader.neighbours(key, which).keys())
        if (!this.#parents.has(neighbour)) reached.set(neighbour, [...(reached.get(neighbour) ?? []), key])
    for (const [key, parents] of reached) this.#parents.set(key, parents)
    this.edge = [...reached.keys()].sort()
    this.depth++
    return this.edge
  }
}

interface Request {
  readonly from: Key
  readonly to: Key
  readonly which: TieFilter
  /** Limit of paths returned. */
  readonly most: number
}

/** Searches through everything but hubs: an end may be a hub, a key in between may not. */
export async function shortestPaths(reader: NeighbourReader, { from, to, which, most }: Request): Promise<Shortest> {
  const sides = [new Side(from), new Side(to)] as const
  const [start, end] = sides
  try {
    await reader.read([from, to], which)
    for (const side of sides) if (side.edge.some(reader.isHub)) side.edge = []
    while (start.depth + end.depth < STEPS_MOST) {
      const moving = sides.filter(({ edge }) => edge.length > 0).sort((a, b) => a.edge.length - b.edge.length)[0]
      if (!moving) break
      const other = moving === start ? end : start
      const met = (await moving.step(reader, which)).filter(other.has)
      await reader.read(met, which)
      const through = met.filter((key) => key === from || key === to || !reader.isHub(key))
      if (through.length > 0) return joined(through, sides, most)
    }
    return { paths: [], more: false, cut: false }
  } catch (error) {
    if (error instanceof ReadLimitReached) return { paths: [], more: false, cut: true }
    throw error
  }
}

function joined(met: readonly Key[], [start, end]: readonly [Side, Side], most: number): Shortest {
  const paths: Key[][] = []
  for (const key of met)
    for (const before of waysTo(start, key))
      for (const after of waysTo(end, key)) {
        if (paths.length === most) return { paths, more: true, cut: false }
        paths.push([...before, key, ...after.toReversed()])
      }
  return { paths, more: false, cut: false }
}

/** From the end of one side to the key before this one. */
function* waysTo(side: Side, key: Key): Generator<readonly Key[]> {
  const parents = side.findParents(key)
  if (parents.length === 0) yield []
  for (const parent of parents) for (const way of waysTo(side, parent)) yield [...way, parent]
}
