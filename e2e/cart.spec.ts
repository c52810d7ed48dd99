// The basket and what follows from it: from an empty account to a received order and its review, for a buyer and a seller.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { bearer, keepSignedIn, member, registered, tokensOf } from './account.ts'
import { awake, expect, expectAccessible, inEachLook, open, test } from './page.ts'

const ADDRESS = 'Химки, ул. Нездешняя, д. 8'
const CARD = '4111 1111 1111 1111'
const SELLER = 'seller@demo.test'
const DEMO_PASSWORD = 'Demo-2026!'

interface Item {
  readonly id: number
  readonly name: string
}

/** Goods of the demo's seller that are in stock. */
async function sellersGoods(request: APIRequestContext): Promise<Item[]> {
  const as = bearer(await tokensOf(request, SELLER, DEMO_PASSWORD))
  const { id } = (await (await request.get('/auth/users/me/', as)).json()) as { id: number }
  const { result } = (await (await request.get(`/api/v1/products/?user__in=${id}&in_stock=true`)).json()) as { result: Item[] }
  return result
}

async function itemAt(request: APIRequestContext, index: number): Promise<Item> {
  const item = (await sellersGoods(request))[index]
  if (!item) throw new Error(`the seller has no card number ${index}`)
  return item
}

const putIntoBasket = async (page: Page, { id }: Item) => {
  await open(page, `/marketplace/item/${id}`)
  const added = page.waitForResponse((answer) => answer.url().includes('add-to-basket'))
  await page.getByRole('button', { name: 'В корзину' }).first().click()
  expect((await added).status()).toBe(200)
}

async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('Адрес доставки').fill(ADDRESS)
  await page.getByLabel('Почтовый индекс').fill('141400')
  await page.getByLabel('Телефон').fill('+7 (495) 000-12-40')
}

async function atSandbox(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox-payment\//)
  await awake(page)
}

async function pay(page: Page): Promise<void> {
  await atSandbox(page)
  await page.getByLabel('Номер карты').fill(CARD)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await page.getByRole('link', { name: 'Вернуться на сайт' }).click()
}

async function shipAsSeller(browser: Browser, request: APIRequestContext, path: string): Promise<void> {
  const seller = await browser.newPage()
  await keepSignedIn(seller, await tokensOf(request, SELLER, DEMO_PASSWORD))
  await open(seller, path)
  await expect(seller.getByText(ADDRESS)).toBeVisible()
  await seller.getByRole('button', { name: 'Передать в доставку' }).click()
  await expect(seller.locator('[aria-current="step"]')).toContainText('В пути')
  await seller.close()
}

test('a new buyer orders, pays, receives and reviews; the seller ships', async ({ page, request, browser }) => {
  test.slow()
  const item = await itemAt(request, 0)
  await member(page, request)
  await open(page, '/profile/basket')
  await expect(page.getByText('Товаров не найдено')).toBeVisible()
  await putIntoBasket(page, item)
  await open(page, '/profile/basket')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 товар')
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click()
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page.getByText('Укажите адрес доставки.')).toBeVisible()
  await fillDelivery(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await atSandbox(page)
  await page.getByRole('link', { name: 'Уйти без оплаты' }).click()
  await page.waitForURL(/\/profile\/orders\/\d+$/)
  await expect(page.getByText('Не оплачено')).toBeVisible()
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await pay(page)
  await page.waitForURL(/\/profile\/orders\/\d+$/)
  await expect(page.getByText('Оплачено', { exact: true })).toBeVisible()
  await expect(page.getByText(ADDRESS)).toBeVisible()
  const { pathname } = new URL(page.url())
  await shipAsSeller(browser, request, pathname)
  await open(page, pathname)
  await expect(page.locator('[aria-current="step"]')).toContainText('В пути')
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Получил, всё в порядке' }).click()
  await expect(page.locator('[aria-current="step"]')).toContainText('Выполнен')
  await open(page, '/profile/orders')
  await page.getByRole('button', { name: 'Оценить товар' }).click()
  await expect(page.getByRole('dialog')).toContainText(item.name)
})

test('the list of orders is by side and status', async ({ page, request }) => {
  await keepSignedIn(page, await tokensOf(request, SELLER, DEMO_PASSWORD))
  await open(page, '/profile/orders?mode=selling')
  await expect(page.getByRole('link', { name: /Продаю/ })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Статус').selectOption('Не оплачен')
  await page.waitForURL(/status=not_paid/)
  await page.getByRole('link', { name: /Покупаю/ }).click()
  await page.waitForURL((url) => !url.search.includes('selling'))
  await inEachLook(page, () => expectAccessible(page))
})

test('a quantity is sent after a second, and at once when the page is left', async ({ page, request }) => {
  const email = await registered(request)
  const tokens = await tokensOf(request, email)
  await keepSignedIn(page, tokens)
  const item = await itemAt(request, 1)
  const kept = async () => {
    const { baskets } = (await (await request.get('/api/v1/basket/', bearer(tokens))).json()) as { baskets: { quantity: number }[] }
    return baskets[0]?.quantity
  }
  await putIntoBasket(page, item)
  await open(page, '/profile/basket')
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('add-to-basket')) sent.push(one.url())
  })
  const more = page.getByRole('button', { name: 'Больше' }).first()
  await more.click()
  await more.click()
  await expect.poll(kept).toBe(3)
  expect(sent).toHaveLength(1)
  await more.click()
  await page.getByRole('link', { name: 'Заказы' }).first().click()
  await expect.poll(kept).toBe(4)
  await open(page, '/profile/basket')
  await page.getByRole('textbox', { name: 'Количество' }).fill('2')
  await page.goto('/about')
  await expect.poll(kept).toBe(2)
})

test('a changed price is told before the payment, and select-all chooses what is bought', async ({ page, request }) => {
  const email = await registered(request)
  const tokens = await tokensOf(request, email)
  await keepSignedIn(page, tokens)
  const [one, other] = [await itemAt(request, 2), await itemAt(request, 3)]
  for (const { id } of [one, other]) await request.post(`/api/v1/products/${id}/add-to-basket/`, bearer(tokens))
  const { price } = (await (await request.get(`/api/v1/products/${one.id}/`)).json()) as { price: number }
  const seller = bearer(await tokensOf(request, SELLER, DEMO_PASSWORD))
  const changed = await request.patch(`/api/v1/products/${one.id}/`, { ...seller, data: { price: price + 1, sale_price: null } })
  expect(changed.status()).toBe(200)
  await open(page, '/profile/basket')
  await expect(page.getByText(/Цена изменилась: была/)).toBeVisible()
  const all = page.getByRole('checkbox', { name: 'Выбрать всё' })
  await expect(all).toBeChecked()
  await all.uncheck({ force: true })
  await expect(page.getByRole('button', { name: 'Перейти к оформлению' })).toBeDisabled()
  await page.getByRole('checkbox', { name: `Выбрать: ${one.name}` }).check({ force: true })
  await expect(page.getByText('Выбрано, 1 шт.')).toBeVisible()
  await page.getByRole('button', { name: 'Удалить выбранное' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 товар')
})
