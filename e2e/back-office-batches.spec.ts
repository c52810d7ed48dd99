// A batch of all waiting product edits of one seller: staff publish all of them at once, except those that they return with a reason. The
// seller gets one notice.
// Russian labels: «Опубликовать» publish, «Вернуть» return, «Решите отдельно» decide separately.
import type { APIRequestContext } from '@playwright/test'
import { bearer, fetchStaffTokens, signInTab } from './account.ts'
import { createProductOnSale, createSeller, type Item, type Seller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** As the seller: edits a product on sale; the edit waits for staff. */
async function change(request: APIRequestContext, own: Seller, item: Item, data: object): Promise<void> {
  const sent = await request.patch(`/api/v1/products/${item.id}/`, { ...bearer(own.tokens), data })
  expect(sent.status(), await sent.text()).toBe(200)
}

test('a batch is published except a returned product and one that its seller changed meanwhile', async ({ page, request }) => {
  const own = await createSeller(request)
  const [good, bad, changed] = [
    await createProductOnSale(request, own),
    await createProductOnSale(request, own),
    await createProductOnSale(request, own),
  ]
  await change(request, own, good, { description: 'Оцинкованная, со скидкой от тонны' })
  await change(request, own, bad, { name: `${bad.name} дешевле всех` })
  await change(request, own, changed, { product_code: 'ПРОЧИТАН-1' })
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/products')
  await page.getByRole('link', { name: 'Партиями по продавцам' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Карточки по продавцам')
  await open(page, `/back-office/products/batches/${own.trader.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: good.name }) })
  await expect(row.locator('ins')).toContainText('Оцинкованная')
  await expect(row.getByText('Название')).toHaveCount(0)
  await page.getByRole('button', { name: `Вернуть: ${bad.name} дешевле всех` }).click()
  await page.getByRole('dialog').getByLabel('В тексте контакты или реклама').check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Вернуть/ })
    .click()
  await expect(page.getByText('Вернём', { exact: true })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  // The seller edits a product again after staff have read the batch.
  await change(request, own, changed, { product_code: 'ДРУГОЙ-2' })
  await page.getByRole('button', { name: 'Опубликовать 2, вернуть 1' }).click()
  const answers = page.getByRole('dialog', { name: 'Решено 2 из 3' })
  await expect(answers.getByText(/продавец изменил карточку/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Опубликовать 1' })).toBeVisible()
  await expect(page.locator('ins')).toHaveText(['ДРУГОЙ-2'])
  const notices = (await (await request.get('/api/v1/notifications/?page_size=50', bearer(own.tokens))).json()) as {
    result: { kind: string; params: object }[]
  }
  expect(notices.result.filter(({ kind }) => kind === 'products_decided').map(({ params }) => params)).toEqual([
    { published: 1, returned: 1 },
  ])
  await page.getByRole('button', { name: 'Опубликовать 1' }).click()
  await expect(page.getByText('У этого продавца ничего не ждёт решения')).toBeVisible()
})

test('a product with a phone number in its text is published only when it is chosen by itself', async ({ page, request }) => {
  const own = await createSeller(request)
  const [plain, marked] = [await createProductOnSale(request, own), await createProductOnSale(request, own)]
  await change(request, own, plain, { description: 'Оцинкованная' })
  await change(request, own, marked, { description: 'Звоните +7 912 345-67-89' })
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, `/back-office/products/batches/${own.trader.id}`)
  await expect(page.getByText('Решите отдельно')).toHaveCount(1)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Опубликовать 1' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1')
  await expect(page.getByRole('link', { name: marked.name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Опубликовать 0' })).toBeDisabled()
  await page.getByRole('button', { name: `Опубликовать: ${marked.name}` }).click()
  await page.getByRole('button', { name: 'Опубликовать 1' }).click()
  await expect(page.getByText('У этого продавца ничего не ждёт решения')).toBeVisible()
})

test('a path of a batch without a seller’s number is a 404 page', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/products/batches/abc')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
})
