// The demo's goods: some 300 products of a dozen invented sellers. Twelve products belong to seller@demo.test, and a few wait for staff, who decide
// whether a product is published.
import { createHash } from 'node:crypto'
import { imageSizes, type ProductState } from '@sverka/contract/products/products.rules'
import { units } from '@sverka/contract/products/units.rules'
import { approveTags, categoryTree, findOrCreateTag } from '../../src/catalog/catalog.ts'
import { listRepresentedCompanies } from '../../src/company-binding/company-binding.ts'
import { demoPastEnd } from '../../src/platform/clock.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { drawnPicture } from '../../src/platform/files/pictures.ts'
import type { Services } from '../../src/platform/services.ts'
import { readFileKey } from '../../src/products/images.ts'
import { hasProducts } from '../../src/products/products.filters.sql.ts'
import { insertImages, insertProduct, renameDrawings, setTags } from '../../src/products/products.write.sql.ts'
import { seedRepresentatives } from '../people/representatives.ts'
import { addDemoSellers, findDemoAccount } from '../people/sellers.ts'
import { readDrawing } from './drawings.ts'
import { demoGoods, describeGoods, listProperties } from './list.ts'

const OWN = 'seller@demo.test'
/** Eleven other sellers, from seller2@demo.test to seller12@demo.test. */
const OTHERS = Array.from({ length: 11 }, (_, index) => ({
  email: `seller${index + 2}@demo.test`,
  full_name: `Продавцов Пример ${index + 2}`,
}))

/** Time between two new products: two a day, so that every product is older than the demo's orders of it. */
const ARRIVAL_MS = 12 * 3_600_000
/** Why staff returned a product to its seller. */
const REASON = 'Описание обещает то, что нельзя проверить: «гарантированно лучшая цена»'

/** A drawing in one colour. `base` names its place in the list of goods; `key`, the file's name, is `base` with a hash of the drawing. */
interface DemoPicture {
  /** Name of the drawing. */
  readonly motif: string
  /** Selects the colour. */
  readonly index: number
  readonly base: string
  readonly key: string
}

/** One product of the list of goods; the price is in rubles. */
export interface DemoProduct extends DemoPicture {
  readonly category: string
  readonly price: number
  readonly unit: string
  readonly name: string
  readonly isService: boolean
  /** Further pictures of its gallery. */
  readonly more: readonly DemoPicture[]
}

const picture = (base: string, motif: string, index: number): DemoPicture => ({
  base,
  motif,
  index,
  key: `${base}-${drawingHash({ motif, index })}`,
})

/** Further pictures in a gallery: documents and delivery, documents, or none, in turn. */
const MORE = [['contract', 'truck'], ['contract'], []] as const

/** How much dearer each further product of a line of the list is than the first, as a share of the first one's price. Any number will do. */
const PRICE_STEP = 0.17

/** All goods of the demo, in the order of the list. The colour depends on line and place in it, so that neighbours differ. */
export const demoProducts: readonly DemoProduct[] = demoGoods
  .trim()
  .split('\n')
  .flatMap((line, row) => {
    const [category = '', usual = '', price = '', unit = '', names = ''] = line.split('|')
    const isService = names.startsWith('*')
    return names
      .replace('*', '')
      .split(';')
      .map((draft, variant) => {
        const [name = '', motif = usual] = draft.split('@')
        const base = `demo-${row}-${variant}`
        const more = isService ? [] : (MORE[(row + variant) % MORE.length] ?? [])
        return {
          ...picture(base, motif, row + variant),
          ...{ category, unit, name, isService, price: Math.round(Number(price) * (1 + variant * PRICE_STEP)) },
          more: more.map((other, place) => picture(`${base}-p${place + 2}`, other, row)),
        }
      })
  })

/** The hash is part of the file's name: pictures are cached for a year, so a changed drawing needs another name. */
function drawingHash(drawing: { readonly motif: string; readonly index: number }): string {
  return createHash('sha256').update(readDrawing(drawing)).digest('hex').slice(0, 12)
}

/**
 * Orders the products by arrival. Fractions of multiples of the golden ratio are spread evenly from 0 to 1, so products that arrived one after
 * the other are far apart in the list and of different categories.
 */
