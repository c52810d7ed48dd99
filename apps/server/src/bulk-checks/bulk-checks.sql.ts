// Queries of bulk checks: members' lists of companies, the lines of each, and the result of the check of each line. ИНН is a taxpayer number, ОГРН
// a registration number, КПП the tax registration code of a branch.
import type { LineFault } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { type SqlBool, sql } from 'kysely'
import { marksCountColumn } from '../disputed-facts/disputed-facts.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { isSharedWith } from './sharing/list-sharing.sql.ts'
import { foldedLetters } from './texts.ts'

export interface NewList {
  user_id: number
  name: string
  purpose: string
  created_at: Date
  /** Id of the list that it repeats. */
  repeats: number | null
}

export const insertList = async (tx: Tx, row: NewList): Promise<number> =>
  (await tx.insertInto('company_lists').values(row).returning('id').executeTakeFirstOrThrow()).id

interface NewLine {
  /** Number of the line in the list, from 1. */
  readonly line: number
  /** Text of the line as the member sent it. */
  readonly given: string
  /** ИНН or ОГРН; null if none was recognised. */
  readonly number: string | null
  /** КПП of the branch that the line names. */
  readonly kpp: string | null
  readonly fault: LineFault | null
  /** The earlier line with the same company or branch. */
  readonly repeats: number | null
  /** A second or later number of a line is stored as a line of its own; this is the line that contained it. */
  readonly found_in: number | null
  /** In kopecks. */
  readonly sum: number | null
  /** Text that could not be read as a sum. */
  readonly unread_sum: string | null
}

/** Inserts all lines in one statement; lines without a fault wait for the check. */
export async function insertLines(tx: Tx, listId: number, lines: readonly NewLine[]): Promise<void> {
  const rows = JSON.stringify(lines)
  await sql`
    insert into company_list_lines (list_id, line, given, number, kpp, state, fault, repeats, found_in, sum, unread_sum)
    select ${listId}::int, line, given, number, kpp, case when fault is null then 'waiting' else 'fault' end, fault, repeats, found_in,
      sum, unread_sum
    from jsonb_to_recordset(${rows}::jsonb) as given (
      line int, given text, number text, kpp text, fault text, repeats int, found_in int, sum bigint, unread_sum text)`.execute(tx)
}

/**
 * Copies the lines of a list, without results, to a list that repeats it. A number that was not found, or that the search had no time for (fault
 * `late`), is checked again.
 */
export const copyLines = (tx: Tx, from: number, to: number) =>
  sql`
    insert into company_list_lines (list_id, line, given, number, kpp, state, fault, repeats, found_in, sum, unread_sum)
    select ${to}::int, line, given, number, kpp, case when number is null then 'fault' when fault = 'repeat' then 'fault' else 'waiting' end,
      case when number is null or fault = 'repeat' then fault end, repeats, found_in, sum, unread_sum
    from company_list_lines where list_id = ${from}`.execute(tx)

/** SQL: number of the list's lines that meet a condition. */
const countLinesWhere = (condition: string) =>
  sql<number>`(select count(*)::int from company_list_lines as line where line.list_id = list.id and ${sql.raw(condition)})`

/** Which lists: the person's own, those shown to the person's team (also by the person), or both. */
export type ListScope = 'own' | 'team' | 'any'

/** SQL condition on `company_lists as list`. */
function isInScope(userId: number, whose: ListScope) {
  const isOwn = sql<SqlBool>`list.user_id = ${userId}`
  if (whose === 'own') return isOwn
  return whose === 'team' ? isSharedWith(userId) : sql<SqlBool>`(${isOwn} or ${isSharedWith(userId)})`
}

