// Stores full reports and reads them back: their owner's, and the public proof of a number.
import type { Reader, Tx } from '../platform/db/database.ts'

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

const columns = ['number', 'created_at', 'kind', 'name', 'inn', 'ogrn', 'status', 'points', 'positive', 'negative', 'extended'] as const

export type CheckRow = Awaited<ReturnType<typeof listChecksOf>>[number]

export const listChecksOf = (db: Reader, userId: number, page: { limit: number; offset: number }) =>
  db
    .selectFrom('checks')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const listCheckCopies = (db: Reader, userId: number) =>
  db.selectFrom('checks').select(columns).where('user_id', '=', userId).orderBy('id').execute()

export async function countChecksOf(db: Reader, userId: number): Promise<number> {
  const row = await db
    .selectFrom('checks')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findCheckOf = (db: Reader, userId: number, number: string) =>
  db
    .selectFrom('checks')
    .select([...columns, 'snapshot'])
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .executeTakeFirst()

export const findFileOf = (db: Reader, userId: number, number: string, format: string) =>
  db
    .selectFrom('check_files as file')
    .innerJoin('checks as check', 'check.id', 'file.check_id')
    .select(['file.content', 'check.name'])
    .where('check.user_id', '=', userId)
    .where('check.number', '=', number)
    .where('file.format', '=', format)
    .executeTakeFirst()

/** What anybody may see: no owner; of the content the verdicts alone go out. */
export const findProof = (db: Reader, number: string) =>
  db
    .selectFrom('checks')
    .select(['id', 'number', 'created_at', 'name', 'inn', 'ogrn', 'status', 'snapshot'])
    .where('number', '=', number)
    .executeTakeFirst()

export const listHashes = (db: Reader, checkId: number) =>
  db.selectFrom('check_files').select(['format', 'sha256']).where('check_id', '=', checkId).orderBy('format').execute()
