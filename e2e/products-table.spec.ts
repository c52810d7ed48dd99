// The seller's table of products: prices and stock edited in place, several products changed at once, withdrawn from review, copied.
// Russian labels: «Цена» price, «Остаток» stock, «Скрыть» hide, «Отозвать с модерации» withdraw from review, «Копировать» copy.
import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, fetchTokens, signInNewMember, signInTab } from './account.ts'
import { buyAndReceive, createMember, createProductOnSale, createSeller, type Seller, withUniqueNumber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'
import { photoFile } from './upload-files.ts'

const findRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function readPrice(request: APIRequestContext, id: number): Promise<number> {
  return ((await (await request.get(`/api/v1/products/${id}/`)).json()) as { price: number }).price
}

/** Creates a product that waits for staff; returns its name. */
async function createWaitingProduct(request: APIRequestContext, { tokens, trader }: Seller): Promise<string> {
  const name = withUniqueNumber('Сундук')
  const [category] = (await (await request.get('/api/v1/categories/')).json()) as { id: number }[]
  const text = { name, description: 'Сундук', product_code: withUniqueNumber('СУН'), product_type: 'product', price: 70 }
  const multipart = { ...text, entrepreneur: trader.id, category: Number(category?.id), images: await photoFile('one.png', '#663399') }
  expect((await request.post('/api/v1/products/', { ...bearer(tokens), multipart })).status()).toBe(201)
  return name
}

test('a promotion that fails to load shows an error and can be loaded again', async ({ page, request }) => {
  const own = await createSeller(request)
  await signInTab(page, own.tokens)
  const promotions = '**/api/v1/marketplace/promotions/'
  await page.route(promotions, (route) => route.fulfill({ status: 503, json: { code: 'overloaded', status: 503 } }))
  await open(page, '/profile/products')
  const again = page.getByRole('main').getByRole('button', { name: 'Повторить' })
  await expect(again).toBeVisible()
  await expect(page).toHaveTitle(/Мои товары —/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Карточка товара')
  await expectAccessible(page)
  let requestCount = 0
  await page.unroute(promotions)
  await page.route(promotions, (route) => {
    requestCount += 1
    return route.continue()
  })
  await again.dblclick()
  await expect(again).toHaveCount(0)
  expect(requestCount).toBe(1)
})

test('price and stock are edited in place by keyboard, and invalid text shows an error', async ({ page, request }) => {
  const own = await createSeller(request)
  const { id, name } = await createProductOnSale(request, own)
  await signInTab(page, own.tokens)
  await open(page, '/profile/products')
  const price = page.getByLabel(`Цена, ${name}`)
  await price.fill('1e5')
  await price.press('Enter')
  await expect(page.getByText('«1e5» не число')).toBeVisible()
  await expect(price).toHaveValue('1e5')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await price.press('Escape')
  await expect(price).toHaveValue(/^1.000$/)
  await price.fill('1 250,50')
  await price.press('Tab')
  await expect(page.getByLabel(`Остаток, ${name}`)).toBeFocused()
  await page.keyboard.type('14')
  await page.keyboard.press('Enter')
  await expect.poll(() => readPrice(request, id)).toBe(1250.5)
  await expect(price).toHaveValue(/^1.250,5$/)
  const stock = async () => ((await (await request.get(`/api/v1/products/${id}/`)).json()) as { stock: number | null }).stock
  await expect.poll(stock).toBe(14)
})

test('a new seller is led to adding a company before adding goods', async ({ page, request }) => {
  await signInNewMember(page, request)
  for (const path of ['/profile/products', '/profile/products/add', '/profile/price-lists', '/profile/money']) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('link', { name: 'Привязать компанию' })).toHaveAttribute('href', '/profile/add-company')
    await expect(page.getByText('Добавьте первый')).toHaveCount(0)
  }
})

test('goods marked as unavailable by their seller are not called out of stock', async ({ page, request }) => {
  const own = await createSeller(request)
  const [unavailable, soldOut] = [await createProductOnSale(request, own), await createProductOnSale(request, own)]
  const change = (id: number, data: object) => request.patch(`/api/v1/products/${id}/`, { ...bearer(own.tokens), data })
  expect((await change(unavailable.id, { in_stock: false, stock: 14 })).status()).toBe(200)
  expect((await change(soldOut.id, { stock: 0 })).status()).toBe(200)
  await signInTab(page, own.tokens)
  await open(page, '/profile/products')
  await expect(findRow(page, unavailable.name)).toContainText('Нет в наличии')
  await expect(findRow(page, soldOut.name)).toContainText('Нет остатка')
})

