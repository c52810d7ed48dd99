// Finds the shortest paths between two subjects (companies or people) over ties such as heads and founders: a bidirectional breadth-first search
// that always continues on the side with fewer keys. A hub, a subject with too many ties, is not searched through.
import { MAX_STEPS } from '@sverka/contract/ties/ties.rules'
import { type Key, type NeighbourReader, ReadLimitReached, type TieFilter } from './neighbours.ts'

export interface Shortest {
  /** Empty if there is no path within the limit of steps. */
  readonly paths: readonly (readonly Key[])[]
  /** There are more paths of the same length than `maxPaths`. */
  readonly more: boolean
  /** The limit of rows to read was reached, so a path may have been missed. */
  readonly cut: boolean
}

/** One side of the search: the keys it has reached, each with the keys before it, and the keys of the last step (`edge`). */
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

  /** Goes one step further and returns the newly reached keys. */
  async step(reader: NeighbourReader, filter: TieFilter): Promise<readonly Key[]> {
    await reader.read(this.edge, filter)
    const reached = new Map<Key, Key[]>()
    for (const key of this.edge)
      for (const neighbour of reader.neighbours(key, filter).keys())
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
  readonly filter: TieFilter
  /** Greatest number of paths that are returned. */
  readonly maxPaths: number
}

/** All shortest paths of at most `MAX_STEPS` steps. An end may itself be a hub: then only the other side's search goes on, until it reaches it. */
export async function shortestPaths(reader: NeighbourReader, { from, to, filter, maxPaths }: Request): Promise<Shortest> {
  const sides = [new Side(from), new Side(to)] as const
  const [start, end] = sides
  try {
    await reader.read([from, to], filter)
    for (const side of sides) if (side.edge.some(reader.isHub)) side.edge = []
    while (start.depth + end.depth < MAX_STEPS) {
      const moving = sides.filter(({ edge }) => edge.length > 0).sort((a, b) => a.edge.length - b.edge.length)[0]
      if (!moving) break
      const other = moving === start ? end : start
      const met = (await moving.step(reader, filter)).filter(other.has)
      await reader.read(met, filter)
      const through = met.filter((key) => key === from || key === to || !reader.isHub(key))
      if (through.length > 0) return joinSides(through, sides, maxPaths)
    }
    return { paths: [], more: false, cut: false }
  } catch (error) {
    if (error instanceof ReadLimitReached) return { paths: [], more: false, cut: true }
    throw error
  }
}

/** Paths through the keys where both sides meet. */
function joinSides(met: readonly Key[], [start, end]: readonly [Side, Side], maxPaths: number): Shortest {
  const paths: Key[][] = []
  for (const key of met)
    for (const before of waysTo(start, key))
      for (const after of waysTo(end, key)) {
        if (paths.length === maxPaths) return { paths, more: true, cut: false }
        paths.push([...before, key, ...after.toReversed()])
      }
  return { paths, more: false, cut: false }
}

/** All paths of one side from its end to the key, which is not included. */
function* waysTo(side: Side, key: Key): Generator<readonly Key[]> {
  const parents = side.findParents(key)
  if (parents.length === 0) yield []
  for (const parent of parents) for (const way of waysTo(side, parent)) yield [...way, parent]
}
