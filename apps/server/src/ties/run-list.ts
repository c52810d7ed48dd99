// Background job that searches a list of companies for ties (shared heads, founders, addresses and so on) among each other, and stores the result.
// It is not searched again later: the result shows the state of that day.
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

/** Queued when a list is created; an attempt that takes more than five minutes counts as failed. */
export const tieListJob = defineJob<{ readonly listId: number }>('ties-list', { expireSeconds: 300 })

/** Limit of rows read for one list: three hundred companies with their surroundings need some tens of thousands. */
const MAX_READ_ROWS = 300_000
/** The result names at most this many hubs: people, addresses and so on with too many ties to be searched through. */
const HUBS_SHOWN = 20

export const tieListWorker = (services: Services): JobWorker => jobWorker(tieListJob, ({ listId }) => runTieList(services, listId))

/** Searches the list and stores the result; does nothing if the list is done or deleted. */
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

/**
 * The ties that each view counts, in rounds with the strongest first: a later round joins only companies that are still separate. `weaker`: shared
 * addresses and phones; `past`: former heads and founders, and ties to ended companies.
 */
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

/**
 * Finds which of the companies and people with these numbers are connected, for each view. A number is an ИНН (taxpayer number), ОГРН or ОГРНИП
 * (registration number of a company or sole trader). `onProgress` gets the number of searched members.
 */
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

/** A member for each number, in order. `key` is null if nobody has the number; `same_as` is the place of an earlier member with the same owner. */
async function findMembers(db: Reader, numbers: readonly string[]): Promise<{ members: Member[]; subjects: Map<Key, string> }> {
  const owners = await findSubjects(db, numbers)
  const places = new Map<Key, number>()
  const members = numbers.map((number, index): Member => {
    const key = owners.get(number)?.key ?? null
    const earlierPlace = key === null ? undefined : places.get(key)
    if (key !== null && earlierPlace === undefined) places.set(key, index + 1)
    return { place: index + 1, number, key, same_as: earlierPlace ?? null }
  })
  return { members, subjects: new Map([...owners.values()].map(({ key, name }) => [key, name])) }
}

interface GroupContext {
  readonly described: Described
  readonly places: ReadonlyMap<Key, number>
}

function presentGroup(reader: NeighbourReader, { subjects, paths }: FoundGroup, { described, places }: GroupContext): TieGroup {
  return {
    places: subjects.flatMap((key) => places.get(key) ?? []).sort((a, b) => a - b),
    paths: paths.map((keys) => presentPath({ keys, hops: listHops(reader, keys, ALL_TIES) }, described)),
  }
}
