// Search and filters of products, their counters, reserving of stock, hiding, and pictures.
import { createTag, listTags, updateTag } from '@sverka/contract/catalog/catalog'
import { unbindCompany } from '@sverka/contract/company-binding/company-binding'
import {
  addProductImage,
  createProduct,
  deleteProduct,
  deleteProductImage,
  getProduct,
  listProducts,
  updateProduct,
} from '@sverka/contract/products/products'
import { publishProduct, rejectProduct } from '@sverka/contract/products/products.staff'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, picture } from '../../test/goods.ts'
import { lockWaits } from '../../test/lock-waits.ts'
import { World } from '../../test/world.ts'
import { companiesChanged, registerReplaced } from '../events.ts'
import {
  countLike,
  countReview,
  countView,
  findShown,
  hideProducts,
  releaseStock,
  reserveStock,
  setLike,
  unhideProducts,
} from './products.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

/** Ids of the products that a guest finds, in their order. */
const found = async (query: object) => (await as(null)(listProducts, { query })).body.result.map(({ id }) => id)
const isVisible = async (id: number) => (await as(null)(getProduct, { params: { id } })).status === 200
const inTx = <T>(work: (tx: Parameters<typeof countView>[0]) => Promise<T>) => app.db.transaction().execute(work)

test('products are found by words, endings, beginnings, tags, codes and misspelt names', async () => {
  // Fireclay brick for ovens, with the tag «refractory». The last search is misspelt.
  const seller = await goods.seller()
  const tag = (await as(seller)(createTag, { body: { name: ' Огнеупор ' } })).body
  expect((await as(seller)(createTag, { body: { name: 'огнеупор' } })).body).toEqual(tag)
  expect((await as(seller)(listTags, { query: { search: 'огне' } })).body.result).toEqual([tag])
  const words = { name: 'Шамотный кирпич', description: 'Для печей', product_code: 'KR-77/2', tags: [tag.id] }
  const id = await goods.published(seller, words)
  for (const search of ['кирпичи', 'шамот', 'печи', 'огнеупоры', 'kr-77/2', 'шамтный кирпич'])
    expect([search, await found({ search })]).toEqual([search, [id]])
  expect(await found({ search: 'ничего похожего' })).toEqual([])
  await as(seller)(updateProduct, { params: { id }, body: { tags: [] } })
  expect(await found({ search: 'огнеупоры' })).toEqual([id])
  await goods.publish(id)
  expect(await found({ search: 'огнеупоры' })).toEqual([])
})

test('a tag added while the name changes is found, and so is the new name', async () => {
  const seller = await goods.seller()
  const tag = (await as(seller)(createTag, { body: { name: 'утеплитель' } })).body
  const id = await goods.published(seller, { name: 'Плита жёсткая' })
  const waiting = () => lockWaits(app.db)
  let tagged: Promise<unknown> | undefined
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ name: 'Панель мягкая' }).where('id', '=', id).execute()
    tagged = app.db.insertInto('product_tags').values({ product_id: id, tag_id: tag.id }).execute()
    await expect.poll(waiting).toBe(1)
  })
  await tagged
  expect([await found({ search: 'утеплители' }), await found({ search: 'мягкие панели' })]).toEqual([[id], [id]])
  expect(await found({ search: 'плита жёсткая' })).toEqual([])
})

test('adding tags does not wait for a like of the product in progress', async () => {
  const seller = await goods.seller()
  const tag = (await as(seller)(createTag, { body: { name: 'кровля' } })).body
  const id = await goods.published(seller, { name: 'Лист гладкий' })
  await inTx(async (tx) => {
    await tx.insertInto('product_likes').values({ user_id: seller.id, product_id: id, created_at: app.clock.now() }).execute()
    await inTx(async (other) => {
      await sql`set local lock_timeout = '2s'`.execute(other)
      await other.insertInto('product_tags').values({ product_id: id, tag_id: tag.id }).execute()
    })
  })
  expect(await found({ search: 'кровли' })).toEqual([id])
})

test('every product with a renamed tag is found by the new name', async () => {
  const seller = await goods.seller()
  const tag = (await as(seller)(createTag, { body: { name: 'брезент' } })).body
  const id = await goods.published(seller, { name: 'Тент летний', tags: [tag.id] })
  await as(await world.staff())(updateTag, { params: { id: tag.id }, body: { name: 'Парусина' } })
  expect([await found({ search: 'парусина' }), await found({ search: 'брезент' })]).toEqual([[id], []])
})

