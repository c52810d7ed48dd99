// Manual checks: a member looks a company up in an official service that offers no data to load, and stores the result with a file. The newest
// check at each service counts, and only in that member's own reports.
import type { ManualCheck, ManualChecks } from '@sverka/contract/checks/manual-checks'
import { type ManualCheckOutcome, type ManualService, manualServiceDetails } from '@sverka/contract/checks/manual-checks.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { readKopecks } from '@sverka/contract/money.rules'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../../platform/db/database.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { withStoredFiles } from '../../platform/files/store.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { ExportUserData } from '../../platform/own-data.ts'
import type { Services } from '../../platform/services.ts'
import { findById } from '../../registry/registry.ts'
import { openSnapshot } from '../snapshot.ts'
import { manualCheckFileKey, readManualCheckFile } from './manual-check-files.ts'
import {
  deleteManualChecks,
  findCompanyOfCheck,
  findManualCheck,
  insertManualCheck,
  listManualChecks,
  listManualChecksForExport,
  type ManualCheckRow,
} from './manual-checks.sql.ts'

/** Most manual checks of one company that are shown. */
const MAX_SHOWN = 200

/** The company of the caller's own report; absent and foreign ones give the same refusal `check_not_found`. */
const requireCompany = async (db: Reader, userId: number, number: string) =>
  (await findCompanyOfCheck(db, userId, number)) ?? refuse('check_not_found')

const presentManualCheck = (row: ManualCheckRow): ManualCheck => ({
  id: row.id,
  service: row.service as ManualService,
  outcome: row.outcome as ManualCheckOutcome,
  details: row.details,
  sum: row.sum_kopecks === null ? null : Number(row.sum_kopecks) / 100,
  file:
    row.sha256 === null
      ? null
      : { name: row.file_name ?? '', kind: row.file_kind === 'pdf' ? 'pdf' : 'picture', size: row.file_size ?? 0, sha256: row.sha256 },
  checked_at: row.checked_at.toISOString(),
  checked_by: row.who,
})

/** The manual checks of the company that the report `number` is about, and how many factors they add. Throws `check_not_found`. */
export async function readManualChecks(db: Reader, userId: number, number: string): Promise<ManualChecks> {
  const { companyId, name, inn, snapshot } = await requireCompany(db, userId, number)
  const company = await findById(db, companyId)
  const checks = (await listManualChecks(db, userId, companyId, MAX_SHOWN)).map(presentManualCheck)
  return {
    subject: { name, inn, person: company?.leader ?? company?.fio ?? null },
    checks,
    coverage: coverageWith(openSnapshot(snapshot).report.factors, checks),
  }
}

/** The newest check of each service; `checks` come newest first. */
export const selectNewestByService = (checks: readonly ManualCheck[]): ManualCheck[] => [
  ...new Map(checks.toReversed().map((check) => [check.service, check])).values(),
]

/** Numbers of the report's factors: answered by data, answered by manual checks (the service opened), and still unchecked. */
function coverageWith(factors: readonly Pick<Factor, 'code' | 'state'>[], checks: readonly ManualCheck[]): ManualChecks['coverage'] {
  const unchecked = factors.filter(({ state }) => state === 'not_checked' || state === 'source_down').map(({ code }) => code)
  const checkedCodes = new Set(
    selectNewestByService(checks)
      .filter(({ outcome }) => outcome !== 'unopened')
      .flatMap(({ service }) => manualServiceDetails[service].factors),
  )
  const byHand = unchecked.filter((code) => checkedCodes.has(code)).length
  const byData = factors.filter(({ state }) => state === 'found' || state === 'not_found').length
  return { by_data: byData, by_hand: byHand, unchecked: unchecked.length - byHand }
}

interface ManualCheckInput {
  readonly userId: number
  /** Number of the report. */
  readonly number: string
  readonly service: ManualService
  readonly outcome: ManualCheckOutcome
  readonly details?: string | undefined
  /** Rubles. */
  readonly sum?: number | undefined
  readonly file?: Buffer | undefined
  readonly fileName?: string | undefined
}

/**
 * Stores a manual check with its file. Throws `check_not_found`, a field error on `file` if it is missing although the service opened, on
 * `sum` if it is no sum of money, and what `readManualCheckFile` throws.
 */
export async function addManualCheck(db: Db, services: Services, input: ManualCheckInput): Promise<ManualCheck> {
  const { userId, number, service, outcome } = input
  const { companyId } = await requireCompany(readOnly(db), userId, number)
  if (!input.file && outcome !== 'unopened') refuseField('file', 'required')
  const file = input.file ? await readManualCheckFile(services, input.file, input.fileName ?? '') : null
  const row = {
    id: services.ids.uuid(),
    user_id: userId,
    company_id: companyId,
    service,
    outcome,
    details: input.details?.trim() || null,
    sum_kopecks: input.sum ? (readKopecks(input.sum) ?? refuseField('sum', 'amount_not_money')) : (input.sum ?? null),
    file_name: file?.name ?? null,
    file_kind: file?.kind ?? null,
    file_size: file?.bytes.length ?? null,
    sha256: file?.sha256 ?? null,
    checked_at: services.clock.now(),
  }
  const store = (tx: Tx) => insertManualCheck(tx, row)
  await withStoredFiles(services.files.documents, async (put) => {
    if (file) await put(manualCheckFileKey(row.id), file.bytes)
    await db.transaction().execute(store)
  })
  return presentManualCheck((await findManualCheck(readOnly(db), userId, companyId, row.id)) ?? refuse('not_found'))
}

/** The stored file. Throws `check_not_found`, `not_found`. */
export async function openManualCheckFile(
  db: Reader,
  { files }: Pick<Services, 'files'>,
  request: { readonly userId: number; readonly number: string; readonly id: string },
): Promise<{ bytes: Uint8Array; row: ManualCheckRow }> {
  const { companyId } = await requireCompany(db, request.userId, request.number)
  const row = (await findManualCheck(db, request.userId, companyId, request.id)) ?? refuse('not_found')
  const bytes = row.sha256 === null ? null : await files.documents.get(manualCheckFileKey(row.id))
  return { bytes: bytes ?? refuse('not_found'), row }
}

export const exportManualChecks: ExportUserData = async (db, userId) => [
  { name: 'hand-checks.json', content: (await listManualChecksForExport(db, userId)).map(presentManualCheck) },
]

const removeJob = defineJob<{ readonly ids: readonly string[] }>('checks-drop-hand-files')

/** Deletes files whose rows are gone. */
export const deleteManualCheckFiles = ({ files }: Pick<Services, 'files'>): JobWorker =>
  jobWorker(removeJob, async ({ ids }) => {
    for (const id of ids) await files.documents.remove(manualCheckFileKey(id))
  })

/** Deletes the rows at once, and their files by a job of the same transaction; returns the number of rows. */
export async function eraseManualChecks(tx: Tx, { jobs }: Pick<Services, 'jobs'>, userId: number): Promise<number> {
  const ids = (await deleteManualChecks(tx, userId)).map(({ id }) => id)
  if (ids.length > 0) await jobs.send(tx, removeJob, { ids })
  return ids.length
}
