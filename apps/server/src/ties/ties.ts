// The path of ties between two subjects (companies or people): the shortest one over heads, founders, managers and predecessors, and a shorter
// one over addresses and phones that few companies share, if there is one. Subjects are given by ИНН (taxpayer number), ОГРН or ОГРНИП
// (registration number of a company or a sole trader).
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { PathAnswer, TiePath } from '@sverka/contract/ties/ties'
import { isWeaker, PATHS_SHOWN } from '@sverka/contract/ties/ties.rules'
import type { Reader } from '../platform/db/database.ts'
import { RefusalError, refuse, refuseNamed } from '../platform/errors.ts'
import { type Described, describeNodes } from './describe.ts'
import { companyKey, type FoundTie, type Key, NeighbourReader, personKey, type TieFilter } from './neighbours.ts'
import { type Shortest, shortestPaths } from './shortest.ts'
import { listSubjects } from './ties.sql.ts'

/** A company or person whose ties are searched. */
export interface Subject {
  readonly key: Key
  readonly name: string
}

const isNumber = (digits: string): boolean => identifierKind(digits) !== null && isIdentifierValid(digits)

/** The owners by number, read in one query; invalid numbers and those of nobody are left out. A sole trader's number stands for the person. */
export async function findSubjects(db: Reader, numbers: readonly string[]): Promise<Map<string, Subject>> {
  const rows = await listSubjects(db, [...new Set(numbers.filter(isNumber))])
  return new Map(
    rows.flatMap(({ number, ogrn, inn, name }): [string, Subject][] => {
      const key = inn ? personKey(inn) : ogrn && companyKey(ogrn)
      return key ? [[number, { key, name }]] : []
    }),
  )
}

/** The owner of a number as typed by the user. Throws `number_invalid`, `company_not_found`, `person_not_found`. */
async function findSubject(db: Reader, typed: string): Promise<Subject> {
  const number = parseTypedNumber(typed)
  if (!isNumber(number)) refuse('number_invalid')
  const found = (await findSubjects(db, [number])).get(number)
  return found ?? refuse(identifierKind(number) === 'inn-person' ? 'person_not_found' : 'company_not_found')
}

/** As `findSubject`, for one end of a path: the error is one of the field `from` or `to` and contains the number. */
async function findEnd(db: Reader, end: 'from' | 'to', typed: string): Promise<Subject> {
  try {
    return await findSubject(db, typed)
  } catch (cause) {
    if (!(cause instanceof RefusalError)) throw cause
    return refuseNamed(cause.code, end, [{ code: cause.code, name: typed.trim() }])
  }
}

/** `from`, `to`: ИНН, ОГРН or ОГРНИП as typed. */
interface Request {
  readonly from: string
  readonly to: string
  readonly weaker?: boolean | undefined
  readonly past?: boolean | undefined
}

/** The answer names at most this many hubs: subjects with too many ties to be searched through. */
const HUBS_SHOWN = 5

/** `weaker`: also addresses and phones; `past`: also ties that are over. Throws what `findEnd` throws, and `ties_of_one` for one subject twice. */
export async function readPath(db: Reader, { from: typedFrom, to: typedTo, weaker = true, past = false }: Request): Promise<PathAnswer> {
  const [from, to] = [await findEnd(db, 'from', typedFrom), await findEnd(db, 'to', typedTo)]
  if (from.key === to.key) refuse('ties_of_one')
  const reader = new NeighbourReader(db)
  const search = (filter: TieFilter) => shortestPaths(reader, { from: from.key, to: to.key, filter, maxPaths: PATHS_SHOWN })
  const strong = await search({ weaker: false, past })
  const all = weaker ? await search({ weaker: true, past }) : strong
  const isShorter = weaker && (all.paths[0]?.length ?? 0) < (strong.paths[0]?.length ?? Number.POSITIVE_INFINITY)
  const shorter = isShorter ? all.paths : []
  const found = [...strong.paths, ...shorter].map((keys) => ({ keys, hops: listHops(reader, keys, { weaker, past }) }))
  const ties = joinTies(found.flatMap(({ hops }) => hops.flat()))
  const hubs = reader.hubs.filter((key) => key !== from.key && key !== to.key).slice(0, HUBS_SHOWN)
  const keys = [...new Set([from.key, to.key, ...found.flatMap((path) => path.keys)])]
  const names = new Map([from, to].map(({ key, name }) => [key, name]))
  const described = await describeNodes(db, reader, { keys: [...keys, ...hubs], ties, names })
  return {
    from: described.node(from.key),
    to: described.node(to.key),
    state: pathState(strong, all),
    paths: found.map((path) => presentPath(path, described)),
    more: strong.more || strong.cut || (isShorter && all.more) || all.cut,
    nodes: keys.map(described.node),
    ties: ties.map(described.tie),
    hubs: hubs.map(described.hub),
  }
}

function pathState(strong: Shortest, all: Shortest): PathAnswer['state'] {
  if (strong.paths.length > 0 || all.paths.length > 0) return 'found'
  return strong.cut || all.cut ? 'cut' : 'none'
}

/** The ties of each step of a path, which the reader must have read before. */
export const listHops = (reader: NeighbourReader, keys: readonly Key[], filter: TieFilter): (readonly FoundTie[])[] =>
  keys.slice(1).map((key, place) => {
    const before = keys[place] ?? ''
    return reader.neighbours(before, filter).get(key) ?? reader.neighbours(key, filter).get(before) ?? []
  })

/** Each tie once: the extracts of both its companies may contain it. */
export const joinTies = (ties: readonly FoundTie[]): FoundTie[] => [
  ...new Map(ties.map((tie) => [`${tie.from} ${tie.kind} ${tie.to} ${tie.over}`, tie])).values(),
]

/** The keys of a path, and the ties of each of its steps. */
interface FoundPath {
  readonly keys: readonly Key[]
  readonly hops: readonly (readonly FoundTie[])[]
}

/** `weaker`: a step uses an address or a phone; `over`: a step has only ties that are over. */
export const presentPath = ({ keys, hops }: FoundPath, described: Described): TiePath => ({
  keys: keys.map((key) => described.node(key).key),
  weaker: hops.some((ties) => ties.some(({ kind }) => isWeaker(kind))),
  over: hops.some((ties) => ties.every(({ over }) => over)),
})
