// The background job of a price list, a seller's file of goods: compares its lines with the seller's products, later applies them.
//
// Works in batches of lines with a transaction each, so that an interrupted run continues where it stopped.
import type { ListField } from '@sverka/contract/price-lists/price-lists.rules'
import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import {
  applyPriceListChanges,
  findSelling,
  insertPriceListDrafts,
  listCompanyProducts,
  listGivenCertificates,
  makeProductCode,
  type PriceListDraft,
} from '../products/products.ts'
import { type ChangedValues, type CompanyGoods, certificateKey, compareLine, type Fields, type NewValues } from './compare-line.ts'
import { linkGoods, listKnownCategories, rememberGoods } from './known-goods.sql.ts'
import { countRemainingIds, readKnownGoods, selectGoodsToRemember } from './known-goods.ts'
import { storeAwaitedPictures, storeLatePictures } from './pictures/pictures.ts'
import {
  findPriceList,
  type ListRow,
  listCategoryNames,
  listSeenArticles,
  listUnapplied,
  listUncompared,
  lockPriceList,
  saveOutcomes,
  setApplied,
  setPriceListState,
  setRefused,
  type WaitingLine,
} from './price-lists.sql.ts'
import type { LineCells } from './read-catalogue.ts'

/** A run that takes longer than half an hour counts as interrupted, and the job is started again. */
export const priceListJob = defineJob<{ readonly listId: number }>('price-lists.run', { expireSeconds: 1800 })

/** The lines of one transaction, few enough that other requests do not wait long for its locks. */
const BATCH = 500

export const priceListWorker = (services: Services): JobWorker => jobWorker(priceListJob, ({ listId }) => runPriceList(services, listId))

/**
 * Compares a list in state `comparing`. Applies a list in state `applying`; one that no seller has to confirm enters it after the comparison. Safe to
 * repeat.
 */
export async function runPriceList(services: Services, listId: number): Promise<void> {
  const list = await findPriceList(readOnly(services.db), listId)
  if (list?.state === 'comparing') await compareAll(services, list)
  const next = await findPriceList(readOnly(services.db), listId)
  if (next?.state === 'applying') await applyAll(services, next)
}

const toFields = (cells: LineCells, { columns }: ListRow): Fields =>
  Object.fromEntries(columns.flatMap(({ column, field }) => (field === null ? [] : [[field, cells[column] ?? '']])))

async function compareAll(services: Services, list: ListRow): Promise<void> {
  const db = readOnly(services.db)
  const known = await readKnown(services, list)
  let remaining = await countRemainingIds(db, list)
  for (;;) {
    const waiting = await listUncompared(db, list.id, BATCH)
    const lines = waiting.map(({ line, cells }) => ({ line, fields: toFields(cells as LineCells, list) }))
    const goods = await readKnownGoods(
      db,
      list,
      lines.map(({ fields }) => fields),
    )
    const compared = lines.map((line) => ({ ...line, compared: compareLine(line.fields, { ...known, goods }) }))
    const toRemember = selectGoodsToRemember(compared, goods, remaining)
    const hasMore = await services.db.transaction().execute(async (tx) => {
      if (!(await lockIfInState(tx, list.id, 'comparing'))) return false
      await saveOutcomes(
        tx,
        list.id,
        compared.map(({ line, compared: outcome }) => ({ line, ...outcome })),
      )
      await rememberGoods(tx, list, toRemember)
      // The last batch. An uploaded file then waits until the seller confirms it; a list from 1С or from a URL is applied at once.
      if (compared.length < BATCH) await setPriceListState(tx, list.id, list.source === 'file' ? 'compared' : 'applying')
      return compared.length === BATCH
    })
    remaining -= toRemember.filter(({ id }) => !goods.has(id)).length
    if (!hasMore) return
  }
}

/** Locks the list until the commit; false if it was deleted or is in another state by now. */
const lockIfInState = async (tx: Tx, id: number, state: string): Promise<boolean> => (await lockPriceList(tx, id))?.state === state

/** Number of the column that holds the field; 0 if none does. Columns count from 1, so no line has a cell in column 0. */
const findColumn = ({ columns }: ListRow, field: ListField): number => columns.find((column) => column.field === field)?.column ?? 0

