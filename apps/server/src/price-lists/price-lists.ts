// Sellers' price lists: a file of goods is read and saved, and the seller may change which field each column holds. Its lines are compared with
// the seller's products and applied to them in the background.
import { readableName } from '@sverka/contract/company/names'
import { type FieldErrorCode, fieldErrors } from '@sverka/contract/errors'
import type { OperationParts } from '@sverka/contract/http/http'
import type { PriceLine, PriceList, PriceListCategory, setPriceCategories, setPriceColumns } from '@sverka/contract/price-lists/price-lists'
import {
  identifiesProduct,
  type LineOutcome,
  type ListField,
  NAMED_CATEGORIES_MAX,
  STORED_CATEGORIES_MAX,
  STORED_LISTS_MAX,
} from '@sverka/contract/price-lists/price-lists.rules'
import type { Session } from '../platform/auth/session.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { ExportUserData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { checkSeller } from '../products/products.ts'
import {
  countCategories,
  dropCategories,
  eraseKnownGoods,
  listFileCategories,
  listOwnCategories,
  saveCategories,
} from './known-goods.sql.ts'
import type { PackedTable } from './pack-lines.ts'
import { erasePictures } from './pictures/pictures.sql.ts'
import {
  countPriceLists,
  deleteOldLists,
  deletePriceListRow,
  erasePriceLists,
  findPriceList,
  insertPriceLines,
  insertPriceList,
  isCategory,
  type LineRow,
  type ListRow,
  type ListSource,
  listPriceLineRows,
  listPriceListRows,
  lockPriceList,
  restartList,
  setPriceListState,
} from './price-lists.sql.ts'
import { priceListJob } from './run-list.ts'

/** A list that the worker thread has read; `source` is the seller's upload unless another one is set. */
interface ReceivedList {
  readonly company: number
  readonly fileName: string
  readonly read: PackedTable
  readonly source?: ListSource
}

/**
 * Saves the list and deletes the oldest beyond the limit. A list with a column of articles (product codes) or ids of 1С (the seller's accounting
 * program) is compared at once; else the seller must choose the column. Throws `forbidden` if the member does not represent the company, and
 * `seller_ended` if the company is closed.
 */
export function saveList(
  db: Db,
  services: Services,
  session: Pick<Session, 'userId'>,
  { company, fileName, read, source = 'file' }: ReceivedList,
): Promise<PriceList> {
  const isComparable = read.columns.some(({ field }) => identifiesProduct(field))
  return db.transaction().execute(async (tx) => {
    await checkSeller(tx, session, { sellerId: company })
    await deleteOldLists(tx, { userId: session.userId, source }, STORED_LISTS_MAX - 1)
    const id = await insertPriceList(tx, {
      user_id: session.userId,
      company_id: company,
      file_name: fileName || 'price-list',
      columns: read.columns,
      state: isComparable ? 'comparing' : 'columns',
      lines: read.count,
      source,
      created_at: services.clock.now(),
    })
    for (const piece of read.pieces) await insertPriceLines(tx, id, piece)
    if (isComparable) await services.jobs.send(tx, priceListJob, { listId: id })
    return presentList((await findPriceList(tx, id)) ?? refuse('not_found'))
  })
}

/** The list. Throws `not_found` for everybody but its seller. */
export async function requirePriceList(db: Reader, userId: number, id: number): Promise<ListRow> {
  const row = await findPriceList(db, id)
  return row?.userId === userId ? row : refuse('not_found')
}

/** The list, locked until the commit. Throws `not_found`, or `price_list_busy` while it is compared or applied. */
async function lockUnlessBusy(tx: Tx, userId: number, id: number) {
  const row = await lockPriceList(tx, id)
  if (row?.userId !== userId) refuse('not_found')
  if (row.state === 'comparing' || row.state === 'applying') refuse('price_list_busy')
  return row
}

export const presentList = (row: ListRow): PriceList => ({
  id: row.id,
  company: { id: row.companyId, name: readableName(row.company) },
  file_name: row.fileName,
  created_at: row.createdAt.toISOString(),
  state: row.state,
  lines: row.lines,
  done: row.state === 'comparing' ? row.compared : row.applied,
  counts: { new: row.new, changed: row.changed, unchanged: row.unchanged, refused: row.refused },
  applied: row.applied,
  pictures_left_out: row.picturesLeftOut,
  category: row.categoryId,
  columns: row.columns.map(({ column, head, field, samples }) => ({ column, head, field, samples: [...samples] })),
})

export async function readPriceListsPage(db: Reader, userId: number, { page = 1, page_size = 20 }: { page?: number; page_size?: number }) {
  const rows = await listPriceListRows(db, userId, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countPriceLists(db, userId), page, page_size, result: rows.map(presentList) }
}

interface LinesRequest {
  readonly outcome?: LineOutcome
  readonly page?: number
  readonly page_size?: number
}

export async function readPriceLinesPage(db: Reader, list: ListRow, { outcome, page = 1, page_size = 20 }: LinesRequest) {
  const counts = presentList(list).counts
  const count = outcome ? counts[outcome] : list.compared
  const slice = { limit: page_size, offset: (page - 1) * page_size }
  const rows = await listPriceLineRows(db, { listId: list.id, outcome: outcome ?? null }, slice)
  return { count, page, page_size, result: rows.map((row) => presentLine(row, list)) }
}

/** The line's cell in the column of a field; empty if there is none. */
const cellUnder = ({ columns }: ListRow, cells: LineRow['cells'], field: ListField): string =>
  cells[columns.find((one) => one.field === field)?.column ?? 0] ?? ''

