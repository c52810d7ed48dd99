// Groups the connected subjects (companies and people) of a list: searches three steps around each, and joins those whose searches meet, strong
// and short paths first. A step is one tie: a head, founder, shared address and so on.
import { MAX_STEPS } from '@sverka/contract/ties/ties.rules'
import { type Key, type NeighbourReader, ReadLimitReached, type TieFilter } from './neighbours.ts'

/** Steps around each subject: two that are `MAX_STEPS` steps apart meet in the middle. */
const STEPS_AROUND = MAX_STEPS / 2

/** Subjects whose surroundings are read together. */
const BATCH_SIZE = 25

/** All ties. The search reads them once; each view then counts only its own kinds. */
export const ALL_TIES: TieFilter = { weaker: true, past: true }

/** Reads all ties within `STEPS_AROUND` steps of the subjects; false at the limit of rows. `onProgress` gets the number of searched subjects. */
export async function readSurroundings(
  reader: NeighbourReader,
  subjects: readonly Key[],
  onProgress: (done: number) => Promise<void>,
): Promise<boolean> {
  try {
    for (let at = 0; at < subjects.length; at += BATCH_SIZE) {
      const piece = subjects.slice(at, at + BATCH_SIZE)
      const seen = new Set<Key>(piece)
      let edge: readonly Key[] = piece
      for (let step = 0; step < STEPS_AROUND; step++) {
        await reader.read(edge, ALL_TIES)
        edge = edge.flatMap((key) => [...reader.neighbours(key, ALL_TIES).keys()].filter((near) => !seen.has(near) && seen.add(near)))
      }
      await onProgress(at + piece.length)
    }
    await reader.read(metBySeveral(reader, subjects), ALL_TIES)
    return true
  } catch (error) {
    if (error instanceof ReadLimitReached) return false
    throw error
  }
}

/** Keys that several subjects reach. Their own ties must be read too, as only their number shows whether they are hubs (have too many ties). */
function metBySeveral(reader: NeighbourReader, subjects: readonly Key[]): Key[] {
  const times = new Map<Key, number>()
  for (const subject of subjects)
    for (const key of reachedAround(reader, subject, ALL_TIES).keys()) times.set(key, (times.get(key) ?? 0) + 1)
  return [...times].flatMap(([key, count]) => (count > 1 ? [key] : []))
}

/** How a key is reached from a subject. */
interface Reached {
  readonly steps: number
  /** The keys of the path, from the subject on, without the reached key itself. */
  readonly way: readonly Key[]
}

/** The keys within `STEPS_AROUND` steps of a subject, among the ties read so far. */
function reachedAround(reader: NeighbourReader, subject: Key, filter: TieFilter): Map<Key, Reached> {
  const reached = new Map<Key, Reached>([[subject, { steps: 0, way: [] }]])
  let edge: readonly Key[] = [subject]
  for (let steps = 1; steps <= STEPS_AROUND; steps++) {
    const next: Key[] = []
    for (const key of edge) {
      const way = [...(reached.get(key)?.way ?? []), key]
      for (const near of [...reader.neighbours(key, filter).keys()].sort()) {
        if (reached.has(near)) continue
        reached.set(near, { steps, way })
        next.push(near)
      }
    }
    edge = next
  }
  return reached
}

/** Connected subjects, and the paths that join them: one path fewer than subjects, as each further subject is joined by one path. */
export interface FoundGroup {
  readonly subjects: readonly Key[]
  readonly paths: readonly (readonly Key[])[]
}

/** Groups of at least two subjects. `firmness`: the ties that count in each round, the strongest first; later rounds join only separate groups. */
export function findGroups(reader: NeighbourReader, subjects: readonly Key[], firmness: readonly TieFilter[]): FoundGroup[] {
  const groups = new Groups(subjects)
  for (const filter of firmness) for (const path of pathsBetween(reader, subjects, filter)) groups.join(path)
  return groups.listGroups()
}

/** Paths between subjects, the shortest first: for each key that several subjects reach, one from the nearest of them to each of the others. */
function pathsBetween(reader: NeighbourReader, subjects: readonly Key[], filter: TieFilter): (readonly Key[])[] {
  const isSubject = new Set(subjects)
  const met = new Map<Key, Reached[]>()
  for (const subject of subjects)
    for (const [key, reached] of reachedAround(reader, subject, filter)) met.set(key, [...(met.get(key) ?? []), reached])
  return [...met]
    .filter(([key, reachedFrom]) => reachedFrom.length > 1 && (isSubject.has(key) || !reader.isHub(key)))
    .flatMap(([key, reachedFrom]) => {
      const [nearest, ...others] = reachedFrom.toSorted((a, b) => a.steps - b.steps)
      return nearest ? others.map(({ way }) => [...nearest.way, key, ...way.toReversed()]) : []
    })
    .filter((path) => path.length > 1 && path.length <= MAX_STEPS + 1)
    .sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1))
}

/** Joins subjects by paths (union–find); a path between two subjects of one group is dropped. Each group is identified by one subject, its head. */
class Groups {
  readonly #heads: Map<Key, Key>
  readonly #paths: (readonly Key[])[] = []

  constructor(subjects: readonly Key[]) {
    this.#heads = new Map(subjects.map((key) => [key, key]))
  }

  #readHead(key: Key): Key {
    const above = this.#heads.get(key) ?? key
    return above === key ? key : this.#readHead(above)
  }

  join(path: readonly Key[]): void {
    const [one, other] = [this.#readHead(path.at(0) ?? ''), this.#readHead(path.at(-1) ?? '')]
    if (one === other) return
    this.#heads.set(other, one)
    this.#paths.push(path)
  }

  listGroups(): FoundGroup[] {
    const byHead = Map.groupBy(this.#heads.keys(), (key) => this.#readHead(key))
    return [...byHead]
      .filter(([, subjects]) => subjects.length > 1)
      .map(([head, subjects]) => ({ subjects, paths: this.#paths.filter(([first]) => this.#readHead(first ?? '') === head) }))
  }
}
