// Reads the neighbours of companies, people, addresses and phones, which are the subjects one tie away from them, in batches, and caches them
// during one search. A company is identified by its ОГРН (state registration number), a person by their ИНН (taxpayer number).
import { phoneText } from '@sverka/contract/phones.rules'
import { HUB_MIN_TIES, SHARED_BY_FEW, type TieKind } from '@sverka/contract/ties/ties.rules'
import type { Reader } from '../platform/db/database.ts'
import {
  listAtPhones,
  listAtPlaces,
  listCompanyTies,
  listOwnPlaces,
  listPersonTies,
  type PlaceRow,
  ROWS_OF_KEY,
  type TieRow,
} from './ties.sql.ts'

/** Identifies a subject: `o:` and ОГРН, `p:` and ИНН of a person, `a:` and an address in lower case, or `t:` and the digits of a phone. */
export type Key = string

export const companyKey = (ogrn: string): Key => `o:${ogrn}`
export const personKey = (inn: string): Key => `p:${inn}`
const placeKey = ({ kind, place }: Pick<PlaceRow, 'kind' | 'place'>): Key => `${kind === 'phone' ? 't' : 'a'}:${place}`
/** An address or a phone, which companies share. */
const isPlace = (key: Key): boolean => key.startsWith('a:') || key.startsWith('t:')

/** A tie, from the head, founder or manager to the company, from the predecessor to the successor, or from a company to its address or phone. */
export interface FoundTie {
  readonly from: Key
  readonly to: Key
  readonly kind: TieKind
  /** The tie is past: it left the extract, or its company has ended. */
  readonly over: boolean
  /** ОГРН of the company whose register extract or contacts contain the tie. */
  readonly company: string
  /** For a former tie: the days of the last extract that names it, and of the first that does not. */
  readonly former: { readonly named: string; readonly gone: string } | null
}

/** The ties to each neighbour. */
export type Neighbours = ReadonlyMap<Key, readonly FoundTie[]>

/** The ties that a search counts besides current ones of heads, founders, managers and successors. */
export interface TieFilter {
  /** Also addresses and phones that few companies share. */
  readonly weaker: boolean
  /** Also ties that are over. */
  readonly past: boolean
}

/** Keys read in one statement. */
const BATCH_SIZE = 500
/** Most rows that one search reads, so that a search among very many ties ends. */
export const MAX_ROWS = 30_000

/** The search would have to read more rows than its limit. */
export class ReadLimitReached extends Error {}

/** Digits of a person's ИНН. */
const PERSON_INN = 12
const NONE: Neighbours = new Map()

/** The part of the graph of ties that a search has read so far. */
export class NeighbourReader {
  readonly #db: Reader
  readonly #rowsMost: number
  readonly #registerTies = new Map<Key, Map<Key, FoundTie[]>>()
  readonly #placeTies = new Map<Key, Map<Key, FoundTie[]>>()
  readonly #names = new Map<Key, string>()
  readonly #hubs = new Set<Key>()
  readonly #sharedBy = new Map<Key, number>()
  #rows = 0

  constructor(db: Reader, rowsMost = MAX_ROWS) {
    this.#db = db
    this.#rowsMost = rowsMost
  }

  /** The name as the extract or the contacts write it; null if they were not read, as for a company that has its own row. */
  nodeName = (key: Key): string | null => this.#names.get(key) ?? null

  /** Number of active companies that share an address or a phone, counted up to `SHARED_BY_FEW` + 1; null if it was not read. */
  sharedBy = (key: Key): number | null => this.#sharedBy.get(key) ?? null

  /** Whether it has too many ties to be searched through; false before it was read. */
  isHub = (key: Key): boolean => this.#hubs.has(key)