/** The article of a line, or the id of 1С where it has none; empty without either. */
export const articleIn = (list: ListRow, cells: LineRow['cells']): string =>
  cellUnder(list, cells, 'article') || cellUnder(list, cells, 'external_id')

function presentLine(row: LineRow, list: ListRow): PriceLine {
  return {
    line: row.line,
    article: articleIn(list, row.cells),
    name: cellUnder(list, row.cells, 'name'),
    outcome: row.outcome,
    code: row.fault,
    message: row.fault === null ? null : fieldErrors[row.fault as FieldErrorCode],
    product: row.productId,
    changes: [...row.changes],
    applied: row.applied,
  }
}

/**
 * Sets which field each column holds, and the category of new products, then compares the list anew. Throws `price_list_busy`, and field errors
 * if no column holds articles or ids, two columns hold the same field, or the category is unknown.
 */
export async function setColumnMapping(
  tx: Tx,
  services: Services,
  { userId, id, body }: { userId: number; id: number; body: OperationParts<typeof setPriceColumns>['body'] },
): Promise<PriceList> {
  await lockUnlessBusy(tx, userId, id)
  const list = await requirePriceList(tx, userId, id)
  const fields = new Map(body.columns.map(({ column, field }) => [column, field]))
  if (new Set(fields.values()).size < body.columns.length) refuseField('columns', 'column_twice')
  if (![...fields.values()].some(identifiesProduct)) refuseField('columns', 'article_column')
  const { category = list.categoryId } = body
  if (category !== null && !(await isCategory(tx, category))) refuseField('category', 'category_unknown')
  const columns = list.columns.map((one) => ({ ...one, field: fields.get(one.column) ?? null }))
  await restartList(tx, id, { columns, category })
  await services.jobs.send(tx, priceListJob, { listId: id })
  return presentList(await requirePriceList(tx, userId, id))
}

/** Names of categories in the file, with the category of the site that each means. Empty if no column holds categories. */
export async function readNamedCategories(
  db: Reader,
  { userId, companyId, id, columns }: ListRow,
): Promise<{ categories: PriceListCategory[] }> {
  const column = columns.find(({ field }) => field === 'category')?.column
  if (column === undefined) return { categories: [] }
  return { categories: await listFileCategories(db, { userId, companyId, listId: id, column }, NAMED_CATEGORIES_MAX) }
}

/**
 * Stores for the company which category of the site each name in its files means, then compares the list anew. Null deletes an assignment. Throws
 * `price_list_busy`, and a field error if a category does not exist.
 */
export async function setCategoryMapping(
  tx: Tx,
  services: Services,
  { userId, id, body }: { userId: number; id: number; body: OperationParts<typeof setPriceCategories>['body'] },
): Promise<PriceList> {
  await lockUnlessBusy(tx, userId, id)
  const list = await requirePriceList(tx, userId, id)
  const wanted = new Map(body.categories.map(({ name, category }) => [name.trim().toLowerCase(), category]))
  const named = [...wanted].flatMap(([name, category]) => (category === null || name === '' ? [] : [{ name, id: category }]))
  const ids = new Set(named.map((one) => one.id))
  if ((await countCategories(tx, [...ids])) < ids.size) refuseField('categories', 'category_unknown')
  await saveCategories(tx, { userId, companyId: list.companyId, at: services.clock.now(), most: STORED_CATEGORIES_MAX }, named)
  const dropped = [...wanted].flatMap(([name, category]) => (category === null ? [name] : []))
  await dropCategories(tx, list, dropped)
  await restartList(tx, id, { columns: list.columns, category: list.categoryId })
  await services.jobs.send(tx, priceListJob, { listId: id })
  return presentList(await requirePriceList(tx, userId, id))
}

/**
 * Begins to apply a compared list; does nothing for a list that is being applied or is done. Throws `not_found`, or `price_list_busy` before the
 * comparison is done.
 */
export async function startApplying(tx: Tx, services: Services, userId: number, id: number): Promise<PriceList> {
  const locked = await lockPriceList(tx, id)
  if (locked?.userId !== userId) refuse('not_found')
  if (locked.state === 'columns' || locked.state === 'comparing') refuse('price_list_busy')
  if (locked.state === 'compared') {
    await setPriceListState(tx, id, 'applying')
    await services.jobs.send(tx, priceListJob, { listId: id })
  }
  return presentList(await requirePriceList(tx, userId, id))
}

/** Deletes a list in any state: a running job finds no list and ends. Throws `not_found`. */
export async function deleteList(tx: Tx, userId: number, id: number): Promise<void> {
  const row = await lockPriceList(tx, id)
  if (row?.userId !== userId) refuse('not_found')
  await deletePriceListRow(tx, id)
}

/** For the copy of personal data: the lists of all three sources, and the assignments of categories. */
export const exportPriceLists: ExportUserData = async (db, userId) => [
  { name: 'price-lists.json', content: (await readPriceListsPage(db, userId, { page_size: 3 * STORED_LISTS_MAX })).result },
  { name: 'price-list-categories.json', content: await listOwnCategories(db, userId, STORED_CATEGORIES_MAX) },
]

/** Deletes a member's lists together with the account, and the ids and categories stored from them. Returns the number of lists. */
export async function deleteAllLists(tx: Tx, userId: number): Promise<number> {
  await eraseKnownGoods(tx, userId)
  await erasePictures(tx, userId)
  return erasePriceLists(tx, userId)
}
