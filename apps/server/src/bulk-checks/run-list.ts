// Bulk checks: the background job that checks the companies of a list. It stores the result of each line in a transaction of its own, so that an
// interrupted run continues where it stopped.
import { applicablePurposes, type Purpose } from '@sverka/contract/company-card/reliability.rules'
import { requireCheckLeft, useUpCheck } from '../plans/plans.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { isDatabaseTimeout } from '../platform/db/is-unavailable.ts'
import { RefusalError } from '../platform/errors.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { type CompanyRow, findBranches, findByNumber, presentBranch } from '../registry/registry.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { endList, findRunning, type LineResult, listWaiting, saveLine } from './bulk-checks.sql.ts'
import type { StoredCompany } from './stored-company.ts'

/** A run that takes longer than `expireSeconds` counts as failed; the next attempt continues where it stopped. */
export const listJob = defineJob<{ readonly listId: number }>('bulk-checks-run', { expireSeconds: 3600 })

/** Lines read by one query. Before each batch the job looks whether the member has stopped the list. */
const BATCH_SIZE = 50

export const listWorker = (services: Services): JobWorker => jobWorker(listJob, ({ listId }) => runList(services, listId))

/** Checks all waiting lines, and then notifies the member; ends early if the list was stopped or deleted. */
export async function runList(services: Services, listId: number): Promise<void> {
  const { db, clock } = services
  for (;;) {
    const list = await findRunning(readOnly(db), listId)
    if (!list) return
    const waiting = await listWaiting(readOnly(db), listId, BATCH_SIZE)
    if (waiting.length === 0) break
    for (const { line, number, kpp } of waiting) {
      // A waiting line has a number: a line without one was stored as a fault.
      await checkLine(services, { listId, line, number: number ?? '', kpp, userId: list.user_id, purpose: list.purpose as Purpose })
    }
  }
  await db.transaction().execute(async (tx) => {
    const list = await findRunning(tx, listId)
    if (!list || !(await endList(tx, listId, 'done', clock.now()))) return
    const path = `/profile/bulk-checks/${listId}`
    await raiseNotice(tx, clock, {
      userId: list.user_id,
      kind: 'list_checked',
      params: { list: list.name },
      path,
      dedupeKey: `list:${listId}`,
    })
  })
}

interface Line {
  readonly listId: number
  readonly line: number
  /** ИНН (taxpayer number) or ОГРН (registration number). */
  readonly number: string
  /** КПП (tax registration code) of the branch that the line names; null if it names the company. */
  readonly kpp: string | null
  readonly userId: number
  readonly purpose: Purpose
}

/** Attempts at one line. */
const MAX_ATTEMPTS = 2

/**
 * Checks a line. If the database ran into a time limit in every attempt, the line gets the fault `late` and uses up no check of the plan; the member
 * can repeat the list.
 */
async function checkLine(services: Services, line: Line): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await checkOnce(services, line)
    } catch (error) {
      if (!isDatabaseTimeout(error)) throw error
      if (attempt < MAX_ATTEMPTS) continue
      const { listId, line: lineNumber } = line
      return void (await services.db.transaction().execute((tx) => saveLine(tx, listId, lineNumber, { state: 'fault', fault: 'late' })))
    }
  }
}

/** One attempt. The result is stored in the transaction that uses up the check. If the plan's checks are used up, the line becomes `unchecked`. */
async function checkOnce(services: Services, { listId, line, number, kpp, userId, purpose }: Line): Promise<void> {
  const { db, clock } = services
  const reader = readOnly(db)
  const save = (result: LineResult) => (tx: Tx) => saveLine(tx, listId, line, result)
  const row = await findByNumber(reader, number)
  if (!row) return void (await db.transaction().execute(save({ state: 'fault', fault: 'not_found' })))
  const branch = await findBranch(reader, row, kpp)
  try {
    // Ends early if no check remains; `useUpCheck` decides again in the transaction.
    await requireCheckLeft(reader, { userId, companyId: row.id, at: clock.now() })
    const { day, verdicts, worst } = await getSummaries(services).digest(reader, row)
    const verdict = applicablePurposes(companyKind(row), row.okopfCode).includes(purpose) ? verdicts[purpose] : null
    await db.transaction().execute(async (tx) => {
      const usedUp = await useUpCheck(tx, { userId, companyId: row.id, at: clock.now() })
      const company = JSON.stringify(toStoredCompany(row, { finding: worst[0] ?? null, on: day, branch }))
      await save({ state: 'checked', company_id: row.id, verdict, counted: usedUp, company })(tx)
    })
  } catch (error) {
    if (!(error instanceof RefusalError) || error.code !== 'quota_exhausted') throw error
    await db
      .transaction()
      .execute(save({ state: 'unchecked', company_id: row.id, company: JSON.stringify(toStoredCompany(row, { finding: null, branch })) }))
  }
}

const companyKind = (row: CompanyRow) => (row.kind === 'entrepreneur' ? 'entrepreneur' : 'company')

async function findBranch(db: Reader, { id }: CompanyRow, kpp: string | null): Promise<StoredCompany['branch']> {
  const [found] = kpp === null ? [] : (await findBranches(db, [{ id, kpp }])).branches
  return found ? presentBranch(found.branch) : null
}

/** The data about its company that the line stores. */
const toStoredCompany = (row: CompanyRow, extra: Pick<StoredCompany, 'finding' | 'on' | 'branch'>): StoredCompany => ({
  id: row.id,
  kind: companyKind(row),
  name: row.name,
  inn: row.inn,
  ogrn: row.ogrn,
  status: row.statusName,
  procedure: row.procedure,
  closed_on: row.closedOn,
  as_of: row.registerAsOf,
  leader: row.leader ?? row.fio,
  revenue: row.revenueKopecks === null ? null : row.revenueKopecks / 100,
  ...extra,
})