test('several products are hidden and shown at once, and one under review says why it is skipped', async ({ page, request }) => {
  const own = await createSeller(request)
  const [one, two] = [await createProductOnSale(request, own), await createProductOnSale(request, own)]
  const waiting = await createWaitingProduct(request, own)
  await signInTab(page, own.tokens)
  await open(page, '/profile/products')
  await page.getByLabel('Выбрать все на странице').check()
  await expect(page.getByText('Выбрано 3')).toBeVisible()
  await page.getByRole('toolbar').getByRole('button', { name: 'Скрыть' }).click()
  await expect(findRow(page, waiting).getByText('Эту карточку ещё не одобрили')).toBeVisible()
  await expect(page.getByText('Выбрано 1')).toBeVisible()
  await expect(findRow(page, one.name).getByText('Скрыт', { exact: true })).toBeVisible()
  expect((await request.get(`/api/v1/products/${two.id}/`)).status()).toBe(404)
  await page.getByRole('link', { name: /^Скрытые/ }).click()
  await expect(page).toHaveURL(/view=hidden/)
  await findRow(page, two.name)
    .getByLabel(/^Действия/)
    .click()
  await findRow(page, two.name).getByRole('button', { name: 'Показать' }).click()
  await expect(findRow(page, two.name)).toHaveCount(0)
  expect((await request.get(`/api/v1/products/${two.id}/`)).status()).toBe(200)
})

test('a product under review is withdrawn, becomes a draft and is copied', async ({ page, request }) => {
  const own = await createSeller(request)
  const name = await createWaitingProduct(request, own)
  await signInTab(page, own.tokens)
  await open(page, '/profile/products')
  await findRow(page, name)
    .getByLabel(/^Действия/)
    .click()
  await findRow(page, name).getByRole('button', { name: 'Отозвать с модерации' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать с модерации' }).click()
  await expect(findRow(page, name).getByText('Черновик')).toBeVisible()
  await findRow(page, name)
    .getByLabel(/^Действия/)
    .click()
  await findRow(page, name).getByRole('button', { name: 'Копировать' }).click()
  await expect(page.getByText('Копия в черновиках')).toBeVisible()
  await expect(findRow(page, name)).toHaveCount(2)
  await findRow(page, name).first().getByRole('link', { name }).click()
  await expect(page.getByRole('img', { name: 'Фотография 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Карточка отправлена на проверку')).toBeVisible()
})

test('prices of several products change by percent, and the table is sorted and searched', async ({ page, request }) => {
  const own = await createSeller(request)
  const [one, two] = [await createProductOnSale(request, own), await createProductOnSale(request, own)]
  await buyAndReceive(request, await createMember(request), { from: own, item: two })
  await signInTab(page, own.tokens)
  await open(page, '/profile/products')
  await page.getByRole('link', { name: 'Заказы' }).last().click()
  await expect(page).toHaveURL(/ordering=-orders/)
  await expect(page.getByRole('row').nth(1)).toContainText(two.name)
  await page.getByLabel(`Выбрать: ${one.name}`).check()
  await page.getByLabel(`Выбрать: ${two.name}`).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Цена' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Снизить' }).click()
  await dialog.getByLabel('Изменить на, %').fill('200')
  await dialog.getByRole('button', { name: 'Применить' }).click()
  await expect(dialog.getByText('Целое число от 1 до 90')).toBeVisible()
  await dialog.getByLabel('Изменить на, %').fill('10')
  await dialog.getByRole('button', { name: 'Применить' }).click()
  await expect(page.getByText('Готово: 2 карточки')).toBeVisible()
  // Ten per cent less than the 1000 rubles of every product that a test creates.
  expect([await readPrice(request, one.id), await readPrice(request, two.id)]).toEqual([900, 900])
  await page.getByRole('searchbox', { name: 'Название, артикул' }).fill(one.name)
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(findRow(page, two.name)).toHaveCount(0)
  await expect(findRow(page, one.name)).toHaveCount(1)
})

test('a code that another product has shows an error beside its field', async ({ page, request }) => {
  const own = await createSeller(request)
  const [one, two] = [await createProductOnSale(request, own), await createProductOnSale(request, own)]
  const readCode = async (id: number) =>
    ((await (await request.get(`/api/v1/products/${id}/`)).json()) as { product_code: string }).product_code
  await signInTab(page, own.tokens)
  await open(page, `/profile/products/edit/${one.id}`)
  await page.getByLabel('Код товара').fill(await readCode(two.id))
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Такой артикул уже есть у другой вашей карточки.')).toBeVisible()
  await expect(page.getByLabel('Код товара')).toBeFocused()
})

test('the table is accessible and never wider than a phone', async ({ page, request }) => {
  await signInTab(page, await fetchTokens(request, 'seller@demo.test', 'Demo-2026!'))
  await open(page, '/profile/products')
  await page
    .getByLabel(/^Выбрать: /)
    .first()
    .check()
  await inEachThemeAndWidth(page, async () => {
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})