test('a misspelt word is searched in the index of spellings only', async () => {
  const id = await goods.published(await goods.seller(), { name: 'Мельница' })
  await inTx(async (tx) => {
    /** Scans in this transaction of the index of spellings (`own`), or of all other indexes of products. */
    const scans = async (own: boolean) =>
      (
        await sql<{ scans: number }>`select sum(pg_stat_get_xact_numscans(indexrelid))::int as scans from pg_index
          where indrelid = 'products'::regclass and (indexrelid = 'products_spelling'::regclass) = ${own}`.execute(tx)
      ).rows[0]?.scans ?? 0
    const before = [await scans(true), await scans(false)] as const
    expect((await sql`select id from products_spelled('мелница')`.execute(tx)).rows).toEqual([{ id }])
    expect([(await scans(true)) - before[0], (await scans(false)) - before[1]]).toEqual([1, 0])
  })
})

// During an update both versions run. The previous one reads a column `products.search`, which a function of this name replaces.
test('the previous version of the server finds products by words', async () => {
  const id = await goods.published(await goods.seller(), { name: 'Вальцы' })
  const { rows } = await sql`select product.id from products as product where product.search @@ product_query('вальцы')
    order by ts_rank(product.search, product_query('вальцы'))`.execute(app.db)
  expect(rows).toEqual([{ id }])
})

test('filters select products, a category includes its subcategories, and sort orders apply', async () => {
  const seller = await goods.seller()
  const top = await goods.category()
  const leaf = await goods.category({ parent: await goods.category({ parent: top, level: 2 }), level: 3 })
  const cheap = await goods.published(seller, { category: leaf, price: 100, sale_price: 50 })
  const service = await goods.published(seller, { category: leaf, price: 80, product_type: 'service', in_stock: false })
  const mine = { user__in: [seller.id] }
  expect(await found({ category__in: [top], ordering: 'price' })).toEqual([cheap, service])
  expect(await found({ ...mine, ordering: '-price' })).toEqual([service, cheap])
  expect(await found({ ...mine, price__lte: 60 })).toEqual([cheap])
  expect(await found({ ...mine, price__gte: 60 })).toEqual([service])
  expect(await found({ ...mine, product_type: 'service', in_stock: true })).toEqual([service])
  expect(await found({ ...mine, company__in: [seller.companyId], ordering: '-rating' })).toHaveLength(2)
  // 77 is Moscow, where the seller is not.
  expect(await found({ ...mine, regions__in: [77] })).toEqual([])
  expect(await found({ ...mine, ordering: '-views' })).toHaveLength(2)
})

test('fifty simultaneous likes, views and reviews are all counted', async () => {
  const id = await goods.published(await goods.seller())
  const people = await Promise.all(Array.from({ length: 10 }, () => world.person()))
  const like = (liked: boolean) => people.map(({ id: userId }) => inTx((tx) => setLike(tx, app.clock, { userId, productId: id, liked })))
  await Promise.all([...like(true), ...like(true)])
  await Promise.all(Array.from({ length: 15 }, () => inTx((tx) => countView(tx, id))))
  await Promise.all([5, 4, 4].map((stars) => inTx((tx) => countReview(tx, id, { stars, by: 1 }))))
  await inTx((tx) => setLike(tx, app.clock, { userId: people[0]?.id ?? 0, productId: id, liked: false }))
  await inTx((tx) => countLike(tx, id, 1))
  const card = (await as(people[1] ?? null)(getProduct, { params: { id } })).body
  expect(card).toMatchObject({ number_of_like: 10, views: 15, comments: 3, rating: 4.3, is_liked: true })
})

