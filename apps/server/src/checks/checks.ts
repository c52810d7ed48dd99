// Full reports on companies (checks). A report is made and printed once, and stored with its files; it never changes afterwards. Also lists reports,
// reads one, and answers its public verification.
import { createHash } from 'node:crypto'
import { zstdCompressSync } from 'node:zlib'
import type { Check, CheckProof, FullCheck, ListedCheck } from '@sverka/contract/checks/checks'
import { purposes } from '@sverka/contract/company-card/reliability.rules'
import { verdicts } from '@sverka/contract/company-card/reliability-verdict'
import { renderSVG } from 'uqr'
import { readMarks } from '../disputed-facts/disputed-facts.ts'
import { requireCheckLeft, useUpCheck } from '../plans/plans.ts'
import type { Clock } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Ids } from '../platform/ids.ts'
import type { ExportUserData } from '../platform/own-data.ts'
import { type CompanyRow, findById, findByNumber, listTied, openPastRecord } from '../registry/registry.ts'
import { pastReport, reportWithRecord, type SummaryVersion } from '../reliability/reliability.ts'
import { findMemberTeam } from '../team/team.ts'
import {
  type CheckRow,
  countCheckRows,
  findCheckFile,
  type findReadableCheck,
  insertCheck,
  listCheckRows,
  listChecksForExport,
  listHashes,
  type NewCheck,
  type Request,
} from './checks.sql.ts'
import { disputedSection } from './disputed-section.ts'
import { buildExtension, type ExtensionRequest } from './extended/extension.ts'
import { gatherFigures } from './figures.ts'
import { formatCheckNumber } from './number.ts'
import type { PrintedReport, StoredReport } from './printed-report.ts'
import type { Printer } from './printer.ts'
import { listSections } from './sections.ts'
import { openSnapshot } from './snapshot.ts'
import { stateWords } from './state-words.ts'
import { toSubject } from './subject.ts'

/** The services that making a report needs. `today` returns the present day of the data (YYYY-MM-DD), which the demo keeps fixed. */
export interface CheckDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly today: () => string
  readonly publicUrl: string
  readonly print: Printer['print']
}

/** URL of the public page that verifies a report by its number. */
export const proofUrl = (publicUrl: string, number: string): string => `${publicUrl}/verify/${number}`

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/**
 * Makes a report: reads the company, prints the files, then counts the report against the quota of the member's plan and stores it in one
 * transaction. `isCounted` is false if a report on the company was already counted in this period. Throws `company_not_found`,
 * `past_day_unknown` (no extract of the register is that old) and `quota_exhausted`.
 */
export async function createCheck(
  db: Db,
  deps: CheckDeps,
  /** `number`: ИНН or ОГРН of the company. */
  request: ReportOptions & { userId: number; number: string },
): Promise<{ check: Check; isCounted: boolean }> {
  const reader = readOnly(db)
  const row = (await findByNumber(reader, request.number)) ?? refuse('company_not_found')
  const counted = { userId: request.userId, companyId: row.id, at: deps.clock.now() }
  await requireCheckLeft(reader, counted)
  const paper = await buildPrintedReport(reader, deps, row, request)
  const printed = await deps.print(paper, request.userId)
  const { number, report, sections, extended, materiality } = paper
  const stored: NewCheck = {
    number,
    user_id: request.userId,
    company_id: row.id,
    created_at: paper.createdAt,
    kind: paper.kind,
    name: paper.report.name,
    inn: row.inn,
    ogrn: row.ogrn,
    status: paper.status,
    points: report.points,
    positive: report.gauge.positive,
    negative: report.gauge.negative,
    snapshot: zstdCompressSync(Buffer.from(JSON.stringify({ report, sections, extended, materiality } satisfies StoredReport))),
    extended: Boolean(extended),
    past_day: report.day < deps.today() ? report.day : null,
    verdicts: report.purposes.map(({ verdict }) => verdict),
  }
  const files = Object.entries(printed).map(([format, content]) => ({ format, content, sha256: sha256(content) }))
  const isCounted = await db.transaction().execute(async (tx) => {
    const isNew = await useUpCheck(tx, counted)
    await insertCheck(tx, stored, files)
    return isNew
  })
  return { check: presentCheck(stored), isCounted }
}

/** The contents of a report that its maker can choose. */
interface ReportOptions {
  /** Present for an extended report. */
  readonly extended?: ExtensionRequest
  /** The deal's sum as typed. */
  readonly sum?: string | undefined
  /** A past ISO day as of which the company is judged; with today or a later day the report is as of today. */
  readonly day?: string | undefined
}

/** Everything that a printed report of the company shows, as of today or of a past day. */
async function buildPrintedReport(
  reader: Reader,
  { clock, ids, today, publicUrl }: CheckDeps,
  row: CompanyRow,
  request: ReportOptions = {},
): Promise<PrintedReport> {
  const past = request.day && request.day < today() ? request.day : null
  const { report, record, materiality } = past
    ? await pastReport(reader, (await openPastRecord(reader, row, past)).record ?? refuse('past_day_unknown'), past, request.sum)
    : await reportWithRecord(reader, row, today(), request.sum)
  const createdAt = clock.now()
  const number = formatCheckNumber(createdAt.getUTCFullYear(), Buffer.from(ids.secret(8), 'base64url'))
  // `recordRow` differs from `row` for a past day: it has the values of that day.
  const { row: recordRow, register } = record
  const headInns = register.heads.flatMap((head) => head.inn ?? [])
  // A past day has only the connections that its extract names, and no dispute marks, which are of today.
  const [tied, marks] = past ? [[], []] : await Promise.all([listTied(reader, recordRow, headInns), readMarks(reader, recordRow.id)])
  return {
    number,
    createdAt,
    report,
    sections: [...disputedSection(marks, report.day), ...listSections(record)],
    extended: request.extended ? await buildExtension(reader, record, report, { ...request.extended, today: today() }) : null,
    materiality,
    kind: row.kind === 'entrepreneur' ? 'entrepreneur' : 'company',
    status: stateWords(recordRow),
    subject: toSubject(record, report.day, tied),
    figures: gatherFigures(record, tied, report),
    proofUrl: proofUrl(publicUrl, number),
  }
}

