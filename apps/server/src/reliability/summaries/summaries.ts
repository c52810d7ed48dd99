// Stored summaries (digests) of reliability reports: read for a card, computed at once if missing, and refreshed a few companies at a time.
// `basis` is the hash of the rules and source copies that a summary was computed from: another hash makes it outdated.

import { purposes } from '@sverka/contract/company-card/reliability.rules'
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../../platform/db/database.ts'
import { type CompanyRow, findByIds } from '../../registry/registry.ts'
import { type Copies, loadCopies } from '../../sources/sources.ts'
import { readDossier } from '../dossier/dossier.ts'
import { buildDigest, type DatedDigest, type Digest, digestUntil, type StoredFinding } from '../rules/digest.ts'
import type { Day } from '../rules/dossier-facts.ts'
import { readFactors } from '../rules/engine.ts'
import { factors } from '../rules/factor-list.ts'
import { RULES_VERSION } from './rules-version.ts'
import {
  findBasis,
  findSummary,
  lastCompanyId,
  listOutdated,
  lockOutdated,
  type NewSummary,
  type SummaryRow,
  saveSummaries,
  type WorstInRow,
} from './summaries.sql.ts'

/** The valid stored summary for this day, or null. One query by primary key. */
export async function storedDigest(db: Reader, companyId: number, today: Day): Promise<DatedDigest | null> {
  const row = await findSummary(db, companyId, { version: RULES_VERSION, today })
  return row ? digestOfRow(row, today) : null
}

/** The worst findings of a stored row. */
export const readFindings = ({ worst, worst_proofs: proofs }: WorstInRow): StoredFinding[] =>
  worst.map((code, index) => ({ code, proofs: (proofs as unknown as StoredFinding['proofs'][])[index] ?? [] }))

/** The digest of a stored row. `day`: the day of the request, which may be later than that of the computation. */
export function digestOfRow(row: SummaryRow, day: Day): DatedDigest {
  const { positive, negative, attention, found, not_found, not_applicable, not_checked, source_down } = row
  const all = found + not_found + not_applicable + not_checked + source_down
  return {
    day,
    points: row.points,
    counts: { all, positive, negative, attention, found, not_found, not_applicable, not_checked, source_down },
    worst: readFindings(row),
    verdicts: Object.fromEntries(purposes.map((purpose, index) => [purpose, row.verdicts[index]])) as Digest['verdicts'],
    computedAt: row.computed_at,
    basis: row.basis ?? '',
  }
}

/** A digest computed now from the whole report, without storing it. */
export async function computedDigest(db: Reader, row: CompanyRow, { today, now }: Moment): Promise<DatedDigest> {
  const { dossier } = await readDossier(db, row, today)
  const basis = await findBasis(db, RULES_VERSION)
  return { ...buildDigest(readFactors(factors, dossier), dossier), day: today, computedAt: now, basis }
}

/** The day that reports are made for (fixed in the demo), and the real time. */
export interface Moment {
  readonly today: Day
  readonly now: Date
}

/** Companies computed in one transaction: rows are locked for a few hundred milliseconds, usually. */
const PAGE_SIZE = 50
/** Time limit of one transaction on a slow machine: finished companies are stored, the others follow in the next transaction. */
const MAX_PAGE_MS = 5_000
/** Companies computed in parallel; each uses a database connection. */
const CONCURRENCY = 4
/** Range of ids that one statement searches, so that it stays far below the statement timeout even if all are valid. */
const ID_RANGE = 20_000

/** Computes all outdated summaries and returns their number. Each page is stored at once; `pause` is awaited after it. */
export async function refreshSummaries(db: Db, moment: () => Moment, pause: () => Promise<void> = async () => {}): Promise<number> {
  const reader = readOnly(db)
  const basis = await findBasis(reader, RULES_VERSION)
  const last = await lastCompanyId(reader)
  let computed = 0
  for (let from = 0; from < last; from += ID_RANGE) {
    const until = from + ID_RANGE
    for (let after = from; ; ) {
      const ids = await listOutdated(reader, { after, until, limit: PAGE_SIZE }, { basis, today: moment().today })
      if (ids.length === 0) break
      const page = await db.transaction().execute((tx) => refreshPage(tx, reader, ids, moment))
      computed += page.computed
      after = page.upTo
      await pause()
    }
  }
  return computed
}

/**
 * Computes and stores the summaries of a page. Rows are locked and stored in the transaction `tx`, but facts are read through `reader`, on other
 * connections: these see data committed before the lock, and later changes wait for the lock in `markOutdated`. The basis is read before the
 * source copies: if a copy is imported in between, the summary gets the older basis and is only computed once more. `upTo`: the id to continue
 * after.
 */
async function refreshPage(
  tx: Tx,
  reader: Reader,
  ids: readonly number[],
  clock: () => Moment,
): Promise<{ computed: number; upTo: number }> {
  const moment = clock()
  const isInTime = () => clock().now.getTime() - moment.now.getTime() < MAX_PAGE_MS
  const basis = await findBasis(tx, RULES_VERSION)
  const copies = await loadCopies(tx)
  const found = await findByIds(tx, await lockOutdated(tx, ids, { basis, today: moment.today }))
  const locked = found.sort((a, b) => a.id - b.id)
  const rows: NewSummary[] = []
  for (let at = 0; at < locked.length && (at === 0 || isInTime()); at += CONCURRENCY) {
    const batch = locked.slice(at, at + CONCURRENCY)
    rows.push(...(await Promise.all(batch.map((row) => summaryOfCompany(reader, row, { copies, basis, moment })))))
  }
  await saveSummaries(tx, rows)
  const isWhole = rows.length === locked.length
  return { computed: rows.length, upTo: (isWhole ? ids.at(-1) : rows.at(-1)?.company_id) ?? 0 }
}

interface SummaryContext {
  readonly copies: Copies
  readonly basis: string
  readonly moment: Moment
}

async function summaryOfCompany(db: Reader, row: CompanyRow, { copies, basis, moment }: SummaryContext): Promise<NewSummary> {
  const { dossier } = await readDossier(db, row, moment.today, { copies })
  const { digest, holdsUntil } = digestUntil(factors, dossier)
  const { all: _sum, ...counts } = digest.counts
  return {
    company_id: row.id,
    basis,
    day: moment.today,
    holds_until: holdsUntil,
    computed_at: moment.now,
    points: digest.points,
    ...counts,
    worst: digest.worst.map(({ code }) => code),
    worst_proofs: JSON.stringify(digest.worst.map(({ proofs }) => proofs)),
    verdicts: purposes.map((purpose): Verdict => digest.verdicts[purpose]),
  }
}