const selectLists = (db: Reader, userId: number, whose: ListScope) =>
  db
    .selectFrom('company_lists as list')
    .innerJoin('users as maker', 'maker.id', 'list.user_id')
    .leftJoin('shown_company_lists as shown', 'shown.list_id', 'list.id')
    .selectAll('list')
    .select(['maker.full_name as maker', 'shown.shown_at as shownAt'])
    .select([
      countLinesWhere('true').as('lines'),
      countLinesWhere("line.state <> 'waiting'").as('done'),
      countLinesWhere("line.state = 'fault'").as('faults'),
      countLinesWhere("line.state = 'unchecked'").as('unchecked'),
      countLinesWhere('line.counted').as('counted'),
    ])
    .select(
      sql<Record<Verdict, number>>`(select coalesce(jsonb_object_agg(of.verdict, of.lines), '{}') from (
        select line.verdict, count(*) as lines from company_list_lines as line
        where line.list_id = list.id and line.verdict is not null group by line.verdict) as of)`.as('verdicts'),
    )
    .where(isInScope(userId, whose))

export type ListRow = NonNullable<Awaited<ReturnType<typeof findList>>>

/** A list with its counts; undefined if the person may not read it. */
export const findList = (db: Reader, userId: number, id: number, whose: ListScope) =>
  selectLists(db, userId, whose).where('list.id', '=', id).executeTakeFirst()

interface Slice {
  readonly limit: number
  readonly offset: number
}

export const listLists = (db: Reader, userId: number, whose: ListScope, { limit, offset }: Slice) =>
  selectLists(db, userId, whose).orderBy('list.id', 'desc').limit(limit).offset(offset).execute()

export async function countLists(db: Reader, userId: number, whose: ListScope): Promise<number> {
  const row = await db
    .selectFrom('company_lists as list')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isInScope(userId, whose))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes the person's lists with their lines; returns the number of lists. */
