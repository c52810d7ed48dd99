// HTTP operations of DaData, another service of company data, answered from our own register, so that programs made for DaData work here unchanged.
// DaData calls a company, sole trader or branch a party. Errors come in its format.
import {
  findAffiliatedParties,
  findPartyById,
  getSuggestStatus,
  type PartyState,
  refuseOtherLookup,
  refuseOtherSuggestion,
  SUGGESTIONS_MAX,
  suggestParty,
} from '@sverka/contract/api-access/dadata'
import { askedKpp, readKpps } from '@sverka/contract/company-search/pasted.rules'
import type { OperationInput } from '@sverka/contract/http/http'
import { findValidNumbers } from '@sverka/contract/identifiers/written.rules'
import { refuseOnTimeout, type SearchDb, searchIds } from '../../company-search/company-search.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type RefusalError, refuse } from '../../platform/errors.ts'
import { type BoundRoute, reads } from '../../platform/http/binding.ts'
import { type CompanyRow, classifiers, findByIds, findByNumber, openExtractsOfMany, openRecord } from '../../registry/registry.ts'
import { refusalText } from '../other-services.ts'
import { listTiedTo } from '../tied.sql.ts'
import { findBranches, partiesOfCompany } from './branches.ts'
import { type Party, toParty, toState } from './party.ts'
import { buildFilters, EXTRACT_NOT_OPENED, isWithinPlace, type Places, toPlaces } from './places.ts'

/** Search results that one round fetches and filters by state and place. */
const PER_ROUND = 100
/** Most rounds of one request: together they block the event loop for some 50 ms. */
const ROUNDS_MAX = 5
/** Most register extracts that one request opens to read the code of the company's place: opening one is expensive. */
const EXTRACTS_MAX = 200
const RETRY_AFTER_SECONDS = 5
/** Names of HTTP statuses: DaData's errors carry them as `reason`. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** An expected error as DaData answers it. */
const refusal = (refused: RefusalError) => ({
  status: refused.status,
  body: {
    family: refused.status < 500 ? 'CLIENT_ERROR' : 'SERVER_ERROR',
    reason: REASONS[refused.status] ?? 'Error',
    message: refusalText(refused),
  },
})

/** The requested number of suggestions: 10 by default and at most 20, as at DaData. */
const clampCount = (count: number | null | undefined): number => Math.min(count ?? 10, SUGGESTIONS_MAX)

type Request = OperationInput<typeof suggestParty>['body']

/** The search index distinguishes only active and ended companies; which of DaData's five states is exact is decided later from the row. */
const statusGroups = (states: readonly PartyState[] | null | undefined) =>
  states?.length
    ? [...new Set(states.flatMap((state) => (state === 'LIQUIDATED' ? (['closed', 'other'] as const) : (['active'] as const))))]
    : undefined

/**
 * Parties found by a text, filtered by kind, state, activity and place. Throws `search_late` if the search ran out of time, and `overloaded` if none
 * of the results of all rounds passed the filters while there are more results.
 */
async function suggest(db: SearchDb, request: Request, clock: Clock): Promise<Party[]> {
  const { query, type, status, okved, count } = request
  const names = await classifiers(db.register)
  const places = toPlaces(request.locations, names.regions)
  const preferred = toPlaces(request.locations_boost, names.regions)
  if (query.trim() === '' || places?.all.length === 0) return []
  const kind = type ? (type === 'LEGAL' ? ('company' as const) : ('entrepreneur' as const)) : undefined
  const filters = { kind, okveds: okved?.length ? okved : undefined, statuses: statusGroups(status), ...buildFilters(places) }
  const search = { query: query.trim(), filters, pageSize: PER_ROUND, clock }
  const wanted = preferred || request.branch_type === 'BRANCH' ? PER_ROUND : clampCount(count)
  const rows: Found[] = []
  let [remainingExtracts, hasReadAll] = [EXTRACTS_MAX, false]
  for (let page = 1; page <= ROUNDS_MAX && rows.length < wanted && remainingExtracts > 0 && !hasReadAll; page++) {
    const { ids, complete } = await searchIds(db, { ...search, page })
    // DaData's format has no field for «there may be more», so an incomplete answer is an error.
    if (!complete) refuseOnTimeout()
    const likely = (await findInOrder(db.register, ids)).filter(
      (row) => (!status?.length || status.includes(toState(row))) && (places === null || isWithinPlace(places, row, EXTRACT_NOT_OPENED)),
    )
    const needsExtracts = places?.byCode || preferred?.byCode || false
    const examined = needsExtracts ? likely.slice(0, remainingExtracts) : likely
    if (needsExtracts) remainingExtracts -= examined.length
    const found = await withPlaceCodes(db.register, examined, needsExtracts)
    for (const company of found) if (places === null || isWithinPlace(places, company.row, company.kladr)) rows.push(company)
    hasReadAll = ids.length < PER_ROUND && examined.length === likely.length
  }
  // No match among the results read so far does not mean that there is none among the others.
  if (rows.length === 0 && !hasReadAll) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
  const found = putFirst(rows, preferred).map(({ row }) => row)
  if (request.branch_type === 'BRANCH') return (await findBranches(db.register, found, query, names)).slice(0, clampCount(count))
  return found.slice(0, clampCount(count)).map((row) => toParty(row, names))
}

