// The cart: quantities are saved even if the buyer leaves the page at once, changed prices and sold-out goods are reported, only chosen
// lines are bought.
// Russian labels: «В корзину» add to cart, «Больше» more, «Количество» quantity, «Перейти к оформлению» go to checkout, «Быстрый заказ» quick
// order.
import type { Page } from '@playwright/test'
import { bearer, fetchTokens, registerAccount, signInTab } from './account.ts'
import { createProductOnSale, createSeller, type Item } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, stopClock, test } from './page.ts'

const putIntoCart = async (page: Page, { id }: Item) => {
  await open(page, `/marketplace/item/${id}`)
  const added = page.waitForResponse((answer) => answer.url().includes('add-to-basket'))
  await page.getByRole('button', { name: 'В корзину' }).first().click()
  expect((await added).status()).toBe(200)
}

test('a quantity is sent after a second, and at once when the page is left', async ({ page, request }) => {
  const email = await registerAccount(request)
  const tokens = await fetchTokens(request, email)
  await signInTab(page, tokens)
  const item = await createProductOnSale(request, await createSeller(request))
  const readQuantity = async () => {
    const { baskets } = (await (await request.get('/api/v1/basket/', bearer(tokens))).json()) as { baskets: { quantity: number }[] }
    return baskets[0]?.quantity
  }
  await putIntoCart(page, item)
  await page.clock.install()
  await open(page, '/profile/basket')
  const more = page.getByRole('button', { name: 'Больше' }).first()
  await expect(more).toBeVisible()
  // The page waits a second after the last click; with a stopped clock the test ends that second itself, however slow the clicks are.
  await stopClock(page)
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('add-to-basket')) sent.push(call.url())
  })
  await more.click()
  await more.click()
  await page.clock.runFor(1000)
  await expect.poll(readQuantity).toBe(3)
  expect(sent).toHaveLength(1)
  await page.clock.resume()
  await more.click()
  await page.getByRole('link', { name: 'Заказы' }).first().click()
  await expect.poll(readQuantity).toBe(4)
  await open(page, '/profile/basket')
  await page.getByRole('textbox', { name: 'Количество' }).fill('2')
  await page.goto('/about')
  await expect.poll(readQuantity).toBe(2)
})

test('the cart shows the verdict about its seller and what the total does not include', async ({ page, request }) => {
  const email = await registerAccount(request)
  await signInTab(page, await fetchTokens(request, email))
  await putIntoCart(page, await createProductOnSale(request, await createSeller(request)))
  await open(page, '/profile/basket')
  await expect(page.getByText('Для предоплаты:').or(page.getByText('Отчёт о продавце пока не составлен'))).toBeVisible()
  await expect(page.getByText('Не входит, по договорённости')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('an invalid quantity stays as typed, shows an error, and is neither sent nor bought', async ({ page, request }) => {
  const email = await registerAccount(request)
  const tokens = await fetchTokens(request, email)
  await signInTab(page, tokens)
  const item = await createProductOnSale(request, await createSeller(request))
  await putIntoCart(page, item)
  await open(page, '/profile/basket')
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('add-to-basket')) sent.push(call.url())
  })
  const field = page.getByRole('textbox', { name: 'Количество' })
  for (const typed of ['1e5', '-5', '2,5']) {
    await field.fill(typed)
    await field.blur()
    await expect(page.getByText('Укажите целое число от 1 до 999 999.')).toBeVisible()
    await expect(field).toHaveValue(typed)
    await expect(page.getByRole('button', { name: 'Перейти к оформлению' })).toBeDisabled()
  }
  await page.goto('/about')
  expect(sent).toEqual([])
})

test('product codes pasted as a list are put into the cart, and unknown ones are reported', async ({ page, request }) => {
  const tokens = await fetchTokens(request, await registerAccount(request))
  await signInTab(page, tokens)
  const item = await createProductOnSale(request, await createSeller(request))
  const { product_code: article } = (await (await request.get(`/api/v1/products/${item.id}/`)).json()) as { product_code: string }
  await open(page, '/profile/basket')
  await page.getByRole('button', { name: 'Быстрый заказ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Быстрый заказ' })
  await dialog.getByLabel('Артикулы и количества').fill(`${article} 3\nNO-SUCH-ONE 2`)
  await dialog.getByRole('button', { name: 'Положить в корзину' }).click()
  await expect(dialog.getByText('В корзине 1 из 2')).toBeVisible()
  await expect(dialog.getByText('такого артикула нет в продаже')).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('textbox', { name: 'Количество' })).toHaveValue('3')
})

test('goods that their seller deletes during the checkout are named', async ({ page, request }) => {
  const email = await registerAccount(request)
  const tokens = await fetchTokens(request, email)
  await signInTab(page, tokens)
  const shop = await createSeller(request)
  const item = await createProductOnSale(request, shop)
  await request.post(`/api/v1/products/${item.id}/add-to-basket/`, bearer(tokens))
  await open(page, '/profile/basket')
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click()
  await page.getByLabel('Адрес доставки').fill('Москва, Тверская, 1')
  await page.getByLabel('Почтовый индекс').fill('101000')
  await page.getByLabel('Телефон').fill('+7 900 000-00-00')
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check({ force: true })
  await request.delete(`/api/v1/products/${item.id}/`, bearer(shop.tokens))
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page.getByRole('alert').getByText(`Больше не продаётся: «${item.name}».`)).toBeVisible()
})

test('a changed price is reported before the payment, and select-all chooses what is bought', async ({ page, request }) => {
  const email = await registerAccount(request)
  const tokens = await fetchTokens(request, email)
  await signInTab(page, tokens)
  const shop = await createSeller(request)
  const [one, other] = [await createProductOnSale(request, shop), await createProductOnSale(request, shop)]
  for (const { id } of [one, other]) await request.post(`/api/v1/products/${id}/add-to-basket/`, bearer(tokens))
  const higherPrice = { price: one.price + 1, sale_price: null }
  const changed = await request.patch(`/api/v1/products/${one.id}/`, { ...bearer(shop.tokens), data: higherPrice })
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
  await request.delete(`/api/v1/products/${other.id}/`, bearer(shop.tokens))
  await page.reload()
  await expect(page.getByText('Больше не продаётся')).toBeVisible()
  await expect(page.getByText('Товаров не найдено')).toBeVisible()
  await expect(page.getByText('Ваш заказ')).toBeHidden()
  await page.getByRole('button', { name: `Удалить: ${other.name}` }).click()
  await expect(page.getByText('Больше не продаётся')).toBeHidden()
})
