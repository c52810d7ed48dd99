// The buyer cancels an unpaid order in the browser, and both sides read why.
// Russian labels: «Отменить заказ» cancel the order, «Ошибка в заказе» a mistake in the order, «Оплатить» pay.
import { bearer, fetchTokens, registerAccount, signInTab } from './account.ts'
import { createProductOnSale, createSeller } from './members.ts'
import { expect, expectAccessible, open, test } from './page.ts'

test('a buyer cancels an unpaid order, and both sides read why', async ({ page, request, browser }) => {
  const shop = await createSeller(request)
  const item = await createProductOnSale(request, shop)
  const tokens = await fetchTokens(request, await registerAccount(request))
  await request.post(`/api/v1/products/${item.id}/add-to-basket/`, bearer(tokens))
  const delivery = { address: 'Химки, ул. Нездешняя, д. 8', postal_code: '141400', phone_number: '+7 900 000-00-00', personal_data: true }
  const bought = await request.post('/api/v1/user-info/', { ...bearer(tokens), data: delivery })
  const { orders } = (await bought.json()) as { orders: number[] }
  await signInTab(page, tokens)
  await open(page, `/profile/orders/${orders[0]}`)
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Причина').selectOption({ label: 'Ошибка в заказе' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText(/Покупатель отменил заказ/)).toBeVisible()
  await expect(page.getByText('Ошибка в заказе.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Оплатить' })).toHaveCount(0)
  await expect(page.getByText('ждём', { exact: true })).toHaveCount(0)
  const sellerPage = await browser.newPage()
  await signInTab(sellerPage, shop.tokens)
  await open(sellerPage, `/profile/orders/${orders[0]}`)
  await expect(sellerPage.getByText(/Покупатель отменил заказ/)).toBeVisible()
  await sellerPage.close()
})
