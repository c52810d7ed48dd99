// Compares and applies price lists in the background, piece by piece: an interrupted run continues where it stopped.
import type { ListField } from '@sverka/contract/price-lists/price-lists.rules'
import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, worker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { changeListed, findSelling, insertListed, type ListedDraft, listCompanyCards, makeProductCode } from '../products/products.ts'
import { type ChangedValues, type CompanyGoods, compareLine, type Fields, type NewValues } from './compare-line.ts'
import { linkGoods, listKnownCategories, rememberGoods } from './known-goods.sql.ts'
import { learnGoods, readKnownGoods, readRoom } from './known-goods.ts'
import { awaitPictures } from './pictures/pictures.ts'
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

export const priceListJob = defineJob<{ readonly listId: number }>('price-lists.run', { expireSeconds: 1800 })

/** Lines of one transaction: short enough that nobody waits for it. */
const PIECE = 500

export const priceListWorker = (services: Services): JobWorker => worker(priceListJob, ({ listId }) => runPriceList(services, listId))

/** Does what the list waits for. Safe to repeat. */
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
  let room = await readRoom(db, list)
  for (;;) {
    const waiting = await listUncompared(db, list.id, PIECE)
    const lines = waiting.map(({ line, cells }) => ({ line, fields: toFields(cells as LineCells, list) }))
    const goods = await readKnownGoods(
      db,
      list,
      lines.map(({ fields }) => fields),
    )
    const compared = lines.map((one) => ({ ...one, compared: compareLine(one.fields, { ...known, goods }) }))
    const learned = learnGoods(compared, goods, room)
    const isGoing = await services.db.transaction().execute(async (tx) => {
      if (!(await isStill(tx, list.id, 'comparing'))) return false
      await saveOutcomes(
        tx,
        list.id,
        compared.map(({ line, compared: outcome }) => ({ line, ...outcome })),
      )
      await rememberGoods(tx, list, learned)
      if (compared.length < PIECE) await setPriceListState(tx, list.id, list.source === 'file' ? 'compared' : 'applying')
      return compared.length === PIECE
    })
    room -= learned.filter(({ id }) => !goods.has(id)).length
    if (!isGoing) return
  }
}

const isStill = async (tx: Tx, id: number, state: string): Promise<boolean> => (await lockPriceList(tx, id))?.state === state

const columnWith = ({ columns }: ListRow, named: ListField): number => columns.find(({ field }) => field === named)?.column ?? 0

async function readKnown({ db }: Services, list: ListRow): Promise<CompanyGoods> {
  const reader = readOnly(db)
  const columns = { article: columnWith(list, 'article'), externalId: columnWith(list, 'external_id') }
  const [cards, categories, named, seen] = await Promise.all([
    listCompanyCards(reader, list),
    listCategoryNames(reader),
    listKnownCategories(reader, list),
    listSeenArticles(reader, list.id, columns),
  ])
  return {
    cards: new Map(cards.map((card) => [card.code, card])),
    cardsById: new Map(cards.map((card) => [card.id, card])),
    categories: new Map([...categories, ...named].map(({ id, name }) => [name, id])),
    category: list.categoryId,
    seen: new Set(seen),
  }
}

async function applyAll(services: Services, list: ListRow): Promise<void> {
  for (;;) {
    const isGoing = await services.db.transaction().execute(async (tx) => {
      if (!(await isStill(tx, list.id, 'applying'))) return false
      const waiting = await listUnapplied(tx, { listId: list.id, externalId: columnWith(list, 'external_id') }, PIECE)
      if (waiting.length > 0) await applyPiece(tx, services, list, waiting)
      if (waiting.length < PIECE) await setPriceListState(tx, list.id, 'done')
      return waiting.length === PIECE
    })
    if (!isGoing) return
  }
}

/** What cannot be applied any more is refused with its reason, and stops no other line. */
async function applyPiece(tx: Tx, services: Services, list: ListRow, waiting: readonly WaitingLine[]): Promise<void> {
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
  const changes = changed.map(({ productId, values }) => ({ id: productId ?? 0, ...(values as ChangedValues) }))
  const done = new Set(await changeListed(tx, changes, now))
  const drafts = waiting.filter(({ isNew }) => isNew)
  const inserted = await insertListed(
    tx,
    { userId: list.userId, companyId: list.companyId, now },
    drafts.map((one) => toDraft(services, one)),
  )
  const made = new Map(inserted.map(({ id, code }) => [code, id]))
  const [isDone, isMade] = [
    ({ productId }: WaitingLine) => done.has(productId ?? 0),
    (one: WaitingLine) => made.has((one.values as NewValues).code),
  ]
  const fresh = drafts.filter(isMade)
  await linkGoods(
    tx,
    list,
    fresh
      .filter(({ externalId }) => externalId !== '')
      .map(({ externalId, values }) => ({ id: externalId, code: (values as NewValues).code })),
  )
  const pictures = fresh.flatMap(({ values }) =>
    ((values as NewValues).pictures ?? []).map((url, position) => ({ id: made.get((values as NewValues).code) ?? 0, position, url })),
  )
  await awaitPictures(tx, services, list.userId, pictures)
  const lines = (those: readonly WaitingLine[]) => those.map(({ line }) => line)
  await setApplied(tx, list.id, lines([...changed.filter(isDone), ...fresh]))
  await setRefused(tx, list.id, lines(changed.filter((one) => !isDone(one))), 'card_changed')
  await setRefused(tx, list.id, lines(drafts.filter((one) => !isMade(one))), 'code_taken')
}

const toDraft = ({ ids }: Services, { values }: WaitingLine): ListedDraft => ({
  ...(values as NewValues & { price: number }),
  article: makeProductCode(ids.uuid()),
})