/** A company with the code of its place in the national classifier of addresses (КЛАДР), undefined if its extract has none or was not opened. */
interface Found {
  readonly row: CompanyRow
  readonly kladr: string | undefined
}

/** Reads the codes of the companies' places from their extracts if `opensExtracts`. */
async function withPlaceCodes(db: Reader, rows: readonly CompanyRow[], opensExtracts: boolean): Promise<Found[]> {
  const extracts = opensExtracts ? await openExtractsOfMany(db, rows) : undefined
  return rows.map((row) => ({ row, kladr: extracts?.get(row.id)?.register.kladr }))
}

/** Companies of the preferred places first, each group in its order. */
function putFirst(rows: readonly Found[], places: Places | null): readonly Found[] {
  if (places === null) return rows
  const isFirst = ({ row, kladr }: Found) => isWithinPlace(places, row, kladr)
  return [...rows.filter(isFirst), ...rows.filter((company) => !isFirst(company))]
}

/** The companies with these ids, in the order of the ids. */
async function findInOrder(db: Reader, ids: readonly number[]): Promise<CompanyRow[]> {
  const rows = new Map((await findByIds(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/**
 * Parties by taxpayer number (ИНН) or registration number (ОГРН). A КПП, the tax registration code of an office, may follow the number and selects
 * one office; a КПП alone finds every party that has it.
 */
async function findById(db: SearchDb, request: OperationInput<typeof findPartyById>['body'], clock: Clock): Promise<Party[]> {
  const { query, type, status, count } = request
  const kppAlone = askedKpp(query)
  const office = { ...request, kpp: request.kpp ?? kppAlone?.kpp ?? readKpps(query)[0] }
  const rows = kppAlone ? await findByKpp(db, kppAlone.kpp, clock) : await findByInnOrOgrn(db.register, query)
  const fitting = rows.filter(
    (row) => (!type || (type === 'LEGAL') === (row.kind === 'company')) && (!status?.length || status.includes(toState(row))),
  )
  const names = await classifiers(db.register)
  const parties: Party[] = []
  for (const row of fitting) parties.push(...partiesOfCompany({ row, record: await openRecord(db.register, row), names }, office))
  return parties.slice(0, clampCount(count))
}

async function findByInnOrOgrn(db: Reader, query: string): Promise<CompanyRow[]> {
  const [number] = findValidNumbers(query)
  const row = number === undefined ? null : await findByNumber(db, number)
  return row ? [row] : []
}

async function findByKpp(db: SearchDb, kpp: string, clock: Clock): Promise<CompanyRow[]> {
  const { ids } = await searchIds(db, { query: `kpp ${kpp}`, filters: {}, page: 1, pageSize: SUGGESTIONS_MAX, clock })
  return findInOrder(db.register, ids)
}

/** Role of a person in our register by DaData's scope. */
const ROLE = { FOUNDERS: 'founder', MANAGERS: 'head' } as const

/** Companies that the person or company with the taxpayer number (ИНН) in `query` heads or founded. */
async function findAffiliated(db: Reader, { query, scope, count }: OperationInput<typeof findAffiliatedParties>['body']): Promise<Party[]> {
  const roles = (scope?.length ? scope : (['FOUNDERS', 'MANAGERS'] as const)).map((name) => ROLE[name])
  const tied = await listTiedTo(db, query.trim(), roles, PER_ROUND)
  const rows = await findInOrder(db, [...new Set(tied.map(({ id }) => id))])
  const names = await classifiers(db)
  return rows.slice(0, clampCount(count)).map((row) => toParty(row, names))
}

/** Errors of the operation get DaData's format. */
const withDadataErrors = (bound: BoundRoute): BoundRoute => ({ ...bound, refusal })

/** `index` is called at each request, since the search index opens after the routes are built. */
export const dadataRoutes = (index: () => SearchDb['index']): readonly BoundRoute[] => [
  ...[
    reads(suggestParty, async ({ db, body, clock }) => ({ suggestions: await suggest({ register: db, index: index() }, body, clock) })),
    reads(findPartyById, async ({ db, body, clock }) => ({ suggestions: await findById({ register: db, index: index() }, body, clock) })),
    reads(findAffiliatedParties, async ({ db, body }) => ({ suggestions: await findAffiliated(db, body) })),
    reads(refuseOtherSuggestion, () => refuse('method_unknown')),
    reads(refuseOtherLookup, () => refuse('method_unknown')),
  ].map(withDadataErrors),
  // Errors of this operation keep our own format: the contract declares no other for it.
  reads(getSuggestStatus, async () => ({ search: true, state: 'ENABLED' })),
]