/** Id of the company whose report is printed to warm up, the first of the register; if there is none, nothing is printed. */
const FIRST_COMPANY_ID = 1

/**
 * Prints one report that is neither shown nor stored. It starts the printing thread and compiles its code, which takes as long as several
 * reports, so that the first member after a start does not wait for it.
 */
export async function warmUpPrinting(db: Db, deps: CheckDeps): Promise<void> {
  const reader = readOnly(db)
  const row = await findById(reader, FIRST_COMPANY_ID)
  if (row) await deps.print(await buildPrintedReport(reader, deps, row))
}

/** A report without its content, as the API returns it. */
export function presentCheck(row: CheckRow): Check {
  const { positive, negative } = row
  return {
    number: row.number,
    created_at: row.created_at.toISOString(),
    kind: row.kind === 'entrepreneur' ? 'entrepreneur' : 'company',
    name: row.name,
    inn: row.inn,
    ogrn: row.ogrn,
    status: row.status,
    points: row.points,
    gauge: { positive, negative, ratio: positive + negative === 0 ? null : positive / (positive + negative) },
    past_day: row.past_day,
    extended: row.extended,
    verdicts: row.verdicts && readVerdicts(row.verdicts),
  }
}

/** Stored verdicts, in the order of `purposes`, each with its kind of deal; unknown words are left out. */
const readVerdicts = (stored: readonly string[]): NonNullable<Check['verdicts']> =>
  purposes.flatMap((purpose, place) => {
    const verdict = verdicts.find((word) => word === stored[place])
    return verdict ? [{ purpose, verdict }] : []
  })

/**
 * A page (numbered from 1) of a person's own reports, or of those shown to their team, newest first. `wanted` is the version that a stored summary
 * of a company must have to be shown.
 */
export async function readChecksPage(db: Reader, request: Request, page: { number: number; size: number; wanted: SummaryVersion }) {
  const rows = await listCheckRows(db, request, { limit: page.size, offset: (page.number - 1) * page.size, wanted: page.wanted })
  return {
    count: await countCheckRows(db, request),
    page: page.number,
    page_size: page.size,
    result: rows.map((row) => presentListed(row, request.userId)),
    team: (await findMemberTeam(db, request.userId))?.company ?? null,
  }
}

function presentListed(row: Awaited<ReturnType<typeof listCheckRows>>[number], viewerId: number): ListedCheck {
  const { summary, statusNow, procedureNow } = row
  const status = stateWords({ statusName: statusNow, procedure: procedureNow })
  const now = summary && { status, points: summary.points, verdicts: readVerdicts(summary.verdicts) }
  return { ...presentCheck(row), ...presentShown(row, viewerId), company_id: row.companyId, now }
}

/** Who made the report (null for the viewer's own), and since when it is shown to the team (null if it is not). */
const presentShown = ({ makerId, maker, shownAt }: { makerId: number; maker: string; shownAt: Date | null }, viewerId: number) => ({
  made_by: makerId === viewerId ? null : maker,
  shown_at: shownAt?.toISOString() ?? null,
})

/** A stored report with all its content. */
export async function readFullCheck(
  db: Reader,
  row: NonNullable<Awaited<ReturnType<typeof findReadableCheck>>>,
  { userId, publicUrl }: { userId: number; publicUrl: string },
): Promise<FullCheck> {
  const { report, sections, extended, materiality = null } = openSnapshot(row.snapshot)
  const proof = proofUrl(publicUrl, row.number)
  const team = row.makerId === userId ? await findMemberTeam(db, userId) : null
  return {
    ...presentCheck(row),
    ...presentShown(row, userId),
    team: team?.company ?? null,
    proof_url: proof,
    proof_qr_svg: renderSVG(proof),
    report,
    materiality,
    sections: [...(extended?.sections ?? []), ...sections],
    picture: extended?.picture ?? null,
  }
}

/** The public answer to the verification of a report by its number: date, company, status, verdicts of that day, hashes of the files. */
export async function presentProof(
  db: Reader,
  proof: { id: number; number: string; created_at: Date; name: string; inn: string | null; ogrn: string; status: string; snapshot: Buffer },
): Promise<CheckProof> {
  const { id, created_at: createdAt, snapshot, number, name, inn, ogrn, status } = proof
  const { day, purposes } = openSnapshot(snapshot).report
  const verdicts = purposes.map(({ purpose, verdict }) => ({ purpose, verdict }))
  return { number, created_at: createdAt.toISOString(), day, name, inn, ogrn, status, verdicts, hashes: await listHashes(db, id) }
}

/** A member's reports in the copy of their data: only the list, since the reports are about companies and can be downloaded. */
export const exportChecks: ExportUserData = async (db, userId) => [{ name: 'checks.json', content: await listChecksForExport(db, userId) }]

/** The stored PDF of a report that the member may read; null if there is no such report. */
export const readCheckPdf = async (db: Reader, userId: number, number: string): Promise<Buffer | null> =>
  (await findCheckFile(db, userId, number, 'pdf'))?.content ?? null

export { countManualChecks, listManualCheckEvidence, type ManualCheckEvidence } from './manual/manual-check-evidence.ts'
export { createPrinter, type Printer } from './printer.ts'
