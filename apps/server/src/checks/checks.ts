// Makes a full report and shows it: read once, printed once, stored as it was on that day.
import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Check, CheckProof, FullCheck } from '@sverka/contract/checks'
import { renderSVG } from 'uqr'
import type { Clock } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Ids } from '../platform/ids.ts'
import type { OwnData } from '../platform/own-data.ts'
import { type CompanyRow, findById, findByNumber } from '../registry/registry.ts'
import { reportWithRecord } from '../reliability/reliability.ts'
import { type CheckRow, countChecksOf, insertCheck, listCheckCopies, listChecksOf, listHashes, type NewCheck } from './checks.sql.ts'
import { checkNumber } from './number.ts'
import type { Paper, Snapshot } from './paper.ts'
import type { Printer } from './printer.ts'
import { sectionsOf } from './sections.ts'

export interface CheckDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly today: () => string
  readonly publicUrl: string
  readonly print: Printer['print']
}

export const proofUrl = (publicUrl: string, number: string): string => `${publicUrl}/verify/${number}`

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** Reads the company, prints the files, stores all in one transaction. Refuses `number_invalid` and `company_not_found`. */
export async function makeCheck(db: Db, deps: CheckDeps, asked: { userId: number; number: string }): Promise<Check> {
  const reader = readOnly(db)
  const row = (await findByNumber(reader, asked.number)) ?? refuse('company_not_found')
  const paper = await writePaper(reader, deps, row)
  const printed = await deps.print(paper)
  const { number, report, sections } = paper
  const stored: NewCheck = {
    number,
    user_id: asked.userId,
    company_id: row.id,
    created_at: paper.createdAt,
    kind: paper.kind,
    name: row.name,
    inn: row.inn,
    ogrn: row.ogrn,
    status: row.statusName,
    points: report.points,
    positive: report.gauge.positive,
    negative: report.gauge.negative,
    snapshot: zstdCompressSync(Buffer.from(JSON.stringify({ report, sections } satisfies Snapshot))),
  }
  const files = Object.entries(printed).map(([format, content]) => ({ format, content, sha256: sha256(content) }))
  await db.transaction().execute((tx) => insertCheck(tx, stored, files))
  return presentCheck(stored)
}

/** Everything a printed report of the company shows, as it is known today. */
async function writePaper(reader: Reader, { clock, ids, today, publicUrl }: CheckDeps, row: CompanyRow): Promise<Paper> {
  const { report, record } = await reportWithRecord(reader, row, today())
  const createdAt = clock.now()
  const number = checkNumber(createdAt.getUTCFullYear(), Buffer.from(ids.secret(8), 'base64url'))
  const kind = row.kind === 'entrepreneur' ? 'entrepreneur' : 'company'
  return { number, createdAt, report, sections: sectionsOf(record), kind, status: row.statusName, proofUrl: proofUrl(publicUrl, number) }
}

/** Any company does; without it there is nothing to rehearse on. */
const FIRST_RECORD = 1

/**
 * Prints a report that nobody sees and nothing stores: starting the thread and learning the work cost as much as several reports,
 * which the first person of the day should not wait for.
 */
export async function rehearse(db: Db, deps: CheckDeps): Promise<void> {
  const reader = readOnly(db)
  const row = await findById(reader, FIRST_RECORD)
  if (row) await deps.print(await writePaper(reader, deps, row))
}

export function presentCheck(row: Omit<CheckRow, never>): Check {
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
  }
}

/** A page of a person's own reports, newest first. */
export async function showChecks(db: Reader, userId: number, page: { number: number; size: number }) {
  const rows = await listChecksOf(db, userId, { limit: page.size, offset: (page.number - 1) * page.size })
  return { count: await countChecksOf(db, userId), page: page.number, page_size: page.size, result: rows.map(presentCheck) }
}

/** A stored report with everything in it. */
export function presentFull(row: CheckRow & { snapshot: Buffer }, publicUrl: string): FullCheck {
  const { report, sections } = JSON.parse(zstdDecompressSync(row.snapshot).toString()) as Snapshot
  const proof = proofUrl(publicUrl, row.number)
  return { ...presentCheck(row), proof_url: proof, proof_qr_svg: renderSVG(proof), report, sections: [...sections] }
}

/** What a number proves: date, company, state, hashes of the files. */
export async function presentProof(
  db: Reader,
  proof: { id: number; number: string; created_at: Date; name: string; inn: string | null; ogrn: string; status: string },
): Promise<CheckProof> {
  const { id, created_at: createdAt, number, name, inn, ogrn, status } = proof
  return { number, created_at: createdAt.toISOString(), name, inn, ogrn, status, hashes: await listHashes(db, id) }
}

/** The list only: the reports speak of companies, and each can be downloaded on its own. */
export const ownChecks: OwnData = async (db, userId) => [{ name: 'checks.json', content: await listCheckCopies(db, userId) }]

export { createPrinter, type Printer } from './printer.ts'