export async function deleteLists(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('company_lists').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The list if it is being checked; undefined if it is finished, stopped or deleted. */
export const findRunning = (db: Reader, id: number) =>
  db.selectFrom('company_lists').selectAll().where('id', '=', id).where('state', '=', 'running').executeTakeFirst()

/** Ends the check of a list; undefined if it had ended before. */
export const endList = (tx: Tx, id: number, state: 'done' | 'stopped', at: Date) =>
  tx
    .updateTable('company_lists')
    .set({ state, finished_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()

/** The next lines to be checked. */
export const listWaiting = (db: Reader, listId: number, limit: number) =>
  db
    .selectFrom('company_list_lines')
    .select(['line', 'number', 'kpp'])
    .where('list_id', '=', listId)
    .where('state', '=', 'waiting')
    .orderBy('line')
    .limit(limit)
    .execute()

export interface LineResult {
  /** `unchecked`: the plan's checks were used up, so there is register data but no verdict. `fault`: the line could not be checked. */
  state: 'checked' | 'unchecked' | 'fault'
  fault?: LineFault
  company_id?: number
  /** Null if the list's kind of deal is impossible with the company: nobody can buy a share in a sole trader. */
  verdict?: Verdict | null
  /** True if it used up a check of the member's plan: a company counts once in a period of the plan. */
  counted?: boolean
  /** `StoredCompany` as JSON. */
  company?: string
}

/** Stores the result of a line, unless another run of the job has stored one already. */
export const saveLine = (tx: Tx, listId: number, line: number, result: LineResult) =>
  tx
    .updateTable('company_list_lines')
    .set(result)
    .where('list_id', '=', listId)
    .where('line', '=', line)
    .where('state', '=', 'waiting')
    .execute()

/** The worst verdict first. */
const WORST_VERDICT_FIRST = sql`array_position(array['impossible', 'refuse', 'caution', 'unknown', 'proceed'], line.verdict) nulls last`
/** The order of the member's list: a further number found in a line comes right after that line. */
const LINE_ORDER = sql`coalesce(line.found_in, line.line), line.line`
const ORDER = {
  verdict: [WORST_VERDICT_FIRST, LINE_ORDER],
  '-revenue': [sql`(line.company ->> 'revenue')::numeric desc nulls last`, LINE_ORDER],
  line: [LINE_ORDER],
} as const

export interface LinesRequest {
  /** A verdict, or `fault` or `unchecked`. */
  readonly verdict?: string | undefined
  readonly sort?: keyof typeof ORDER | undefined
  /** Words in lower case with «е» for «ё»; a line must contain each of them. */
  readonly words?: readonly string[] | undefined
  /** Two digits of the region in which the company is registered. */
  readonly regionCode?: string | undefined
  /** Days of registration, YYYY-MM-DD, both included. */
  readonly bornFrom?: string | undefined
  readonly bornTo?: string | undefined
  /** Rubles, both included. */
  readonly revenueFrom?: number | undefined
  readonly revenueTo?: number | undefined
}

/** SQL: the text in which words are searched: the line as sent, name and numbers of its company, in lower case with «е» for «ё». */
const SEARCHED_TEXT = sql`translate(
  lower(concat_ws(' ', line.given, line.company ->> 'name', line.company ->> 'inn', line.company ->> 'ogrn')), ${foldedLetters.from}, ${foldedLetters.to})`
/** SQL: the day of registration, or that of the entry in the register (`ogrn_date`) if the register has no other day. */
const REGISTERED_ON = sql<string>`coalesce(company.registered_on, company.ogrn_date)`
/** SQL: the company's revenue as stored with the line, in rubles. */
const REVENUE = sql<number>`(line.company ->> 'revenue')::numeric`

/** The lines that pass the filters. Region and day of registration are those of the register today, since a list does not store them. */
function selectLines(db: Reader, listId: number, { verdict, words, regionCode, bornFrom, bornTo, revenueFrom, revenueTo }: LinesRequest) {
  let query = db
    .selectFrom('company_list_lines as line')
    .leftJoin('companies as company', 'company.id', 'line.company_id')
    .where('line.list_id', '=', listId)
  if (verdict === 'fault' || verdict === 'unchecked') query = query.where('line.state', '=', verdict)
  else if (verdict !== undefined) query = query.where('line.verdict', '=', verdict)
  if (words !== undefined)
    query = query.where(
      sql<boolean>`not exists (select from unnest(${words}::text[]) as word where position(word in ${SEARCHED_TEXT}) = 0)`,
    )
  if (regionCode !== undefined) query = query.where('company.region_code', '=', regionCode)
  if (bornFrom !== undefined) query = query.where(REGISTERED_ON, '>=', bornFrom)
  if (bornTo !== undefined) query = query.where(REGISTERED_ON, '<=', bornTo)
  if (revenueFrom !== undefined) query = query.where(REVENUE, '>=', revenueFrom)
  if (revenueTo !== undefined) query = query.where(REVENUE, '<=', revenueTo)
  return query
}

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

export const listLines = (db: Reader, listId: number, request: LinesRequest, { limit, offset }: Slice) =>
  selectLines(db, listId, request)
    .selectAll('line')
    .select(marksCountColumn('line.company_id').as('disputed'))
    .orderBy(sql`${sql.join(ORDER[request.sort ?? 'verdict'])}`)
    .limit(limit)
    .offset(offset)
    .execute()

export async function countLines(db: Reader, listId: number, request: LinesRequest): Promise<number> {
  const row = await selectLines(db, listId, request)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A company (`StoredCompany`) and its verdict in the earlier list (`was…`) and in the one that repeats it (`is…`); `total` counts all rows. */
export interface ChangeRow {
  readonly was: unknown
  readonly wasVerdict: Verdict | null
  readonly is: unknown
  readonly isVerdict: Verdict | null
  readonly total: number
}

/**
 * Lines of list `id` whose company has another result than in the list it repeats; those with another verdict first. The repeated list has the same
 * lines; a company may stand in several of them, with its branches.
 */
export async function listChanges(
  db: Reader,
  { id, repeats }: { id: number; repeats: number },
  { limit, offset }: Slice,
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select before.company as was, before.verdict as "wasVerdict", after.company as is, after.verdict as "isVerdict",
      count(*) over ()::int as total
    from company_list_lines as after
      join company_list_lines as before on before.list_id = ${repeats} and before.line = after.line and before.company_id = after.company_id
    where after.list_id = ${id} and (before.verdict is distinct from after.verdict or before.company is distinct from after.company)
    order by before.verdict is not distinct from after.verdict, after.line
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