async function readKnown({ db }: Services, list: ListRow): Promise<CompanyGoods> {
  const reader = readOnly(db)
  const columns = { article: findColumn(list, 'article'), externalId: findColumn(list, 'external_id') }
  const [cards, categories, named, seen, given] = await Promise.all([
    listCompanyProducts(reader, list),
    listCategoryNames(reader),
    listKnownCategories(reader, list),
    listSeenArticles(reader, list.id, columns),
    // Also for a list without a column of certificates: its goods may have been described with them in an earlier file of 1С, the seller's
    // accounting program.
    listGivenCertificates(reader, list),
  ])
  return {
    cards: new Map(cards.map((card) => [card.code, card])),
    cardsById: new Map(cards.map((card) => [card.id, card])),
    categories: new Map([...categories, ...named].map(({ id, name }) => [name, id])),
    category: list.categoryId,
    certificates: new Map(given.map((one) => [certificateKey(one.number), one])),
    seen: new Set(seen),
  }
}

async function applyAll(services: Services, list: ListRow): Promise<void> {
  for (;;) {
    const hasMore = await services.db.transaction().execute(async (tx) => {
      if (!(await lockIfInState(tx, list.id, 'applying'))) return false
      const waiting = await listUnapplied(tx, { listId: list.id, externalId: findColumn(list, 'external_id') }, BATCH)
      if (waiting.length > 0) await applyBatch(tx, services, list, waiting)
      return waiting.length === BATCH
    })
    if (!hasMore) break
  }
  await finishList(services, list)
}

/** Queues pictures for drafts that have none, batch by batch, and sets the state `done` after the last. */
async function finishList(services: Services, list: ListRow): Promise<void> {
  const column = findColumn(list, 'pictures')
  const storeNextPictures = (after: number) =>
    services.db.transaction().execute(async (tx) => {
      if (!(await lockIfInState(tx, list.id, 'applying'))) return null
      const next = await storeLatePictures(tx, services, list, { column, after })
      if (next === null) await setPriceListState(tx, list.id, 'done')
      return next
    })
  for (let after: number | null = 0; after !== null; ) after = await storeNextPictures(after)
}

/** Applies the lines of one batch. A line that cannot be applied is marked as refused with its reason and does not stop the others. */
async function applyBatch(tx: Tx, services: Services, list: ListRow, waiting: readonly WaitingLine[]): Promise<void> {
  const selling = await findSelling(tx, list.companyId)
  if (selling?.userId !== list.userId || selling.isEnded)
    return setRefused(
      tx,
      list.id,
      waiting.map(({ line }) => line),
      'not_on_sale',
    )
  const now = services.clock.now()
  const changed = waiting.filter(({ isNew }) => !isNew)
  const changes = changed.flatMap(({ productId, values }) => (productId === null ? [] : [{ id: productId, ...(values as ChangedValues) }]))
  const done = new Set(await applyPriceListChanges(tx, changes, now))
  const drafts = waiting.filter(({ isNew }) => isNew)
  const inserted = await insertPriceListDrafts(
    tx,
    { userId: list.userId, companyId: list.companyId, now },
    drafts.map((line) => toDraft(services, line)),
  )
  const idsByCode = new Map(inserted.map(({ id, code }) => [code, id]))
  const isChanged = ({ productId }: WaitingLine) => productId !== null && done.has(productId)
  const isInserted = ({ values }: WaitingLine) => idsByCode.has((values as NewValues).code)
  const fresh = drafts.filter(isInserted)
  await linkGoods(
    tx,
    list,
    fresh
      .filter(({ externalId }) => externalId !== '')
      .map(({ externalId, values }) => ({ id: externalId, code: (values as NewValues).code })),
  )
  const pictured = fresh.flatMap(({ values }) => {
    const { code, pictures: urls = [] } = values as NewValues
    const id = idsByCode.get(code)
    return id === undefined ? [] : [{ id, urls }]
  })
  await storeAwaitedPictures(tx, services, list, pictured)
  const lineNumbers = (lines: readonly WaitingLine[]) => lines.map(({ line }) => line)
  await setApplied(tx, list.id, lineNumbers([...changed.filter(isChanged), ...fresh]))
  await setRefused(tx, list.id, lineNumbers(changed.filter((line) => !isChanged(line))), 'card_changed')
  await setRefused(tx, list.id, lineNumbers(drafts.filter((line) => !isInserted(line))), 'code_taken')
}

const toDraft = ({ ids }: Services, { values }: WaitingLine): PriceListDraft => ({
  ...(values as NewValues & { price: number }),
  article: makeProductCode(ids.uuid()),
})
