// Figures about a seller: how they ship and answer, on their public page; views and orders of their goods, on a page for the seller only.
// Russian labels: «Как продаёт» how they sell, «От показа до заказа» from view to order, «Просмотры» views.
import { signInTab } from './account.ts'
import { buyAndReceive, createMember, createProductOnSale, createSeller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('a seller with three received orders has public figures and sees their own statistics', async ({ page, request, browser }) => {
  test.setTimeout(180_000)
  const [shop, buyer] = [await createSeller(request), await createMember(request)]
  const item = await createProductOnSale(request, shop)
  await open(page, `/company/${shop.trader.id}`)
  await expect(page.getByRole('region', { name: 'Как продаёт' })).toHaveCount(0)
  for (let order = 0; order < 3; order++) await buyAndReceive(request, buyer, { from: shop, item })
  await signInTab(page, buyer.tokens)
  await open(page, `/company/${shop.trader.id}`)
  const record = page.getByRole('region', { name: 'Как продаёт' })
  // Faults (orders shipped late, cancelled by the seller and so on) are counted among the three orders.
  await expect(record).toContainText('0 из 3')
  await expect(record).toContainText('Последние оплаченные заказы, с')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await open(page, `/marketplace/item/${item.id}`)
  const sellerPage = await (await browser.newContext()).newPage()
  await signInTab(sellerPage, shop.tokens)
  const figures = sellerPage.getByRole('region', { name: 'От показа до заказа' })
  // The server writes the counts of views to the database twice a minute.
  await expect(async () => {
    await open(sellerPage, '/profile/products')
    await expect(figures).toContainText(/Показы в списках\s*\d.*Просмотры\s*1.*В корзину\s*1.*Заказы\s*3/, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await inEachThemeAndWidth(sellerPage, () => expectAccessible(sellerPage))
  await sellerPage.context().close()
})
