// Queries of sellers' price lists: their lines are first compared with the seller's products, then applied to them.
import type { PriceListState } from '@sverka/contract/price-lists/price-lists.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { Change, ChangedValues, Compared, NewValues } from './compare-line.ts'
import type { LineCells } from './read-catalogue.ts'
import type { ListColumn } from './read-prices.ts'

/**
 * `file`: uploaded by the seller, who confirms the comparison before the list is applied. `exchange` (sent by 1С, the seller's accounting program)
 * and `address` (fetched from a URL) are applied at once.
 */
export type ListSource = 'file' | 'exchange' | 'address'

export interface ListRow {
  readonly id: number
  readonly userId: number
  readonly companyId: number
  /** Name of the company. */
  readonly company: string
  readonly fileName: string
  readonly columns: readonly ListColumn[]
  /** Category of new products whose line names none; null if the seller has not chosen one. */
  readonly categoryId: number | null
  readonly state: PriceListState
  /** Number of all lines; the fields from `compared` on count those with this result. */
  readonly lines: number
  readonly createdAt: Date
  readonly source: ListSource
  readonly compared: number
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: number
  readonly applied: number
  readonly picturesLeftOut: number
}

const listQuery = sql`
  select list.id, list.user_id as "userId", list.company_id as "companyId", company.name as company, list.file_name as "fileName",
    list.columns, list.category_id as "categoryId", list.state, list.lines, list.created_at as "createdAt", list.source,
    list.pictures_left_out as "picturesLeftOut",
    count(line.outcome)::int as compared, count(*) filter (where line.outcome = 'new')::int as new,
    count(*) filter (where line.outcome = 'changed')::int as changed, count(*) filter (where line.outcome = 'unchanged')::int as unchanged,
    count(*) filter (where line.outcome = 'refused')::int as refused, count(*) filter (where line.applied)::int as applied
  from price_lists as list join companies as company on company.id = list.company_id
  left join price_list_lines as line on line.list_id = list.id`

