// An open request for quotes (prices) of the demo's buyer, with offers of two sellers; their texts say that they are invented.
import { priceForQuantity } from '@sverka/contract/products/trade-terms.rules'
import { categoryTree } from '../../src/catalog/catalog.ts'
import { listDemoProducts } from '../../src/orders/seed.sql.ts'
import { moscowDay } from '../../src/platform/clock.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import type { Services } from '../../src/platform/services.ts'
import { findShown } from '../../src/products/products.ts'
import { findByKey, insertInvitations, insertRequest } from '../../src/quotes/asking.sql.ts'
import { insertOffer } from '../../src/quotes/offers.sql.ts'
import { markSeen } from '../../src/quotes/quotes.sql.ts'
import { findDemoAccount } from '../people/sellers.ts'

const DAY_MS = 24 * 3_600_000
/** The maximum number of products read: the demo has some 300. */
const PRODUCTS_MAX = 400
/** The request's idempotency key, by which a later start finds it. */
const KEY = 'demo'
/**
 * Days from the demo's first start until which sellers may answer and offers are valid, and by which the goods are needed. Any numbers will do.
 */
const [ANSWERS_DAYS, NEEDED_DAYS] = [14, 21]
/** Fasteners, 200 kg: 166 is the code of kilograms in OKEI («ОКЕИ», the Russian classifier of units of measure). */
const WANTED = { category: 'Крепёж', name: 'Крепёж М12, оцинкованный', quantity: 200, unit: 166 }

/** The offers, each from a different seller; `readyIn` is in days. */
const OFFERS = [
  {
    card: 'Болт М12×60 оцинкованный',
    delivery: 'included',
    readyIn: 7,
    comment: 'Вымышленное предложение для показа: привезём и разгрузим.',
  },
  { card: 'Гайка М12 оцинкованная', delivery: 'pickup', readyIn: 3, comment: 'Вымышленное предложение для показа: всё лежит на складе.' },
] as const

/** Does nothing if the request already exists, or if its category, its goods or a second seller is missing. */
export async function seedQuotes(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const buyer = await findDemoAccount(tx, 'buyer@demo.test')
  if (buyer === null || (await findByKey(tx, buyer, KEY))) return
  const category = (await categoryTree(tx)).flatMap(({ childrens }) => childrens).find(({ name }) => name === WANTED.category)
  const onSale = [...(await findShown(tx, await listDemoProducts(tx, PRODUCTS_MAX))).values()]
  const offers = OFFERS.flatMap((plan) => {
    const card = onSale.find(({ name, userId }) => name === plan.card && userId !== buyer)
    return card ? [{ ...plan, card }] : []
  })
  // In a small register, as in tests, one seller has both products.
  if (!category || new Set(offers.map(({ card }) => card.userId)).size < OFFERS.length) return
  const later = (days: number): string => moscowDay(new Date(clock.now().getTime() + days * DAY_MS))
  const row = {
    buyer_id: buyer,
    category_id: category.id,
    product_id: null,
    place: 'Московская область, г. Химки, ул. Нездешняя, д. 8',
    needed_by: later(NEEDED_DAYS),
    answers_until: later(ANSWERS_DAYS),
    budget_kopecks: null,
    details: 'Вымышленный запрос для показа. Нужны документы о качестве и УПД.',
    request_key: KEY,
    // Compared only if a member sends the same request again, which nobody does here.
    fingerprint: Buffer.from(KEY),
    created_at: clock.now(),
  }
  const { name, quantity, unit } = WANTED
  const id = await insertRequest(tx, row, [{ name, quantity, unit }])
  await insertInvitations(
    tx,
    id,
    offers.map(({ card }) => card.userId),
  )
  for (const { card, delivery, readyIn, comment } of offers) {
    const { unit: kopecks, total } = priceForQuantity(card, quantity)
    const seller = { request_id: id, seller_id: card.userId, company_id: card.companyId }
    const terms = { delivery, ready_by: later(readyIn), valid_until: later(ANSWERS_DAYS), comment, total_kopecks: total }
    await markSeen(tx, id, card.userId, clock.now())
    await insertOffer(tx, { ...seller, ...terms, created_at: clock.now() }, [{ line: 1, product_id: card.id, price_kopecks: kopecks }])
  }
}
