// The button «Обновить данные» (refresh the data) of a card: requests one company from the external source and stores the answer in one transaction.
// A failing source changes no facts.

import { REFRESH_PAUSE_SECONDS, type RefreshResult } from '@sverka/contract/company-card/refresh'
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { Clock } from '../../platform/clock.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import { type CompanyRow, type CompanySource, findByNumber, openRecord, type SourcedCompany, SourceError } from '../../registry/registry.ts'
import { claimRefresh, findClaim, insertRefresh } from './refresh.sql.ts'

/** The external source, and the functions of other features, with which the application connects the refresh. */
export interface SourceDeps {
  /** The aggregator Checko, or our own database, which never has anything newer. */
  readonly source: CompanySource
  /** Stores an answer of the source in the register; `changed`: names of the changed fields of the card. */
  readonly store: (
    tx: Tx,
    sourced: SourcedCompany,
    at: Date,
  ) => Promise<{ readonly companyId: number; readonly changed: readonly string[] }>
  /** Called inside the transaction with the changed companies, so that search and scores change with the same commit. */
  readonly onCompaniesChanged: (tx: Tx, companyIds: readonly number[]) => Promise<void>
  /** Called with the names of the blocks that the source failed to send, so that the reliability report does not treat them as «nothing found». */
  readonly onSourceAnswer: (tx: Tx, companyId: number, failed: readonly string[] | 'everything', at: Date) => Promise<void>
}

export interface RefreshDeps extends SourceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

/**
 * Refreshes one company; `number`: ИНН (taxpayer number) or ОГРН (state registration number). The result has the names of the changed fields and
 * blocks, and of the blocks that the source failed to send (`company`: the source does not have the company). Throws `number_invalid`,
 * `refreshed_recently`, `company_not_found`, `source_timeout` and `source_failed`.
 */
export async function refreshCompany(deps: RefreshDeps, number: string): Promise<RefreshResult> {
  const { db, clock, source } = deps
  const row = await findByNumber(readOnly(db), number)
  await claim(deps, row?.ogrn ?? number)
  const sourced = await requestFromSource(deps, number, row)
  if (sourced === 'nothing newer' && row) return { updated_at: await lastLoaded(db, row), changed: [], failed: [] }
  if (sourced === null && row) return { updated_at: await lastLoaded(db, row), changed: [], failed: ['company'] }
  if (sourced === null || sourced === 'nothing newer') refuse('company_not_found')
  const now = clock.now()
  const changed = await db.transaction().execute(async (tx) => {
    const stored = await deps.store(tx, sourced, now)
    await insertRefresh(tx, { companyId: stored.companyId, source: source.name, at: now, changed: stored.changed })
    if (stored.changed.length > 0) await deps.onCompaniesChanged(tx, [stored.companyId])
    await deps.onSourceAnswer(tx, stored.companyId, sourced.failed, now)
    return stored.changed
  })
  return { updated_at: now.toISOString(), changed: [...changed], failed: [...sourced.failed] }
}

/**
 * Claims the refresh, which is refused within a minute after the last one. Committed before the source is requested, so that simultaneous requests
 * are refused and no database connection is held meanwhile.
 */
async function claim({ db, clock }: RefreshDeps, number: string): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - REFRESH_PAUSE_SECONDS * 1000)
  const wait = await db.transaction().execute(async (tx) => {
    if (await claimRefresh(tx, number, now, before)) return 0
    const lastClaim = await findClaim(tx, number)
    return lastClaim ? Math.ceil((lastClaim.claimedAt.getTime() - before.getTime()) / 1000) : 1
  })
  if (wait > 0) refuse('refreshed_recently', { retryAfter: wait })
}

/** The answer of the source; null if the source does not have the company. A failure is recorded for the reliability report. */
async function requestFromSource({ source, log, db, clock, onSourceAnswer }: RefreshDeps, number: string, row: CompanyRow | null) {
  try {
    return await source.fetchCompany(companyToFetch(number, row))
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    log.warn({ failure: error.failure, source: source.name }, 'a refresh failed')
    if (row) await db.transaction().execute((tx) => onSourceAnswer(tx, row.id, 'everything', clock.now()))
    return refuse(error.failure === 'timeout' ? 'source_timeout' : 'source_failed')
  }
}

/** A company of our register is requested by its ОГРН, another one by the number of the request. Throws `number_invalid` for a wrong check digit. */
function companyToFetch(number: string, row: CompanyRow | null): Parameters<CompanySource['fetchCompany']>[0] {
  if (row) return { kind: row.kind === 'company' ? 'company' : 'entrepreneur', ogrn: row.ogrn }
  const digits = parseTypedNumber(number)
  const kind = identifierKind(digits)
  if (!isIdentifierValid(digits)) refuse('number_invalid')
  if (kind === 'ogrn' || kind === 'inn-company') return { kind: 'company', ...(kind === 'ogrn' ? { ogrn: digits } : { inn: digits }) }
  return { kind: 'entrepreneur', ...(kind === 'ogrnip' ? { ogrn: digits } : { inn: digits }) }
}

/** ISO time of the newest stored block, or the day of the extract if no block is stored. */
async function lastLoaded(db: Db, row: CompanyRow): Promise<string> {
  const { provenance } = await openRecord(readOnly(db), row)
  const moments = Object.values(provenance).map(({ loadedAt }) => loadedAt.getTime())
  return moments.length > 0 ? new Date(Math.max(...moments)).toISOString() : `${row.registerAsOf}T00:00:00.000Z`
}
