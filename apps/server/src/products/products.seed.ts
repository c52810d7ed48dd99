// The demo's goods: some 300 cards of a dozen invented sellers; seller@demo.test has some, one that waits and one that was returned.
import { createHash } from 'node:crypto'
import { imageSizes, type ProductState } from '@sverka/contract/products.rules'
import { addDemoSellers, findDemoAccount } from '../auth/auth.ts'
import { categoryTree } from '../catalog/catalog.ts'
import { companiesRepresentedBy, seedRepresentatives } from '../company-binding/company-binding.ts'
import { pastEnd } from '../platform/clock.ts'
import type { Tx } from '../platform/db/database.ts'
import { drawnPicture } from '../platform/files/pictures.ts'
import type { Services } from '../platform/services.ts'
import { drawingOf } from './demo-pictures.ts'
import { demoGoods } from './goods.seed.ts'
import { readFileKey } from './images.ts'
import { hasProducts } from './products.filters.sql.ts'
import { insertImages, insertProduct, renameDrawings } from './products.write.sql.ts'

const OWN = 'seller@demo.test'
const OTHERS = Array.from({ length: 11 }, (_, index) => ({
  email: `seller${index + 2}@demo.test`,
  full_name: `Продавцов Пример ${index + 2}`,
}))

/** Two a day: what the demo's orders bought was there by then. */
const ARRIVAL_MS = 12 * 3_600_000
const ABOUT_GOODS = 'Отгружаем со склада, документы и счёт-фактура с каждой партией. Цена указана за единицу: '
const ABOUT_SERVICES = 'Работаем по договору с закрывающими документами, срок и состав работ согласуем до начала. Цена указана за единицу: '
const REASON = 'Описание обещает то, что нельзя проверить: «гарантированно лучшая цена»'

/** One line of the list of goods, taken apart; `*` before the first name marks services. */
export interface DemoThing {
  readonly category: string
  readonly motif: string
  readonly price: number
  readonly unit: string
  readonly name: string
  readonly isService: boolean
  /** Place in the list, and the name of the picture: the same on every machine. */
  readonly base: string
  readonly key: string
  readonly index: number
}

/** Everything the demo sells, in the order of the list. */
export const demoThings: readonly DemoThing[] = demoGoods
  .trim()
  .split('\n')
  .flatMap((line, row) => {
    const [category = '', motif = '', price = '', unit = '', names = ''] = line.split('|')
    return names
      .replace('*', '')
      .split(';')
      .map((name, variant) => ({
        category,
        motif,
        unit,
        name,
        price: Math.round(Number(price) * (1 + variant * 0.17)),
        isService: names.startsWith('*'),
        base: `demo-${row}-${variant}`,
        index: row + variant,
      }))
  })
  .map((thing) => ({ ...thing, key: `${thing.base}-${drawingHash(thing)}` }))

/** Pictures are cached for a year: one that is drawn otherwise has another name. */
function drawingHash(drawn: { readonly motif: string; readonly index: number }): string {
  return createHash('sha256').update(drawingOf(drawn)).digest('hex').slice(0, 12)
}

/** Turns of the golden ratio lie evenly: neighbours in the order of their days stand far apart in the list of goods. */
const turnOf = (place: number): number => (place * 0.618_033_988_749_895) % 1

/** The goods from the oldest to the newest, with their places in the list: the first page of the newest shows a bit of everything. */
export const demoArrivals = demoThings
  .map((thing, place) => ({ thing, place }))
  .toSorted((one, other) => turnOf(one.place) - turnOf(other.place))

/** As large as the pictures are at most; a size of the shop may be smaller. */
const SIDES = { width: 900, height: 675 }

/** Orders of older demos show a picture under the name without its hash. */
const thingOf = new Map(demoThings.flatMap((thing) => [thing.key, thing.base].map((name) => [name, thing] as const)))

