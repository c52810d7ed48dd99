// A seller's money page («Деньги»): past sales, expected payments, state of the account, files to download; and without a company.
// Russian labels: «Деньги» money, «Ещё придёт» still expected, «Продажи и возвраты» sales and refunds, «Счёт» invoice.
import { bearer, signInNewMember, signInTab } from './account.ts'
import { buyAndReceive, createMember, createProductOnSale, createSeller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('the money page shows a sale with its order, and the account’s state before it exists', async ({ page, request }) => {
  const own = await createSeller(request)
  await signInTab(page, own.tokens)
  await open(page, '/profile/money')
  await expect(page.getByText('платежи тестовые, деньги не списываются')).toBeVisible()
  await expect(page.getByText('Продаж за это время не было')).toBeVisible()
  const order = await buyAndReceive(request, await createMember(request), { from: own, item: await createProductOnSale(request, own) })
  await page.reload()
  await expect(page.getByText('1 оплаченный заказ')).toBeVisible()
  await expect(page.getByText('с карт', { exact: true })).toBeVisible()
  await expect(page.getByText('цифры сошлись с БИК')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Указать' })).toHaveAttribute('href', '/profile/bank-details')
  // The panel is high enough for its table: nothing is cut off.
  const panel = page.locator('section', { has: page.getByRole('heading', { name: /^Продажи и возвраты/ }) })
  await expect.poll(() => panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
  await expect(page.getByRole('row').filter({ hasText: `Заказ № ${order}` })).toContainText('картой, на счёт площадки')
  await expect(page.getByRole('row').filter({ hasText: `Заказ № ${order}` })).toContainText('Туманов Игнат')
  await inEachThemeAndWidth(page, async () => {
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
  for (const format of ['xlsx', 'csv']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: `Скачать движения, ${format}` }).click()
    expect((await saved).suggestedFilename()).toBe(`Деньги.${format}`)
  }
  await page.getByRole('link', { name: `Заказ № ${order}` }).click()
  await expect(page).toHaveURL(new RegExp(`/profile/orders/${order}$`))
})

// BIC (БИК) is the number of a bank. The invented bank details have digits that pass the check of the account against the BIC; 7799483056 is
// the taxpayer number of a company of the test register.
test('an unpaid invoice shows its buyer, and a paid one its documents', async ({ page, request }) => {
  const own = await createSeller(request)
  const item = await createProductOnSale(request, own)
  const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }
  const saved = await request.put(`/api/v1/companies/${own.trader.id}/bank-details/`, { ...bearer(own.tokens), data: bank })
  expect(saved.status()).toBe(200)
  const buyer = await createMember(request)
  const added = await request.post(`/api/v1/products/${item.id}/add-to-basket/?quantity=2`, { ...bearer(buyer.tokens), data: {} })
  expect(added.ok()).toBe(true)
  const delivery = { address: 'Москва, Нездешняя улица, 1', postal_code: '101000', phone_number: '79001234567' }
  const data = { ...delivery, invoice: { inn: '7799483056', email: 'buh@e2e.test' } }
  const bought = (await (await request.post('/api/v1/user-info/', { ...bearer(buyer.tokens), data })).json()) as {
    order_url: string
    orders: number[]
  }
  await signInTab(page, own.tokens)
  await open(page, '/profile/money')
  await expect(page.getByText('…04821, АО «Банк Небыль», цифры сошлись с БИК')).toBeVisible()
  const coming = page.getByRole('region', { name: /^Ещё придёт/ })
  await expect(coming.getByRole('link', { name: 'Счёт № 1' })).toHaveAttribute('href', `/profile/orders/${bought.orders[0]}`)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  const slug = bought.order_url.split('/').at(-1)
  const paid = await request.post(`/api/v1/invoices/${slug}/payments/`, { ...bearer(own.tokens), data: {} })
  expect(paid.status()).toBe(201)
  const issued = await request.post(`/api/v1/orders/${bought.orders[0]}/documents/`, { ...bearer(own.tokens), data: {} })
  expect(issued.status()).toBe(201)
  await page.reload()
  await expect(coming).toHaveCount(0)
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `Заказ № ${bought.orders[0]}` })
      .first(),
  ).toContainText('по счёту № 1')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Все, zip' }).click()
  expect((await download).suggestedFilename()).toBe('Документы.zip')
})

test('a member without a company is led to adding one', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/money')
  await expect(page.getByRole('main').getByRole('link', { name: 'Привязать компанию' })).toHaveAttribute('href', '/profile/add-company')
})
