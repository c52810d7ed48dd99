// Adds names, statuses, shares and days to the subjects (companies, people, addresses, phones) and ties (heads, founders and so on) that a search
// found, and brings them into the form of the API. A company is identified by its ОГРН (state registration number), a person by their ИНН
// (taxpayer number).
import type { Provenance } from '@sverka/contract/company/company'
import type { Tie, TieHub, TieNode } from '@sverka/contract/ties/ties'
import type { TieNodeKind } from '@sverka/contract/ties/ties.rules'
import type { Reader } from '../platform/db/database.ts'
import {
  type BlockProvenance,
  type CompanyRow,
  type Extract,
  findByOgrns,
  openExtractsOfMany,
  openFactsOfMany,
} from '../registry/registry.ts'
import { findCompaniesWithStop } from '../reliability/reliability.ts'
import type { FoundTie, Key, NeighbourReader } from './neighbours.ts'

/** Kind of a subject by the first letter of its key. */
const KINDS: Readonly<Record<string, TieNodeKind>> = { o: 'company', p: 'person', a: 'address', t: 'phone' }
const nodeKind = (key: Key): TieNodeKind => KINDS[key.slice(0, 1)] ?? 'company'
const keyNumber = (key: Key): string => key.slice(2)

/** Presents subjects, ties, and hubs (subjects with too many ties to be searched through). Accepts only the keys that it was created with. */
export interface Described {
  node(key: Key): TieNode
  tie(found: FoundTie): Tie
  hub(key: Key): TieHub
}

interface TiesToDescribe {
  readonly keys: readonly Key[]
  readonly ties: readonly FoundTie[]
  /** Names of subjects that have no row in the table `companies`. */
  readonly names: ReadonlyMap<Key, string>
}

/**
 * Reads the rows and register extracts of all companies among the keys and ties, by one query for each table. In the answer, keys of addresses
 * and phones are replaced by short ones such as `t:1`, because the internal keys contain the whole address or phone.
 */
export async function describeNodes(db: Reader, reader: NeighbourReader, { keys, ties, names }: TiesToDescribe): Promise<Described> {
  const ogrns = new Set([...keys.filter((key) => nodeKind(key) === 'company').map(keyNumber), ...ties.map(({ company }) => company)])
  const rows = new Map((await findByOgrns(db, [...ogrns])).map((row) => [row.ogrn, row]))
  const stopped = await findCompaniesWithStop(
    db,
    [...rows.values()].map(({ id }) => id),
  )
  const companiesWithTies = [...new Set(ties.map(({ company }) => company))].flatMap((ogrn) => rows.get(ogrn) ?? [])
  const extracts = await openExtractsOfMany(db, companiesWithTies)
  const byPhone = ties.filter(({ kind }) => kind === 'phone').flatMap(({ company }) => rows.get(company)?.id ?? [])
  const contacts = await openFactsOfMany(db, [...new Set(byPhone)], ['contacts'])
  const shortKeys = new Map<Key, string>()
  const publicKey = (key: Key): string => {
    if (nodeKind(key) === 'company' || nodeKind(key) === 'person') return key
    const shortKey = shortKeys.get(key) ?? `${key.slice(0, 2)}${shortKeys.size + 1}`
    shortKeys.set(key, shortKey)
    return shortKey
  }
  const isStopped = (key: Key): boolean => nodeKind(key) === 'company' && stopped.has(rows.get(keyNumber(key))?.id ?? 0)
  const nodeName = (key: Key): string => rows.get(keyNumber(key))?.name ?? reader.nodeName(key) ?? names.get(key) ?? keyNumber(key)
  return {
    node: (key) => ({
      key: publicKey(key),
      kind: nodeKind(key),
      name: nodeName(key),
      ...numbersIn(key, rows),
      status: nodeKind(key) === 'company' ? companyStatus(rows.get(keyNumber(key))) : null,
      stopped: isStopped(key),
      shared_by: reader.sharedBy(key),
    }),
    tie: (found) => {
      const row = rows.get(found.company)
      const from = row && (found.kind === 'phone' ? contacts.get(row.id)?.provenance.contacts : extracts.get(row.id)?.from)
      return presentTie(found, { row, extract: row && extracts.get(row.id), from, publicKey })
    },
    hub: (key) => ({ kind: nodeKind(key), name: nodeName(key), ...numbersIn(key, rows) }),
  }
}

function numbersIn(key: Key, rows: ReadonlyMap<string, CompanyRow>): Pick<TieNode, 'inn' | 'ogrn'> {
  const kind = nodeKind(key)
  if (kind === 'person') return { ogrn: null, inn: keyNumber(key) }
  return kind === 'company' ? { ogrn: keyNumber(key), inn: rows.get(keyNumber(key))?.inn ?? null } : { ogrn: null, inn: null }
}

const companyStatus = (row: CompanyRow | undefined): TieNode['status'] =>
  row
    ? {
        name: row.statusName,
        procedure: row.procedure ? { name: row.procedure, since: row.procedureSince } : null,
        ended: row.closedOn ? { on: row.closedOn, reason: null } : null,
      }
    : null

interface TieContext {
  readonly row: CompanyRow | undefined
  readonly extract: Extract | undefined
  /** Provenance of the tie: of the extract, or of the contacts that have the phone. */
  readonly from: BlockProvenance | null | undefined
  readonly publicKey: (key: Key) => string
}

function presentTie(found: FoundTie, { row, extract, from: provenance, publicKey }: TieContext): Tie {
  const { from, to, kind, over, former } = found
  return {
    from: publicKey(from),
    to: publicKey(to),
    kind,
    ...(former ? NO_DETAILS : tieDetails(found, extract)),
    until: former?.gone ?? (over ? (row?.closedOn ?? null) : null),
    over,
    source: tieSource(provenance),
  }
}

const NO_DETAILS = { percent: null, post: null, since: null }

/** The percent, post and day of the register entry about this head or founder in the extract; nulls for other kinds of ties. */
function tieDetails({ from, kind }: FoundTie, extract: Extract | undefined): Pick<Tie, 'percent' | 'post' | 'since'> {
  const isFrom = ({ inn, ogrn }: { inn?: string; ogrn?: string }) => keyNumber(from) === (nodeKind(from) === 'person' ? inn : ogrn)
  const { heads = [], founders = [] } = extract?.register ?? {}
  if (kind === 'founder') {
    const founder = founders.find(isFrom)
    return { percent: founder?.share.percent ?? null, post: null, since: founder?.recordDate ?? null }
  }
  const head = kind === 'head' || kind === 'manager' ? heads.find(isFrom) : undefined
  return { percent: null, post: head?.post ?? null, since: head?.recordDate ?? null }
}

function tieSource(from: BlockProvenance | null | undefined): Provenance | null {
  if (!from) return null
  const { source, asOf, loadedAt, example } = from
  return { source, as_of: asOf, loaded_at: loadedAt.toISOString(), ...(example ? { example } : {}) }
}
