// Background job that searches a list for ties among its members and stores the result of that day.
import type { TieGroup, TieListResult, TieMember } from '@sverka/contract/ties/lists'
import { type TieViewName, tieViews } from '@sverka/contract/ties/lists.rules'
import { readOnly } from '../platform/db/connect.ts'
import type { Reader } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { type Described, describeNodes } from './describe.ts'
import { ALL_TIES, type FoundGroup, findGroups, readSurroundings } from './groups.ts'
import { endTieList, findRunningTieList, saveSearched } from './lists.sql.ts'
import { type Key, NeighbourReader, type TieFilter } from './neighbours.ts'
import { findSubjects, joinTies, listHops, presentPath } from './ties.ts'

export const tieListJob = defineJob<{ readonly listId: number }>('ties-list', { expireSeconds: 300 })

/** Most rows read for one list: three hundred subjects with their surroundings are some tens of thousands. */
const MAX_READ_ROWS = 300_000
/** Most hubs named in the result. */
const HUBS_SHOWN = 20

export const tieListWorker = (services: Services): JobWorker => jobWorker(tieListJob, ({ listId }) => runTieList(services, listId))

/** Searches the list and stores the result; nothing if it is done or deleted. */
export async function runTieList({ db, clock }: Pick<Services, 'db' | 'clock'>, listId: number): Promise<void> {
  const list = await findRunningTieList(readOnly(db), listId)
  if (!list) return
  const onProgress = (done: number) =>
    db.transaction().execute(async (tx) => {
      await saveSearched(tx, listId, done)
    })
  const result = await searchList(readOnly(db), list.numbers, onProgress)
  await db.transaction().execute((tx) => endTieList(tx, listId, result, clock.now()))
}

/** The rounds of `findGroups` for each view, the strongest ties first. */
const FIRMNESS: Readonly<Record<TieViewName, readonly TieFilter[]>> = {
  all: [{ weaker: false, past: false }, { weaker: false, past: true }, ALL_TIES],
  firm: [
    { weaker: false, past: false },
    { weaker: false, past: true },
  ],
  present: [
    { weaker: false, past: false },
    { weaker: true, past: false },
  ],
}

/** Which of the numbers (ИНН, ОГРН, ОГРНИП) are connected, for each view. `onProgress` gets the number of members done. */
export async function searchList(
  db: Reader,
  numbers: readonly string[],
  onProgress: (done: number) => Promise<void>,
): Promise<TieListResult> {
  const { members, subjects } = await findMembers(db, numbers)
  const reader = new NeighbourReader(db, MAX_READ_ROWS)
  const keys = [...subjects.keys()]
  const isWhole = await readSurroundings(reader, keys, onProgress)
  const found = tieViews.map((view) => ({ view, groups: findGroups(reader, keys, FIRMNESS[view]) }))
  const paths = found.flatMap(({ groups }) => groups.flatMap((group) => group.paths))
  const hops = paths.flatMap((path) => listHops(reader, path, ALL_TIES))
  const ties = joinTies(hops.flat())
  const ends = [...new Set([...keys, ...paths.flat()])]
  const hubs = reader.hubs.filter((key) => !subjects.has(key)).slice(0, HUBS_SHOWN)
  const described = await describeNodes(db, reader, { keys: [...ends, ...hubs], ties, names: subjects })
  const places = new Map(members.flatMap(({ key, place, same_as: same }) => (key && same === null ? [[key, place] as const] : [])))
  const present = (group: FoundGroup): TieGroup => presentGroup(reader, group, { described, places })
  return {
    members: members.map((member) => ({ ...member, is_hub: member.key !== null && reader.isHub(member.key) })),
    views: Object.fromEntries(
      found.map(({ view, groups }) => {
        const tied = new Set(groups.flatMap((group) => group.subjects))
        return [view, { groups: groups.map(present), apart: [...places].flatMap(([key, place]) => (tied.has(key) ? [] : [place])) }]
      }),
    ) as TieListResult['views'],
    nodes: ends.map(described.node),
    ties: ties.map(described.tie),
    hubs: hubs.map(described.hub),
    cut: !isWhole,
  }
}

type Member = Omit<TieMember, 'is_hub'>

/** A member for each number, in order; `key` is null for a number of nobody, `same_as` the place of an earlier member with the same owner. */
async function findMembers(db: Reader, numbers: readonly string[]): Promise<{ members: Member[]; subjects: Map<Key, string> }> {
  const owners = await findSubjects(db, numbers)
  const places = new Map<Key, number>()
  const members = numbers.map((number, index): Member => {
    const key = owners.get(number)?.key ?? null
    const before = key === null ? undefined : places.get(key)
    if (key !== null && before === undefined) places.set(key, index + 1)
    return { place: index + 1, number, key, same_as: before ?? null }
  })
  return { members, subjects: new Map([...owners.values()].map(({ key, name }) => [key, name])) }
}

interface Presenting {
  readonly described: Described
  readonly places: ReadonlyMap<Key, number>
}

function presentGroup(reader: NeighbourReader, { subjects, paths }: FoundGroup, { described, places }: Presenting): TieGroup {
  return {
    places: subjects.flatMap((key) => places.get(key) ?? []).sort((a, b) => a - b),
    paths: paths.map((keys) => presentPath({ keys, hops: listHops(reader, keys, ALL_TIES) }, described)),
  }
}
