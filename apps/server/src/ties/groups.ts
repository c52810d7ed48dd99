// Groups connected subjects: each is searched three steps around, those who meet are joined, by the strongest and shortest paths first.
import { STEPS_MOST } from '@sverka/contract/ties/ties.rules'
import { type Key, type NeighbourReader, ReadLimitReached, type TieFilter } from './neighbours.ts'

/** Steps around each subject: two that are six steps apart meet in the middle. */
const AROUND = STEPS_MOST / 2

/** Subjects whose surroundings are read at once. */
const PIECE = 25

/** All ties that a later search of any kind needs. */
export const ALL_TIES: TieFilter = { weaker: true, past: true }

/** Reads the surroundings of all subjects; returns false if the limit of reading was reached. `onProgress` gets the number of subjects done. */
export async function readSurroundings(
  reader: NeighbourReader,
  subjects: readonly Key[],
  onProgress: (done: number) => Promise<void>,
): Promise<boolean> {
  try {
    for (let at = 0; at < subjects.length; at += PIECE) {
      const piece = subjects.slice(at, at + PIECE)
      const seen = new Set<Key>(piece)
      let edge: readonly Key[] = piece
      for (let step = 0; step < AROUND; step++) {
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

/** Keys that several subjects reach: whether they are hubs is known only after reading them. */
function metBySeveral(reader: NeighbourReader, subjects: readonly Key[]): Key[] {
  const times = new Map<Key, number>()
  for (const subject of subjects) for (const key of around(reader, subject, ALL_TIES).keys()) times.set(key, (times.get(key) ?? 0) + 1)
  return [...times].flatMap(([key, count]) => (count > 1 ? [key] : []))
}

interface Reached {
  readonly steps: number
  /** The path from the subject, without the key itself. */
  readonly way: readonly Key[]
}

/** Everything within the steps around a subject, from what was read. */
function around(reader: NeighbourReader, subject: Key, which: TieFilter): Map<Key, Reached> {
  const reached = new Map<Key, Reached>([[subject, { steps: 0, way: [] }]])
  let edge: readonly Key[] = [subject]
  for (let steps = 1; steps <= AROUND; steps++) {
    const next: Key[] = []
    for (const key of edge) {
      const way = [...(reached.get(key)?.way ?? []), key]
      for (const near of [...reader.neighbours(key, which).keys()].sort()) {
        if (reached.has(near)) continue
        reached.set(near, { steps, way })
        next.push(near)
      }
    }
    edge = next
  }
  return reached
}

export interface FoundGroup {
  readonly subjects: readonly Key[]
  readonly paths: readonly (readonly Key[])[]
}

/** Groups of at least two. Each of `firmness` is a kind of search, the strongest first: a later one only joins what is still separate. */
export function findGroups(reader: NeighbourReader, subjects: readonly Key[], firmness: readonly TieFilter[]): FoundGroup[] {
  const groups = new Groups(subjects)
  for (const which of firmness) for (const path of waysBetween(reader, subjects, which)) groups.join(path)
  return groups.listGroups()
}

/** Paths between two subjects, the shortest first: at each key where several meet, from the nearest to each other. */
function waysBetween(reader: NeighbourReader, subjects: readonly Key[], which: TieFilter): (readonly Key[])[] {
  const isSubject = new Set(subjects)
  const met = new Map<Key, Reached[]>()
  for (const subject of subjects)
    for (const [key, reached] of around(reader, subject, which)) met.set(key, [...(met.get(key) ?? []), reached])
  return [...met]
    .filter(([key, those]) => those.length > 1 && (isSubject.has(key) || !reader.isHub(key)))
    .flatMap(([key, those]) => {
      const [nearest, ...others] = those.toSorted((a, b) => a.steps - b.steps)
      return nearest ? others.map(({ way }) => [...nearest.way, key, ...way.toReversed()]) : []
    })
    .filter((path) => path.length > 1 && path.length <= STEPS_MOST + 1)
    .sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1))
}

/** Joins subjects by paths; a path between two that are already connected adds nothing. */
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