  /** Hubs found so far, in the order of reading. */
  get hubs(): readonly Key[] {
    return [...this.#hubs]
  }

  /** Reads the neighbours of the keys that were not read before. Throws `ReadLimitReached`. */
  async read(keys: readonly Key[], filter: TieFilter): Promise<void> {
    const strong = keys.filter((key) => !isPlace(key) && !this.#registerTies.has(key))
    for (const piece of inPieces(strong)) await this.#readTies(piece)
    if (!filter.weaker) return
    const companies = keys.filter((key) => key.startsWith('o:') && !this.#placeTies.has(key))
    for (const piece of inPieces(companies)) await this.#readOwnPlaces(piece)
    const places = keys.filter((key) => isPlace(key) && !this.#placeTies.has(key))
    for (const piece of inPieces(places)) await this.#readPlaces(piece, filter.past)
  }

  /** The neighbours read so far, with the ties that count; none for a hub. */
  neighbours(key: Key, { weaker, past }: TieFilter): Neighbours {
    if (this.#hubs.has(key)) return NONE
    const all = [...(this.#registerTies.get(key) ?? []), ...(weaker ? (this.#placeTies.get(key) ?? []) : [])]
    return new Map(
      all.flatMap(([neighbour, ties]) => {
        const counted = past ? ties : ties.filter(({ over }) => !over)
        return counted.length > 0 ? [[neighbour, counted] as const] : []
      }),
    )
  }

  async #readTies(keys: readonly Key[]): Promise<void> {
    const [ogrns, inns] = [keyNumbers(keys, 'o:'), keyNumbers(keys, 'p:')]
    const companies = ogrns.length > 0 ? await listCompanyTies(this.#db, ogrns) : []
    const people = inns.length > 0 ? await listPersonTies(this.#db, inns) : []
    for (const key of keys) this.#registerTies.set(key, new Map())
    this.#store(companies, companyKey)
    this.#store(people, personKey)
  }

  #store(rows: readonly TieRow[], rowKey: (asked: string) => Key): void {
    this.#count(rows.length)
    for (const [asked, ties] of Map.groupBy(rows, ({ asked }) => asked)) {
      const key = rowKey(asked)
      const near = this.#registerTies.get(key)
      for (const row of ties) {
        const found = foundTie(row)
        if (!found || found.from === found.to) continue
        const other = found.from === key ? found.to : found.from
        near?.set(other, [...(near.get(other) ?? []), found])
        const named = found.kind === 'successor' ? null : found.from
        if (named && !this.#names.has(named)) this.#names.set(named, row.name)
      }
      if ((near?.size ?? 0) > HUB_MIN_TIES || ties.length >= ROWS_OF_KEY) this.#hubs.add(key)
    }
  }

  async #readOwnPlaces(keys: readonly Key[]): Promise<void> {
    const rows = await listOwnPlaces(this.#db, keyNumbers(keys, 'o:'))
    for (const key of keys) this.#placeTies.set(key, new Map())
    this.#count(rows.length)
    for (const row of rows) this.#placeTies.get(companyKey(row.company))?.set(placeKey(row), [placeTie(row)])
    for (const row of rows) this.#names.set(placeKey(row), placeName(row))
  }

  async #readPlaces(keys: readonly Key[], past: boolean): Promise<void> {
    const [addresses, phones] = [keyNumbers(keys, 'a:'), keyNumbers(keys, 't:')]
    const atAddresses = addresses.length > 0 ? await listAtPlaces(this.#db, addresses, past) : []
    const rows = [...atAddresses, ...(phones.length > 0 ? await listAtPhones(this.#db, phones, past) : [])]
    for (const key of keys) this.#placeTies.set(key, new Map())
    this.#count(rows.length)
    for (const row of rows) this.#placeTies.get(placeKey(row))?.set(companyKey(row.company), [placeTie(row)])
    const byKey = Map.groupBy(rows, placeKey)
    for (const key of keys) {
      const here = byKey.get(key) ?? []
      const active = here.filter(({ closedOn }) => closedOn === null).length
      const all = here.length
      this.#sharedBy.set(key, active)
      // Of ended companies at most `SHARED_BY_FEW` + 1 are read, in no order. With more of them the place is a hub too, as the rest is missing.
      if (active > SHARED_BY_FEW || all - active > SHARED_BY_FEW) this.#hubs.add(key)
    }
  }

  #count(rows: number): void {
    this.#rows += rows
    if (this.#rows > this.#rowsMost) throw new ReadLimitReached()
  }
}

function* inPieces(keys: readonly Key[]): Generator<readonly Key[]> {
  for (let at = 0; at < keys.length; at += BATCH_SIZE) yield keys.slice(at, at + BATCH_SIZE)
}

const keyNumbers = (keys: readonly Key[], kind: string): string[] =>
  keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length))

/** Null if the extract names the subject without ИНН and ОГРН: a name alone identifies nobody. */
function foundTie({ company, role, ogrn, inn, closedOn, namedOn, goneOn }: TieRow): FoundTie | null {
  const named = inn?.length === PERSON_INN ? personKey(inn) : ogrn ? companyKey(ogrn) : null
  if (!named) return null
  const own = companyKey(company)
  const former = namedOn && goneOn ? { named: namedOn, gone: goneOn } : null
  if (role === 'predecessor') return { from: named, to: own, kind: 'successor', over: false, company, former }
  if (role === 'successor') return { from: own, to: named, kind: 'successor', over: false, company, former }
  return { from: named, to: own, kind: role as TieKind, over: closedOn !== null || former !== null, company, former }
}

function placeName({ kind, name }: PlaceRow): string {
  const [digits = '', extension = null] = name.split(';ext=')
  return kind === 'phone' ? phoneText({ digits, extension }) : name
}

const placeTie = ({ company, place, kind, closedOn }: PlaceRow): FoundTie => ({
  from: companyKey(company),
  to: placeKey({ kind, place }),
  kind,
  over: closedOn !== null,
  company,
  former: null,
})
