// The search of the home page: companies of our register first, then those that only the external source (the aggregator Checko) has. If the source
// fails or is slow, only ours are shown.
import { setTimeout as pause } from 'node:timers/promises'
import type { searchCompanies } from '@sverka/contract/company-search/company-search'
import type { FoundAnywhere, searchEverywhere } from '@sverka/contract/company-search/everywhere'
import { askedNumbers } from '@sverka/contract/company-search/pasted.rules'
import type { OperationInput, OperationOutput } from '@sverka/contract/http/http'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { type CompanySource, type FoundAnswer, type FoundEntry, findByOgrns, SourceError } from '../../registry/registry.ts'
import { refuseOnTimeout } from '../budget.ts'
import { answerWithinTime } from '../company-search.ts'
import type { SearchDb } from '../search-db.ts'

type Answered = OperationOutput<typeof searchCompanies>

/** Time that a search waits for the source at most. */
const SOURCE_WAIT_MS = 2_000

/** What the search needs from the application. */
export interface EverywhereDeps {
  readonly db: SearchDb
  readonly clock: Clock
  readonly log: Log
  readonly source: CompanySource
}

/** One page of both results. Throws `search_late` if our search ran out of time and the source adds nothing. */
export async function answerEverywhere(
  deps: EverywhereDeps,
  request: OperationInput<typeof searchEverywhere>['query'],
): Promise<OperationOutput<typeof searchEverywhere>> {
  const [answer, outside] = await Promise.all([
    answerWithinTime(deps.db, request, deps.clock),
    requestSource(deps, request.query?.trim() ?? ''),
  ])
  const own = answer ?? NOT_IN_TIME
  const ownOgrns = new Set(own.result.map(({ ogrn }) => ogrn))
  const entries = (outside?.entries ?? []).filter(({ ogrn }) => !ownOgrns.has(ogrn))
  // A company of our register that our search does not show on this page is left out too: only companies that we do not have are added.
  const registered = await findByOgrns(
    deps.db.register,
    entries.map(({ ogrn }) => ogrn),
  )
  const registeredOgrns = new Set(registered.map(({ ogrn }) => ogrn))
  const more = entries.filter(({ ogrn }) => !registeredOgrns.has(ogrn)).map(foundOutside)
  if (own === NOT_IN_TIME && more.length === 0) refuseOnTimeout()
  return {
    count: own.count + more.length,
    ...(own.count_exact === undefined ? {} : { count_exact: own.count_exact }),
    complete: own.complete,
    source: outside === null ? 'failed' : outside === undefined ? 'none' : 'asked',
    source_at: outside?.at.toISOString() ?? null,
    corrected: own.corrected,
    offers: more.length === 0 ? own.offers : [],
    numbers: own.numbers,
    result: [...own.result, ...more],
  }
}

/** Used in place of our own answer if our search ran out of time. */
const NOT_IN_TIME: Answered = { count: 0, complete: false, corrected: null, offers: [], numbers: [], facets: null, result: [] }

/**
 * The companies that the source finds. Null if it failed or was too slow. Undefined if it is not requested: there is none, the query is empty, or it
 * has a complete number (ИНН, ОГРН), which the source's search does not support.
 */
async function requestSource({ source, log }: EverywhereDeps, query: string): Promise<FoundAnswer | null | undefined> {
  if (!source.search || query === '' || askedNumbers(query).length > 0) return undefined
  // Ends the timer once the source has answered.
  const answered = new AbortController()
  try {
    return await Promise.race([source.search(query), pause(SOURCE_WAIT_MS, null, { signal: answered.signal })])
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    log.warn({ failure: error.failure, source: source.name }, 'a search of the source failed')
    return null
  } finally {
    answered.abort()
  }
}

/** A company of the source as a result; `id` null: it is not in our register. Null are also the facts that the source does not send. */
function foundOutside({ kind, ogrn, inn, name, fio, status, address, leader }: FoundEntry): FoundAnywhere {
  return {
    id: null,
    kind,
    name: name ?? fio ?? ogrn,
    fio,
    inn,
    ogrn,
    status: status ?? '',
    procedure: null,
    as_of: null,
    region: null,
    address,
    leader,
    registration_date: null,
    closed_on: null,
    okved: null,
    revenue: null,
    attention: null,
    matched_by: 'name',
    marks: [],
    branch: null,
  }
}
