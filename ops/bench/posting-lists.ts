// `npm run bench -- posting-lists DOCUMENTS SEED`: processor time of packing and intersecting the search index's posting lists (compressed lists
// of the documents that contain a word), compared with plain sorted arrays, and of a whole index.
import { PostingList } from '@sverka/posting-lists/lists'
import { Matcher } from '@sverka/posting-lists/matcher'
import { Found, matchSegment, UNLIMITED } from '@sverka/posting-lists/search'
import { needsCount } from './needs.ts'
import { benchIndex } from './posting-lists/whole-index.ts'
import { loadAverage } from './search/processes.ts'
import { SeededRandom } from './search/seeded-random.ts'

/** Fewest documents: with less the sparsest list would be empty. */
const SMALLEST = 10_000
/** Shares of all documents that the lists hold, the densest list first. */
const DENSITIES = [0.5, 0.1, 0.02, 0.002, 0.0001]
/** A query is repeated until it has run this often or used this much processor time, whichever comes first. */
const MAX_RUNS = 300
const MAX_CPU_US = 1e6
/** Matches after which a query stops counting. */
const COUNT_TO = 1001
/** Documents in the whole-index part, which keeps all of them in memory. */
const MAX_IN_MEMORY = 200_000

export async function bench([typed = '10000000', seed = 'a']: string[]): Promise<void> {
  const documents = needsCount('DOCUMENTS', typed, SMALLEST)
  const chance = new SeededRandom(seed)
  const sampled = DENSITIES.map((density) => sampleIds(documents, density, chance))
  console.log(`${documents} documents, load ${loadAverage()}\n\nlist              documents     bytes packing, CPU ms`)
  const lists = sampled.map((ids, index) => {
    const { result: list, ms } = timed(() => PostingList.inMemory(SEGMENT, ids))
    console.log(
      `${String(DENSITIES[index]).padEnd(14)}${String(ids.length).padStart(13)}${String(list.bytes).padStart(10)}${ms.toFixed(1).padStart(16)}`,
    )
    return list
  })
  console.log('\nCPU µs per query: posting lists (first 1,001 matches), sorted arrays (first 1,001), sorted arrays (all)')
  const matcher = new Matcher()
  for (const pair of makePairs(DENSITIES.length)) {
    const [first, second] = pair.map((at) => ({ list: lists[at] as PostingList, ids: sampled[at] as Uint32Array })) as [Listed, Listed]
    const postingLists = await timeEach(async () => {
      const found = new Found(COUNT_TO)
      await matchSegment({ ...QUERY_OF_LISTS, all: [first.list, second.list], ranges: [[0, documents]] }, matcher, found)
      return found.count
    })
    const arraysToLimit = await timeEach(async () => countIntersection(first.ids, second.ids, COUNT_TO))
    const arraysInFull = await timeEach(async () => countIntersection(first.ids, second.ids, Number.POSITIVE_INFINITY))
    const densities = pair.map((at) => DENSITIES[at]).join(' and ')
    console.log(`${densities.padEnd(20)}${[postingLists, arraysToLimit, arraysInFull].map((us) => us.toFixed(0).padStart(10)).join('')}`)
  }
  await benchIndex(Math.min(documents, MAX_IN_MEMORY), chance)
}

/** The same document ids as a posting list and as a sorted array. */
interface Listed {
  readonly list: PostingList
  readonly ids: Uint32Array
}

/** The lists belong to one segment (a part of the index that is built at once), whose number is arbitrary. */
const SEGMENT = 1

/** The rest of a query of lists that are all in memory, without alternatives, deleted documents or a limit of time. */
const QUERY_OF_LISTS = {
  groups: [],
  read: () => Promise.reject(new Error('everything has been read')),
  isLiving: () => true,
  budget: UNLIMITED,
}

/** Ascending ids of the documents that contain a word of this density. */
const sampleIds = (documents: number, density: number, chance: SeededRandom): Uint32Array =>
  Uint32Array.from({ length: documents }, (_, id) => id).filter(() => chance.next() < density)

/** All pairs of different indexes below `count`. */
const makePairs = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => index).flatMap((i) =>
    Array.from({ length: count - i - 1 }, (__, j): [number, number] => [i, i + j + 1]),
  )

function timed<T>(work: () => T): { result: T; ms: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, ms: (user + system) / 1000 }
}

/** Processor time of one run in microseconds. */
async function timeEach(query: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage()
  let runs = 0
  while (runs < MAX_RUNS && process.cpuUsage(before).user < MAX_CPU_US) {
    await query()
    runs++
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / runs
}

/** Size of the intersection of two ascending arrays; stops counting at `limit`. */
function countIntersection(one: Uint32Array, other: Uint32Array, limit: number): number {
  let [i, j, count] = [0, 0, 0]
  while (i < one.length && j < other.length && count < limit) {
    const [a, b] = [one[i] ?? 0, other[j] ?? 0]
    if (a === b) count++
    if (a <= b) i++
    if (b <= a) j++
  }
  return count
}
