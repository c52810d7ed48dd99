// A seller's money page: what was sold and is to come, whether payments are taken, and who has no company yet.
import { keepSignedIn, member } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { onSale, person, received, seller } from './seller.ts'

test('a sale is told with its order, and the state of the account before there is one', async ({ page, request }) => {
  const own = await seller(request)
  await keepSignedIn(page, own.tokens)
  await open(page, '/profile/money')
  await expect(page.getByText('платежи тестовые, деньги не списываются')).toBeVisible()
  await expect(page.getByText('Продаж за это время не было')).toBeVisible()
  const order = await received(request, await person(request), { from: own, item: await onSale(request, own) })
  await page.reload()
  await expect(page.getByText('1 оплаченный заказ')).toBeVisible()
  await expect(page.getByText('цифры сошлись с БИК')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Указать' })).toHaveAttribute('href', '/profile/bank-details')
  // Nothing of the table is cut off by its panel.
  const panel = page.locator('section', { has: page.getByRole('heading', { name: /^Поступило/ }) })
  await expect.poll(() => panel.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
  await expect(page.getByRole('row').filter({ hasText: `Заказ № ${order}` })).toContainText('картой, на счёт площадки')
  await expect(page.getByRole('row').filter({ hasText: `Заказ № ${order}` })).toContainText('Туманов Игнат')
  await inEachLook(page, async () => {
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

test('who represents nobody is shown the way to a company', async ({ page, request }) => {
  await member(page, request)
  await open(page, '/profile/money')
  await expect(page.getByRole('main').getByRole('link', { name: 'Привязать компанию' })).toHaveAttribute('href', '/profile/add-company')
})
