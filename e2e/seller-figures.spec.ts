// A seller in numbers: how they ship and answer on their public page, and what buyers did with their goods on their own.
import { keepSignedIn } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { buyAndReceive, createProductOnSale, person, seller } from './seller.ts'

test('a seller with three received orders has public figures and sees their own statistics', async ({ page, request, browser }) => {
  test.setTimeout(180_000)
  const [shop, buyer] = [await seller(request), await person(request)]
  const item = await createProductOnSale(request, shop)
  await open(page, `/company/${shop.trader.id}`)
  await expect(page.getByRole('region', { name: 'Как продаёт' })).toHaveCount(0)
  for (let order = 0; order < 3; order++) await buyAndReceive(request, buyer, { from: shop, item })
  await keepSignedIn(page, buyer.tokens)
  await open(page, `/company/${shop.trader.id}`)
  const record = page.getByRole('region', { name: 'Как продаёт' })
  await expect(record).toContainText('0 из 3')
  await expect(record).toContainText('Последние оплаченные заказы, с')
  await inEachLook(page, () => expectAccessible(page))
  await open(page, `/marketplace/item/${item.id}`)
  const own = await (await browser.newContext()).newPage()
  await keepSignedIn(own, shop.tokens)
  const figures = own.getByRole('region', { name: 'От показа до заказа' })
  // Counts are written twice a minute.
  await expect(async () => {
    await open(own, '/profile/products')
    await expect(figures).toContainText(/Показы в списках\s*\d.*Просмотры\s*1.*В корзину\s*1.*Заказы\s*3/, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await inEachLook(own, () => expectAccessible(own))
  await own.context().close()
})