export async function listPriceListRows(
  db: Reader,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`${listQuery} where list.user_id = ${userId}
    group by list.id, company.name order by list.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function findPriceList(db: Reader, id: number): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`${listQuery} where list.id = ${id} group by list.id, company.name`.execute(db)
  return rows[0]
}

export async function countPriceLists(db: Reader, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from price_lists where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Locks the list until the commit. */
export const lockPriceList = (tx: Tx, id: number) =>
  tx
    .selectFrom('price_lists')
    .select(['id', 'user_id as userId', 'company_id as companyId', 'state', 'columns', 'category_id as categoryId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface NewList {
  readonly user_id: number
  readonly company_id: number
  readonly file_name: string
  readonly columns: readonly ListColumn[]
  readonly state: PriceListState
  readonly lines: number
  readonly source: ListSource
  readonly created_at: Date
}

export async function insertPriceList(tx: Tx, { columns, ...list }: NewList): Promise<number> {
  const row = { ...list, columns: JSON.stringify(columns) }
  const { id } = await tx.insertInto('price_lists').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** `lines` is JSON in UTF-8, which the worker thread has packed: a list of objects with `line` and `cells`. */
export async function insertPriceLines(tx: Tx, listId: number, lines: Uint8Array): Promise<void> {
  const json = sql`convert_from(${Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength)}::bytea, 'UTF8')::jsonb`
  await sql`insert into price_list_lines (list_id, line, cells)
    select ${listId}, line, cells from jsonb_to_recordset(${json}) as given (line integer, cells jsonb)`.execute(tx)
}

/** Deletes the oldest lists of the member and source beyond `most`. Lists that are being compared or applied do not count and are not deleted. */
export async function deleteOldLists(tx: Tx, { userId, source }: { userId: number; source: ListSource }, most: number): Promise<void> {
  await sql`delete from price_lists where id in (
    select id from price_lists where user_id = ${userId} and source = ${source} and state not in ('comparing', 'applying') order by id desc offset ${most})`.execute(
    tx,
  )
}

export const setPriceListState = (tx: Tx, id: number, state: PriceListState) =>
  tx.updateTable('price_lists').set({ state }).where('id', '=', id).execute()

/** Adds to the number of pictures of the list that could not be added to a product. */
export const countLeftOut = (tx: Tx, id: number, pictures: number) =>
  tx
    .updateTable('price_lists')
    .set(({ eb }) => ({ pictures_left_out: eb('pictures_left_out', '+', pictures) }))
    .where('id', '=', id)
    .execute()

/** Discards the results of the comparison: all lines are compared again. */
export async function restartList(
  tx: Tx,
  id: number,
  { columns, category }: { columns: readonly ListColumn[]; category: number | null },
): Promise<void> {
  await tx
    .updateTable('price_lists')
    .set({ columns: JSON.stringify(columns), category_id: category, state: 'comparing', pictures_left_out: 0 })
    .where('id', '=', id)
    .execute()
  await sql`update price_list_lines set outcome = null, fault = null, product_id = null, changes = '[]', values = null, applied = false
    where list_id = ${id}`.execute(tx)
}

export const deletePriceListRow = (tx: Tx, id: number) => tx.deleteFrom('price_lists').where('id', '=', id).execute()

/** Deletes all lists of a member together with the account; returns their number. */
export async function erasePriceLists(tx: Tx, userId: number): Promise<number> {
  return (await tx.deleteFrom('price_lists').where('user_id', '=', userId).returning('id').execute()).length
}

/** Lines that are not compared yet, in their order. */
export const listUncompared = (db: Reader, listId: number, limit: number) =>
  db
    .selectFrom('price_list_lines')
    .select(['line', 'cells'])
    .where('list_id', '=', listId)
    .where('outcome', 'is', null)
    .orderBy('line')
    .limit(limit)
    .execute()

interface Outcome extends Compared {
  readonly line: number
}

/** Stores the results of comparing these lines. */
export async function saveOutcomes(tx: Tx, listId: number, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(({ line, outcome, fault, productId, changes, values }) => ({
    line,
    outcome,
    fault,
    product: productId,
    changes,
    values,
  }))
  await sql`update price_list_lines as line set outcome = made.outcome, fault = made.fault, product_id = made.product, changes = made.changes,
      values = made.values
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (line integer, outcome text, fault text, product integer, changes jsonb, values jsonb)
    where line.list_id = ${listId} and line.line = made.line`.execute(tx)
}

/** Numbers of the columns by which a line's product is found; 0 if the list has no such column. */
export interface NamingColumns {
  /** The seller's product code. */
  readonly article: number
  /** The product's id in 1С. */
  readonly externalId: number
}

/** Product codes of the lines compared so far, in lower case: with them a run that was interrupted still recognises a repeated code. */
export async function listSeenArticles(db: Reader, listId: number, { article, externalId }: NamingColumns): Promise<string[]> {
  const { rows } = await sql<{
    article: string
  }>`select lower(coalesce(card.product_code, nullif(btrim(line.cells ->> ${String(article)}), ''),
      btrim(line.cells ->> ${String(externalId)}), '')) as article
    from price_list_lines as line left join products as card on card.id = line.product_id
    where line.list_id = ${listId} and line.outcome is not null and line.fault is distinct from 'repeats_line'`.execute(db)
  return rows.map(({ article: code }) => code)
}

/** A line that is compared and not applied yet. */
export interface WaitingLine {
  readonly line: number
  readonly isNew: boolean
  readonly productId: number | null
  readonly values: ChangedValues | NewValues
  /** The product's id in 1С; empty if the list has no such column. */
  readonly externalId: string
}

/** New and changed lines that are not applied yet. */
export async function listUnapplied(
  db: Reader,
  { listId, externalId }: { readonly listId: number } & Pick<NamingColumns, 'externalId'>,
  limit: number,
): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`select line, coalesce(outcome = 'new', false) as "isNew", product_id as "productId",
    coalesce(values, '{}') as values, coalesce(btrim(cells ->> ${String(externalId)}), '') as "externalId" from price_list_lines
    where list_id = ${listId} and outcome in ('new', 'changed') and not applied order by line limit ${limit}`.execute(db)
  return rows
}

export const setApplied = async (tx: Tx, listId: number, lines: readonly number[]): Promise<void> => {
  if (lines.length === 0) return
  await tx
    .updateTable('price_list_lines')
    .set({ applied: true })
    .where('list_id', '=', listId)
    .where('line', 'in', [...lines])
    .execute()
}

/** Refuses lines that turned out not to be applicable; `fault` is the code of the reason. */
export const setRefused = async (tx: Tx, listId: number, lines: readonly number[], fault: string): Promise<void> => {
  if (lines.length === 0) return
  await tx
    .updateTable('price_list_lines')
    .set({ outcome: 'refused', fault })
    .where('list_id', '=', listId)
    .where('line', 'in', [...lines])
    .execute()
}

/** A compared line. */
export interface LineRow {
  readonly line: number
  readonly cells: LineCells
  readonly outcome: Compared['outcome']
  readonly fault: string | null
  readonly productId: number | null
  readonly changes: readonly Change[]
  readonly applied: boolean
}

/** Compared lines in their order; `outcome` null for all. */
export async function listPriceLineRows(
  db: Reader,
  { listId, outcome }: { listId: number; outcome: string | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`select line, cells, outcome, fault, product_id as "productId", changes, applied from price_list_lines
    where list_id = ${listId} and outcome is not null and (${outcome}::text is null or outcome = ${outcome}::text)
    order by line limit ${limit} offset ${offset}`.execute(db)
  return rows
}

interface Refusal extends Pick<LineRow, 'line' | 'cells'> {
  readonly fault: string | null
  /** Number of all lines refused for this reason. */
  readonly count: number
}

/** The first `ofEach` lines refused for each reason, the most frequent reason first. */
export async function listRefusals(db: Reader, listId: number, ofEach: number): Promise<Refusal[]> {
  const { rows } = await sql<Refusal>`
    select line, cells, fault, count from (
      select line, cells, fault, count(*) over (partition by fault)::int as count, row_number() over (partition by fault order by line) as place
      from price_list_lines where list_id = ${listId} and outcome = 'refused') as refused
    where place <= ${ofEach} order by count desc, fault, line`.execute(db)
  return rows
}

/** Ids of categories by their Russian names in lower case. */
export async function listCategoryNames(db: Reader): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select id, lower(name) as name from categories order by level, id`.execute(db)
  return rows
}

export const isCategory = async (db: Reader, id: number): Promise<boolean> =>
  (await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
