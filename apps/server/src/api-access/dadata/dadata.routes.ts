// DaData's operations on companies over our own register, with errors in its format.
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

/** Search results that are fetched and filtered by state and place in one round. */
const PER_ROUND = 100
/** Rounds until there are enough results: together they block the event loop for some 50 ms. */
const ROUNDS = 5
/** The most extracts that one request opens to read the code of a place. */
const EXTRACTS_MAX = 200
const RETRY_AFTER_SECONDS = 5
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

const refusal = (refused: RefusalError) => ({
  status: refused.status,
  body: {
    family: refused.status < 500 ? 'CLIENT_ERROR' : 'SERVER_ERROR',
    reason: REASONS[refused.status] ?? 'Error',
    message: refusalText(refused),
  },
})

const clampCount = (count: number | null | undefined): number => Math.min(count ?? 10, SUGGESTIONS_MAX)

type Request = OperationInput<typeof suggestParty>['body']

/** The index knows only active and ended; the row gives the exact one of the five states. */
const statusGroups = (states: readonly PartyState[] | null | undefined) =>
  states?.length
    ? [...new Set(states.flatMap((state) => (state === 'LIQUIDATED' ? (['closed', 'other'] as const) : (['active'] as const))))]
    : undefined

/** Parties found by a text, filtered by kind, state, activity and place. Throws `search_late`, and `overloaded` if the rounds ended without a result. */
async function suggest(db: SearchDb, request: Request, clock: Clock): Promise<Party[]> {
  const { query, type, status, okved, count } = request
  const known = await classifiers(db.register)
  const places = toPlaces(request.locations, known.regions)
  const preferred = toPlaces(request.locations_boost, known.regions)
  if (query.trim() === '' || places?.all.length === 0) return []
  const kind = type ? (type === 'LEGAL' ? ('company' as const) : ('entrepreneur' as const)) : undefined
  const filters = { kind, okveds: okved?.length ? okved : undefined, statuses: statusGroups(status), ...buildFilters(places) }
  const search = { query: query.trim(), filters, pageSize: PER_ROUND, clock }
  const wanted = preferred || request.branch_type === 'BRANCH' ? PER_ROUND : clampCount(count)
  const rows: Found[] = []
  let [extractsLeft, hasReadAll] = [EXTRACTS_MAX, false]
  for (let page = 1; page <= ROUNDS && rows.length < wanted && extractsLeft > 0 && !hasReadAll; page++) {
    const { ids, complete } = await searchIds(db, { ...search, page })
    // The format has no field for «there may be more».
    if (!complete) refuseOnTimeout()
    const likely = (await inOrder(db.register, ids)).filter(
      (row) => (!status?.length || status.includes(toState(row))) && (places === null || isWithinPlace(places, row, EXTRACT_NOT_OPENED)),
    )
    const needsExtracts = places?.byCode || preferred?.byCode || false
    const examined = needsExtracts ? likely.slice(0, extractsLeft) : likely
    if (needsExtracts) extractsLeft -= examined.length
    const found = await withCodes(db.register, examined, needsExtracts)
    for (const one of found) if (places === null || isWithinPlace(places, one.row, one.kladr)) rows.push(one)
    hasReadAll = ids.length < PER_ROUND && examined.length === likely.length
  }
  // None among the first of many does not mean that there are none.
  if (rows.length === 0 && !hasReadAll) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
  const found = putFirst(rows, preferred).map(({ row }) => row)
  if (request.branch_type === 'BRANCH') return (await findBranches(db.register, found, query, known)).slice(0, clampCount(count))
  return found.slice(0, clampCount(count)).map((row) => toParty(row, known))
}

/** A company with the code of its place, if the extract was opened. */
interface Found {
  readonly row: CompanyRow
  readonly kladr: string | undefined
}