const spreadTurn = (place: number): number => (place * 0.618_033_988_749_895) % 1

/** The goods, oldest first, with their positions in the list: the first page of the newest shows a mix of everything. */
export const demoArrivals = demoProducts
  .map((thing, place) => ({ thing, place }))
  .toSorted((one, other) => spreadTurn(one.place) - spreadTurn(other.place))

/** The largest size of a picture, in pixels; the sizes that pages show may be smaller. */
const SIDES = { width: 900, height: 675 }

const demoPictures = demoProducts.flatMap((thing): DemoPicture[] => [thing, ...thing.more])
/** By the name with its hash, and by the name without: orders of older demos refer to the latter. */
const picturesByKey = new Map(demoPictures.flatMap((drawing) => [drawing.key, drawing.base].map((name) => [name, drawing] as const)))

/** Draws the picture with this file name; null if the demo has none. Called on the first request, because drawing all takes over a minute. */
export async function drawDemoFile(file: string): Promise<Buffer | null> {
  const named = readFileKey(file)
  const drawn = named && picturesByKey.get(named.key)
  return drawn ? drawnPicture(readDrawing(drawn), Math.min(SIDES.width, imageSizes[named.size]), named.format) : null
}

/** Products that wait for staff in a new demo: one of seller@demo.test, by its place in the list, and those of one category (detergents). */
const [WAITING, WAITING_ALIKE] = [10, 'Моющие средства']
/** The place in the list of the product that staff returned to seller@demo.test. */
const REJECTED = 11
/**
 * How long the own seller's product has waited; those of the other seller have waited one to three hours. All are less than the target of the staff's
 * queue (`queueHours.products`, 8 hours), so none is overdue when the demo is first filled.
 */
const [HOUR_MS, WAITS_HOURS] = [3_600_000, 5]
/** Products in a row of the list that one seller offers: the first are `OWN`'s, each further dozen is that of the next of the others. */
const SHOP_SIZE = 12

const isWaitingAt = (place: number, { category }: DemoProduct): boolean => place === WAITING || category === WAITING_ALIKE

interface DemoSeller {
  readonly userId: number
  readonly companyId: number
}

/**
 * Creates the sellers and their products. If there already are products, it only renames their pictures to the current names; without companies
 * that sellers can represent it does nothing.
 */
export async function seedProducts(tx: Tx, services: Services): Promise<void> {
  if (await hasProducts(tx)) return renameDrawings(tx, demoPictures)
  const leaves = new Map(
    (await categoryTree(tx)).flatMap((top) =>
      top.childrens.flatMap((middle) => middle.childrens.map((leaf) => [leaf.name, { leaf, middle }])),
    ),
  )
  const sellers = await createSellers(tx, services)
  const [own, ...others] = sellers
  if (!own) return
  for (const [arrival, { thing, place }] of demoArrivals.entries()) {
    // Waiting times in the queue of staff use the machine's clock.
    const isWaiting = isWaitingAt(place, thing)
    const waits = (place === WAITING ? WAITS_HOURS : 1 + (place % 3)) * HOUR_MS
    const ago = isWaiting ? waits : (demoArrivals.length - arrival) * ARRIVAL_MS
    const made = new Date((isWaiting ? services.clock.now() : demoPastEnd(services)).getTime() - ago)
    const shelf = leaves.get(thing.category)
    const seller = place < SHOP_SIZE ? own : (others[Math.floor(place / SHOP_SIZE) % others.length] ?? own)
    if (!shelf || !seller) continue
    const id = await insertThing(tx, { thing, place, category: shelf.leaf.id, seller, made })
    const names = [shelf.leaf.name, shelf.middle.name].map((name) => name.toLowerCase())
    const tags = await Promise.all(
      names.map(async (name) => (await findOrCreateTag(tx, services.clock, { name, userId: seller.userId })).tag.id),
    )
    await setTags(tx, id, tags)
    await approveTags(tx, services.clock, tags)
  }
}

