// Pictures that a price list names by URL: fetched in the background for new drafts. Files that are no pictures are left out.
import { applyPriceList, createPriceList, setPriceColumns } from '@sverka/contract/price-lists/price-lists'
import { listOwnProducts } from '@sverka/contract/products/own-products'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { GoodsFactory, picture, type Seller } from '../../../test/goods.ts'
import { respondWith, webhookReceiver } from '../../../test/webhook-receiver.ts'
import { World } from '../../../test/world.ts'
import { deleteAllLists } from '../price-lists.ts'
import { runPriceList } from '../run-list.ts'
import { fetchRound } from './pictures.ts'

const app = testApplication({ PRICE_LISTS_INSIDE: 'on', LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const goods = new GoodsFactory(app, new World(app))
const site = webhookReceiver()
const png = await picture()

/** URLs of the pictures that the seller's products wait for. */
const waiting = async (seller: Seller) =>
  (await app.db.selectFrom('price_list_pictures').select('url').where('user_id', '=', seller.id).orderBy('position').execute()).map(
    ({ url }) => url,
  )
/** Number of pictures of the seller's draft. */
const images = async (seller: Seller) => {
  const [draft] = (await as(seller)(listOwnProducts, { query: { view: 'draft' } })).body.result
  return (
    await app.db
      .selectFrom('product_images')
      .select('id')
      .where('product_id', '=', draft?.id ?? 0)
      .execute()
  ).length
}

/** The seller of a draft that was made from a line with these URLs. */
async function makeDraft(pictures: string): Promise<Seller> {
  const seller = await goods.seller()
  const file = `Артикул;Название;Цена;Фото\nPIC-1;Болт;5;${pictures}`
  const made = await as(seller)(createPriceList, { body: { company: seller.companyId }, files: { file: [Buffer.from(file)] } })
  const params = { id: made.body.id }
  const columns = made.body.columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  await runPriceList(app.services, params.id)
  await as(seller)(setPriceColumns, { params, body: { columns, category: await goods.category() } })
  await runPriceList(app.services, params.id)
  await as(seller)(applyPriceList, { params })
  await runPriceList(app.services, params.id)
  return seller
}
/** Replaces the seller's URLs, which were stored with `https:`, by the URL of the test's site, which has no TLS. */
const useTestSite = (seller: Seller) =>
  app.db.updateTable('price_list_pictures').set({ url: site.url }).where('user_id', '=', seller.id).execute()

test('pictures of a new product are fetched in order and once', async () => {
  const seller = await makeDraft('https://shop.test/1.png, http://shop.test/2.png https://shop.test/1.png ftp://shop.test/3.png')
  expect(await waiting(seller)).toEqual(['https://shop.test/1.png', 'https://shop.test/2.png'])
  await useTestSite(seller)
  site.answers = (response) => void response.writeHead(200).end(png)
  await Promise.all([fetchRound(app.services), fetchRound(app.services)])
  await fetchRound(app.services)
  expect([await images(seller), await waiting(seller), await fetchRound(app.services)]).toEqual([2, [], 0])
})

test('a file that is not a picture is left out', async () => {
  const seller = await makeDraft('https://shop.test/1.png')
  await useTestSite(seller)
  site.answers = (response) => void response.writeHead(200).end('<svg onload="alert(1)"/>')
  await fetchRound(app.services)
  expect([await images(seller), await waiting(seller)]).toEqual([0, []])
})

test('a URL that does not answer is requested three times', async () => {
  const seller = await makeDraft('https://shop.test/1.png')
  await useTestSite(seller)
  site.answers = (response) => void response.destroy()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await waiting(seller)).toEqual([site.url])
    await fetchRound(app.services)
    app.clock.advance(10 * 60_000)
  }
  expect([await waiting(seller), site.received.length]).toEqual([[], 3])
})

test('a picture that arrives after its product was deleted is discarded', async () => {
  const seller = await makeDraft('https://shop.test/1.png')
  await useTestSite(seller)
  await app.db.updateTable('products').set({ deleted_at: app.clock.now() }).where('user_id', '=', seller.id).execute()
  site.answers = (response) => void response.writeHead(200).end(png)
  await fetchRound(app.services)
  expect([
    await waiting(seller),
    (
      await app.db
        .selectFrom('product_images as image')
        .innerJoin('products as card', 'card.id', 'image.product_id')
        .select('image.id')
        .where('card.user_id', '=', seller.id)
        .execute()
    ).length,
  ]).toEqual([[], 0])
})

test('one seller’s many pictures do not delay another’s', async () => {
  const many = await makeDraft('https://shop.test/1.png https://shop.test/2.png https://shop.test/3.png')
  const other = await makeDraft('https://shop.test/9.png')
  for (const seller of [many, other]) await useTestSite(seller)
  site.answers = respondWith(404)
  await fetchRound(app.services)
  expect([(await waiting(many)).length, (await waiting(other)).length]).toEqual([2, 0])
})

test('deleting an account deletes its waiting pictures', async () => {
  const seller = await makeDraft('https://shop.test/1.png')
  await app.db.transaction().execute((tx) => deleteAllLists(tx, seller.id))
  expect(await waiting(seller)).toEqual([])
})
