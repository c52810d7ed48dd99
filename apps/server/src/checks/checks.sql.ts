// Queries that store full reports on companies and read them: for their maker, for the maker's team, and for public verification by number.
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { Database } from '../platform/db/types.generated.ts'
import { type SummaryVersion, summaryColumn } from '../reliability/reliability.ts'
import { isReadable, isSharedWith } from './sharing/check-sharing.sql.ts'

/**
 * A row of `checks`. `snapshot` is the compressed content (`StoredReport`). `past_day` (YYYY-MM-DD) is the past day as of which the company was
 * judged; null for a report as of the day on which it was made.
 */
export interface NewCheck {
  number: string
  user_id: number
  company_id: number
  created_at: Date
  kind: string
  name: string
  /** Taxpayer number (ИНН). */
  inn: string | null
  /** Registration number: ОГРН of a company, ОГРНИП of a sole trader. */
  ogrn: string
  status: string
  /** Sum of the points of all findings. */
  points: number
  /** Numbers of positive and negative findings. */
  positive: number
  negative: number
  snapshot: Buffer
  extended: boolean
  past_day: string | null
  /** Verdicts for the kinds of deals, in the order of the contract's `purposes`; null in old rows. */
  verdicts: string[] | null
}

/** A printed file with the hexadecimal SHA-256 of its content. */
export interface NewFile {
  format: string
  sha256: string
  content: Buffer
}

export async function insertCheck(tx: Tx, check: NewCheck, files: readonly NewFile[]): Promise<void> {
  const { id } = await tx.insertInto('checks').values(check).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('check_files')
    .values(files.map((file) => ({ check_id: id, ...file })))
    .execute()
}

const columns = [
  'number',
  'created_at',
  'kind',
  'name',
  'inn',
  'ogrn',
  'status',
  'points',
  'positive',
  'negative',
  'extended',
  'past_day',
  'verdicts',
] as const

/** A report without its content. */
export type CheckRow = Pick<Selectable<Database['checks']>, (typeof columns)[number]>

/** Whose reports are listed, and the text to search them by. */
export interface Request {
  readonly userId: number
  /** The reports that the person's team has been shown, instead of the person's own. */
  readonly ofTeam: boolean
  readonly search: string | undefined
}

/**
 * The condition on `checks`. The search text may be any part of the company's name or of one of the reader's own labels on the company, or the
 * beginning of its ИНН or ОГРН or of the report's number.
 */
function matches({ userId, ofTeam, search }: Request) {
  const whose = ofTeam ? isSharedWith(userId) : sql<SqlBool>`checks.user_id = ${userId}`
  if (!search) return whose
  const prefix = `${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${whose} and (checks.name ilike ${`%${prefix}`} or checks.inn like ${prefix} or checks.ogrn like ${prefix}
    or checks.number ilike ${prefix} or exists (select from company_notes as note, unnest(note.labels) as label
      where note.user_id = ${userId} and note.company_id = checks.company_id and label ilike ${`%${prefix}`}))`
}

const shownColumns = ['checks.user_id as makerId', 'maker.full_name as maker', 'shown.shown_at as shownAt'] as const

/**
 * A page of reports, newest first, with the company's present status and its stored summary (points and verdicts of today). The summary is null
 * unless it has the version `wanted`, that of the present data and rules.
 */
export const listCheckRows = (
  db: Reader,
  request: Request,
  { limit, offset, wanted }: { limit: number; offset: number; wanted: SummaryVersion },
) =>
  db
    .selectFrom('checks')
    .innerJoin('companies as company', 'company.id', 'checks.company_id')
    .innerJoin('users as maker', 'maker.id', 'checks.user_id')
    .leftJoin('shown_checks as shown', 'shown.check_id', 'checks.id')
    .select(shownColumns)
    .select(columns.map((column) => `checks.${column}` as const))
    .select([
      'checks.company_id as companyId',
      'company.status_name as statusNow',
      'company.procedure as procedureNow',
      summaryColumn('company.id', wanted).as('summary'),
    ])
    .where(matches(request))
    .orderBy('checks.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const listChecksForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('checks')
    .leftJoin('shown_checks as shown', 'shown.check_id', 'checks.id')
    .select(columns.map((column) => `checks.${column}` as const))
    .select('shown.shown_at as shown_to_team_at')
    .where('checks.user_id', '=', userId)
    .orderBy('checks.id')
    .execute()

export async function countCheckRows(db: Reader, request: Request): Promise<number> {
  const row = await db
    .selectFrom('checks')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where(matches(request))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A report by number if it is the person's own or shown to their team; otherwise undefined. */
export const findReadableCheck = (db: Reader, userId: number, number: string) =>
  db
    .selectFrom('checks')
    .innerJoin('users as maker', 'maker.id', 'checks.user_id')
    .leftJoin('shown_checks as shown', 'shown.check_id', 'checks.id')
    .select(shownColumns)
    .select(columns.map((column) => `checks.${column}` as const))
    .select('checks.snapshot')
    .where('checks.number', '=', number)
    .where(isReadable(userId))
    .executeTakeFirst()

/** A file of the person's own report, or of one shown to their team. */
export const findCheckFile = (db: Reader, userId: number, number: string, format: string) =>
  db
    .selectFrom('check_files as file')
    .innerJoin('checks', 'checks.id', 'file.check_id')
    .select(['file.content', 'checks.name'])
    .where('checks.number', '=', number)
    .where(isReadable(userId))
    .where('file.format', '=', format)
    .executeTakeFirst()

/** A report for public verification, without its maker. Of `snapshot` the caller may show only day and verdicts, because anybody may ask. */
export const findProof = (db: Reader, number: string) =>
  db
    .selectFrom('checks')
    .select(['id', 'number', 'created_at', 'name', 'inn', 'ogrn', 'status', 'snapshot'])
    .where('number', '=', number)
    .executeTakeFirst()

/** SHA-256 of each file of a report. */
export const listHashes = (db: Reader, checkId: number) =>
  db.selectFrom('check_files').select(['format', 'sha256']).where('check_id', '=', checkId).orderBy('format').execute()
