// Stores full reports and reads them: for their owner, and for public verification by number.
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { Database } from '../platform/db/types.generated.ts'
import { type SummaryVersion, summaryColumn } from '../reliability/reliability.ts'

export interface NewCheck {
  number: string
  user_id: number
  company_id: number
  created_at: Date
  kind: string
  name: string
  inn: string | null
  ogrn: string
  status: string
  points: number
  positive: number
  negative: number
  snapshot: Buffer
  extended: boolean
  past_day: string | null
  verdicts: string[] | null
}

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

export type CheckRow = Pick<Selectable<Database['checks']>, (typeof columns)[number]>

interface Request {
  readonly userId: number
  readonly search: string | undefined
}

/** Searches by any part of a name and by the beginning of a number. */
function asked({ userId, search }: Request) {
  if (!search) return sql<SqlBool>`checks.user_id = ${userId}`
  const begins = `${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`checks.user_id = ${userId} and (checks.name ilike ${`%${begins}`} or checks.inn like ${begins} or checks.ogrn like ${begins}
    or checks.number ilike ${begins})`
}

/** Reports with the company's state of today: the register's words, and the stored summary if it is valid. */
export const listUserChecks = (
  db: Reader,
  sought: Request,
  { limit, offset, wanted }: { limit: number; offset: number; wanted: SummaryVersion },
) =>
  db
    .selectFrom('checks')
    .innerJoin('companies as company', 'company.id', 'checks.company_id')
    .select(columns.map((column) => `checks.${column}` as const))
    .select(['company.status_name as statusNow', 'company.procedure as procedureNow', summaryColumn('company.id', wanted).as('summary')])
    .where(asked(sought))
    .orderBy('checks.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const listCheckCopies = (db: Reader, userId: number) =>
  db.selectFrom('checks').select(columns).where('user_id', '=', userId).orderBy('id').execute()

export async function countUserChecks(db: Reader, sought: Request): Promise<number> {
  const row = await db
    .selectFrom('checks')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where(asked(sought))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findUserCheck = (db: Reader, userId: number, number: string) =>
  db
    .selectFrom('checks')
    .select([...columns, 'snapshot'])
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .executeTakeFirst()

export const findCheckFile = (db: Reader, userId: number, number: string, format: string) =>
  db
    .selectFrom('check_files as file')
    .innerJoin('checks as check', 'check.id', 'file.check_id')
    .select(['file.content', 'check.name'])
    .where('check.user_id', '=', userId)
    .where('check.number', '=', number)
    .where('file.format', '=', format)
    .executeTakeFirst()

/** What anybody may see: no owner, and of the content only the verdicts. */
export const findProof = (db: Reader, number: string) =>
  db
    .selectFrom('checks')
    .select(['id', 'number', 'created_at', 'name', 'inn', 'ogrn', 'status', 'snapshot'])
    .where('number', '=', number)
    .executeTakeFirst()

export const listHashes = (db: Reader, checkId: number) =>
  db.selectFrom('check_files').select(['format', 'sha256']).where('check_id', '=', checkId).orderBy('format').execute()