async function withCodes(db: Reader, rows: readonly CompanyRow[], opensExtracts: boolean): Promise<Found[]> {
  const extracts = opensExtracts ? await openExtractsOfMany(db, rows) : undefined
  return rows.map((row) => ({ row, kladr: extracts?.get(row.id)?.register.kladr }))
}

/** Companies of the preferred places first, each group in its order. */
function putFirst(rows: readonly Found[], places: Places | null): readonly Found[] {
  if (places === null) return rows
  const isFirst = ({ row, kladr }: Found) => isWithinPlace(places, row, kladr)
  return [...rows.filter(isFirst), ...rows.filter((one) => !isFirst(one))]
}

async function inOrder(db: Reader, ids: readonly number[]): Promise<CompanyRow[]> {
  const rows = new Map((await findByIds(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** Parties by ИНН or ОГРН, with an optional КПП after it; by a КПП alone everybody who has it. */
async function findById(db: SearchDb, request: OperationInput<typeof findPartyById>['body'], clock: Clock): Promise<Party[]> {
  const { query, type, status, count } = request
  const alone = askedKpp(query)
  const part = { ...request, kpp: request.kpp ?? alone?.kpp ?? readKpps(query)[0] }
  const rows = alone ? await findByKpp(db, alone.kpp, clock) : await findByInnOrOgrn(db.register, query)
  const fitting = rows.filter(
    (row) => (!type || (type === 'LEGAL') === (row.kind === 'company')) && (!status?.length || status.includes(toState(row))),
  )
  const known = await classifiers(db.register)
  const parties: Party[] = []
  for (const row of fitting) parties.push(...partiesOfCompany({ row, record: await openRecord(db.register, row), known }, part))
  return parties.slice(0, clampCount(count))
}

async function findByInnOrOgrn(db: Reader, query: string): Promise<CompanyRow[]> {
  const [number] = findValidNumbers(query)
  const row = number === undefined ? null : await findByNumber(db, number)
  return row ? [row] : []
}

async function findByKpp(db: SearchDb, kpp: string, clock: Clock): Promise<CompanyRow[]> {
  const { ids } = await searchIds(db, { query: `kpp ${kpp}`, filters: {}, page: 1, pageSize: SUGGESTIONS_MAX, clock })
  return inOrder(db.register, ids)
}

const ROLE = { FOUNDERS: 'founder', MANAGERS: 'head' } as const

/** Companies that the person or company with the ИНН in `query` heads or founded. */
async function findAffiliated(db: Reader, { query, scope, count }: OperationInput<typeof findAffiliatedParties>['body']): Promise<Party[]> {
  const roles = (scope?.length ? scope : (['FOUNDERS', 'MANAGERS'] as const)).map((one) => ROLE[one])
  const tied = await listTiedTo(db, query.trim(), roles, PER_ROUND)
  const rows = await inOrder(db, [...new Set(tied.map(({ id }) => id))])
  const known = await classifiers(db)
  return rows.slice(0, clampCount(count)).map((row) => toParty(row, known))
}

/** Errors of the operation get DaData's format. */
const withRefusals = (bound: BoundRoute): BoundRoute => ({ ...bound, refusal })

/** `index` is called at each request, since the search index opens after the routes are built. */
export const dadataRoutes = (index: () => SearchDb['index']): readonly BoundRoute[] => [
  ...[
    reads(suggestParty, async ({ db, body, clock }) => ({ suggestions: await suggest({ register: db, index: index() }, body, clock) })),
    reads(findPartyById, async ({ db, body, clock }) => ({ suggestions: await findById({ register: db, index: index() }, body, clock) })),
    reads(findAffiliatedParties, async ({ db, body }) => ({ suggestions: await findAffiliated(db, body) })),
    reads(refuseOtherSuggestion, () => refuse('method_unknown')),
    reads(refuseOtherLookup, () => refuse('method_unknown')),
  ].map(withRefusals),
  // The answer is checked against its schema, errors are not.
  reads(getSuggestStatus, async () => ({ search: true, state: 'ENABLED' })),
]