/** The sellers, seller@demo.test first; none if the register is empty, because then nobody represents a company. */
async function createSellers(tx: Tx, services: Services): Promise<DemoSeller[]> {
  const ownId = await findDemoAccount(tx, OWN)
  if (ownId === null || (await listRepresentedCompanies(tx, [ownId])).length === 0) return []
  const others = await addDemoSellers(tx, services, { like: OWN, others: OTHERS })
  await seedRepresentatives(
    tx,
    services,
    OTHERS.map(({ email }) => email),
  )
  const sellers: DemoSeller[] = []
  for (const userId of [ownId, ...others]) {
    const [companyId] = await listRepresentedCompanies(tx, [userId])
    if (companyId !== undefined) sellers.push({ userId, companyId })
  }
  return sellers
}

interface NewProduct {
  readonly thing: DemoProduct
  readonly place: number
  readonly category: number
  readonly seller: DemoSeller
  readonly made: Date
}

/** Pieces for less than 50 rubles: sold from 100 on, in packs of 50. */
const isPacked = ({ unit, price }: DemoProduct): boolean => unit === 'шт.' && price < 50

/**
 * Every eighth product is cheaper in larger quantities, cheap pieces are sold in packs, and most goods have a delivery time. Here and in
 * `insertThing` remainders of the place spread such properties over the list; any other remainders would do.
 */
function tradeTerms(thing: DemoProduct, place: number) {
  const { unit, price, isService } = thing
  const named = units.find(({ name }) => name === (DEMO_UNITS[unit] ?? unit.replace('.', '')))
  const packed = isPacked(thing)
  // 5 % less from 10 pieces, 10 % less from 100 (packed: 1,000 and 10,000). The price is in rubles: times 95 it is 95 % of it in kopecks.
  const steps = [10, 100].map((from, index) => ({ from: packed ? from * 100 : from, kopecks: price * (95 - index * 5) }))
  return {
    unit: named?.code ?? null,
    ...(packed ? { min_quantity: 100, multiple: 50 } : {}),
    lead_days: isService || place % 3 === 0 ? null : 1 + (place % 9),
    price_steps: JSON.stringify(place % 8 === 6 || packed ? steps : []),
  }
}

/** Short names in OKEI («ОКЕИ», the Russian classifier of units of measure) of units that the list writes in full. */
const DEMO_UNITS: Readonly<Record<string, string>> = {
  упаковка: 'упак',
  рулон: 'рул',
  пара: 'пар',
  пачка: 'пач',
  комплект: 'компл',
  бутыль: 'бут',
  месяц: 'мес',
}

/** Every fourth product has a sale price 8 % lower, every seventeenth is not in stock, and half of the goods have a limited stock. */
async function insertThing(tx: Tx, { thing, place, category, seller, made }: NewProduct): Promise<number> {
  const state: ProductState = isWaitingAt(place, thing) ? 'pending' : place === REJECTED ? 'rejected' : 'published'
  const id = await insertProduct(tx, {
    user_id: seller.userId,
    company_id: seller.companyId,
    category_id: category,
    kind: thing.isService ? 'service' : 'product',
    name: thing.name,
    description: describeGoods(thing),
    product_code: `${thing.motif.toUpperCase()}-${100 + place}`,
    sku_article: `SV-DEMO-${String(place).padStart(4, '0')}`,
    price_kopecks: thing.price * 100,
    sale_price_kopecks: place % 4 === 1 ? Math.round(thing.price * 0.92) * 100 : null,
    // VAT of 22 %, or none. A seller uses one tax system for all goods, so this depends on the company alone.
    vat_rate: seller.companyId % 3 === 0 ? null : 22,
    ...tradeTerms(thing, place),
    in_stock: thing.isService || place % 17 !== 5,
    stock: thing.isService || place % 2 === 0 || isPacked(thing) ? null : 5 + ((place * 7) % 90),
    properties: JSON.stringify(listProperties(thing)),
    created_at: made,
    updated_at: made,
    state,
    reject_reason: state === 'rejected' ? REASON : null,
  })
  await insertImages(
    tx,
    [thing, ...thing.more].map(({ key }, position) => ({ product_id: id, key, ...SIDES, position, created_at: made })),
  )
  return id
}