test('the last pieces are sold once, and a request for more than the stock names the product', async () => {
  const id = await goods.published(await goods.seller(), { stock: 3, name: 'Последние три' })
  const take = () => inTx((tx) => reserveStock(tx, [{ productId: id, quantity: 2, name: 'Три' }]))
  const results = await Promise.allSettled([take(), take()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(take()).rejects.toMatchObject({ code: 'out_of_stock', errors: { baskets: [{ message: 'Последние три' }] } })
  await inTx((tx) => releaseStock(tx, [{ productId: id, quantity: 2 }]))
  expect((await findShown(app.db as never, [id])).get(id)).toMatchObject({ stock: 3, inStock: true, priceKopecks: 5_890_000 })
})

test('products are hidden while the seller has no plan or company, and when the company closes', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  await inTx((tx) => hideProducts(tx, { userId: seller.id }, 'plan'))
  expect(await isVisible(id)).toBe(false)
  await inTx((tx) => unhideProducts(tx, { userId: seller.id }, 'plan'))
  expect(await isVisible(id)).toBe(true)
  await as(seller)(unbindCompany, { params: { id: seller.companyId } })
  expect(await isVisible(id)).toBe(false)
  await world.represent(seller, seller.companyId)
  // After an import of a whole register the reasons for hiding are computed again for all products.
  await app.services.announce(app.db, registerReplaced, { ownerUrl: app.database.ownerUrl })
  expect(await isVisible(id)).toBe(true)
  await world.endCompany(seller.companyId)
  await inTx((tx) => app.services.announce(tx, companiesChanged, [seller.companyId]))
  expect(await isVisible(id)).toBe(false)
  const own = (await as(seller)(getProduct, { params: { id } })).body
  expect(own).toMatchObject({ state: 'published', hidden: 'seller_ended' })
})

test('a picture is re-encoded in every size without metadata', async () => {
  const seller = await goods.seller()
  const photo = await sharp(await picture('#884422', 2400))
    .withExif({ IFD0: { Artist: 'Секрет' } })
    .jpeg()
    .toBuffer()
  const id = await goods.published(seller, {}, [photo])
  const image = (await as(null)(getProduct, { params: { id } })).body.images[0]
  const sizes = [
    [image?.card, 400],
    [image?.image, 900],
    [image?.zoom, 1800],
  ] as const
  for (const [address = '', side] of sizes) {
    for (const format of ['webp', 'avif']) {
      const reply = await app.server.inject(address.replace('.webp', `.${format}`))
      expect(reply.headers).toMatchObject({ 'content-type': `image/${format}`, 'cache-control': expect.stringContaining('immutable') })
      const { width, exif } = await sharp(reply.rawPayload).metadata()
      expect([width, exif]).toEqual([side, undefined])
    }
  }
})

test('a file that is not a picture and an eighth picture are refused before anything is stored', async () => {
  const seller = await goods.seller()
  const body = await goods.form(seller)
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const wrong = await as(seller)(createProduct, { body, files: { images: [await picture(), script, await picture(), script] } })
  const refused = { code: 'not_a_picture' }
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      errors: {
        images: [
          { ...refused, item: 2 },
          { ...refused, item: 4 },
        ],
      },
    },
  })
  const eight = await Promise.all(Array.from({ length: 8 }, () => picture()))
  expect((await as(seller)(createProduct, { body, files: { images: eight } })).status).toBe(400)
  expect((await as(seller)(listProducts, { query: { user__in: [seller.id] } })).body.count).toBe(0)
})

test('pictures of a published product change only with the approved edit, and the last one remains', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller)
  const before = (await as(null)(getProduct, { params: { id } })).body.images[0]?.id ?? 0
  expect(await as(seller)(deleteProductImage, { params: { id: before } })).toMatchObject({ status: 409, code: 'last_image' })
  const added = (await as(seller)(addProductImage, { params: { id }, files: { image: await picture('#ff0000') } })).body.id
  const third = (await as(seller)(addProductImage, { params: { id }, files: { image: await picture('#00ff00') } })).body.id
  await as(seller)(updateProduct, { params: { id }, body: { images: [third, added, before] } })
  expect((await as(seller)(deleteProductImage, { params: { id: third } })).status).toBe(204)
  expect((await as(seller)(deleteProductImage, { params: { id: before } })).status).toBe(204)
  expect((await as(null)(getProduct, { params: { id } })).body.images.map((image) => image.id)).toEqual([before])
  await as(staff)(rejectProduct, { params: { id }, body: { reason: 'Не то' } })
  expect((await as(seller)(getProduct, { params: { id } })).body.revision).toMatchObject({ reject_reason: 'Не то' })
  await as(seller)(updateProduct, { params: { id }, body: { name: 'С новой фотографией' } })
  await as(staff)(publishProduct, { params: { id }, body: {} })
  expect((await as(null)(getProduct, { params: { id } })).body.images.map((image) => image.id)).toEqual([added])
})

test('deleting an account deletes its products', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  await inTx((tx) => setLike(tx, app.clock, { userId: seller.id, productId: id, liked: true }))
  await as(seller)(deleteAccount, { body: { password: seller.password } })
  expect(await isVisible(id)).toBe(false)
  expect((await as(await goods.seller())(deleteProduct, { params: { id } })).status).toBe(404)
})