/** A picture of the demo is drawn when somebody first asks for it: drawing all of them takes a processor more than a minute. */
export async function drawDemoFile(file: string): Promise<Buffer | null> {
  const named = readFileKey(file)
  const thing = named && thingOf.get(named.key)
  return thing ? drawnPicture(drawingOf(thing), Math.min(SIDES.width, imageSizes[named.size]), named.format) : null
}

interface DemoSeller {
  readonly userId: number
  readonly companyId: number
}

/** Where there are cards already, only pictures get the names they have now; does nothing where there is no register to sell from. */
export async function seedProducts(tx: Tx, services: Services): Promise<void> {
  if (await hasProducts(tx)) return renameDrawings(tx, demoThings)
  const leaves = new Map(
    (await categoryTree(tx)).flatMap((top) => top.childrens.flatMap(({ childrens }) => childrens)).map((leaf) => [leaf.name, leaf.id]),
  )
  const sellers = await sellersOf(tx, services)
  const [own, ...others] = sellers
  if (!own) return
  for (const [arrival, { thing, place }] of demoArrivals.entries()) {
    const made = new Date(pastEnd(services).getTime() - (demoArrivals.length - arrival) * ARRIVAL_MS)
    const category = leaves.get(thing.category)
    // The seller whom people sign in as has a shop of a dozen cards that belong together.
    const seller = place < 12 ? own : (others[Math.floor(place / 12) % others.length] ?? own)
    if (category !== undefined && seller) await insertThing(tx, { thing, place, category, seller, made })
  }
}

/** None where the register is empty: then nobody represents anything. */
async function sellersOf(tx: Tx, services: Services): Promise<DemoSeller[]> {
  const ownId = await findDemoAccount(tx, OWN)
  if (ownId === null || (await companiesRepresentedBy(tx, [ownId])).length === 0) return []
  const others = await addDemoSellers(tx, services.clock, { like: OWN, others: OTHERS })
  await seedRepresentatives(
    tx,
    services.clock,
    OTHERS.map(({ email }) => email),
  )
  const sellers: DemoSeller[] = []
  for (const userId of [ownId, ...others]) {
    const [companyId] = await companiesRepresentedBy(tx, [userId])
    if (companyId !== undefined) sellers.push({ userId, companyId })
  }
  return sellers
}

interface Placed {
  readonly thing: DemoThing
  readonly place: number
  readonly category: number
  readonly seller: DemoSeller
  readonly made: Date
}

async function insertThing(tx: Tx, { thing, place, category, seller, made }: Placed): Promise<void> {
  const state: ProductState = place === 10 ? 'pending' : place === 11 ? 'rejected' : 'published'
  const id = await insertProduct(tx, {
    user_id: seller.userId,
    company_id: seller.companyId,
    category_id: category,
    kind: thing.isService ? 'service' : 'product',
    name: thing.name,
    description: `${thing.name}. ${thing.isService ? ABOUT_SERVICES : ABOUT_GOODS}${thing.unit}`,
    product_code: `${thing.motif.toUpperCase()}-${100 + place}`,
    sku_article: `SV-DEMO-${String(place).padStart(4, '0')}`,
    price_kopecks: thing.price * 100,
    sale_price_kopecks: place % 4 === 1 ? Math.round(thing.price * 0.92) * 100 : null,
    vat_rate: place % 3 === 0 ? 22 : null,
    in_stock: thing.isService || place % 17 !== 5,
    stock: thing.isService || place % 2 === 0 ? null : 5 + ((place * 7) % 90),
    properties: JSON.stringify([
      { name: 'Единица измерения', value: thing.unit },
      { name: 'Категория', value: thing.category },
    ]),
    created_at: made,
    updated_at: made,
    state,
    reject_reason: state === 'rejected' ? REASON : null,
  })
  await insertImages(tx, [{ product_id: id, key: thing.key, ...SIDES, position: 0, created_at: made }])
}
