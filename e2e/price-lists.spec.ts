// A seller's price list: uploaded, compared with their products, applied; categories mapped, a login for 1С (accounting software common in
// Russia, which uploads goods itself), a URL from which the list is fetched.
// Russian labels: «Сверить» compare, «Загрузить» apply, «Изменятся 1, добавятся 0» 1 will change, 0 will be added, «Создать логин» create a
// login, «Забирать» fetch.
import { signInTab } from './account.ts'
import { createProductOnSale, createSeller } from './members.ts'
import { expect, open, test } from './page.ts'

test('a seller changes prices by a file after seeing what would change', async ({ page, request }) => {
  const shop = await createSeller(request)
  await signInTab(page, shop.tokens)
  const item = await createProductOnSale(request, shop)
  const { product_code: article } = (await (await request.get(`/api/v1/products/${item.id}/`)).json()) as { product_code: string }
  await open(page, '/profile/price-lists')
  const text = `Артикул;Название;Цена;Остаток\n${article};${item.name};${item.price + 7};11\nNEW-LINE;Шайба;много;`
  await page.getByLabel('Файл').setInputFiles({ name: 'прайс.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Сверить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Изменятся 1, добавятся 0')
  await expect(page.getByText('Укажите цену больше нуля, не точнее копейки.')).toBeVisible()
  await page.getByRole('button', { name: 'Загрузить 1' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Загрузили 1')
  const changed = (await (await request.get(`/api/v1/products/${item.id}/`)).json()) as { price: number; stock: number }
  expect([changed.price, changed.stock]).toEqual([item.price + 7, 11])
})

test('a category of a file is mapped once, and the next list uses the mapping', async ({ page, request }) => {
  const shop = await createSeller(request)
  await signInTab(page, shop.tokens)
  const load = async (article: string) => {
    await open(page, '/profile/price-lists')
    const text = `Артикул;Название;Цена;Категория\n${article};Шайба;5;Скобяной ряд\n`
    await page.getByLabel('Файл').setInputFiles({ name: 'прайс.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Сверить' }).click()
  }
  const heading = page.getByRole('heading', { level: 1 })
  await load('MAP-1')
  await expect(heading).toHaveText('Изменятся 0, добавятся 0')
  await page.getByLabel('Скобяной ряд').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Запомнить и сверить' }).click()
  await expect(heading).toHaveText('Изменятся 0, добавятся 1')
  await load('MAP-2')
  await expect(heading).toHaveText('Изменятся 0, добавятся 1')
})

test('a seller makes a login for 1С, sees its password once, and 1С signs in with it', async ({ page, request }) => {
  const shop = await createSeller(request)
  await signInTab(page, shop.tokens)
  await open(page, '/profile/price-lists')
  await page.getByRole('button', { name: 'Создать логин' }).click()
  const dialog = page.getByRole('dialog')
  const [password, login] = [await dialog.locator('code').nth(0).innerText(), await dialog.locator('code').nth(1).innerText()]
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`
  const signIn = async () => (await request.get('/1c-exchange?type=catalog&mode=checkauth', { headers: { authorization } })).text()
  expect(await signIn()).toMatch(/^success\n/)
  await dialog.getByLabel('Пароль сохранён').check()
  await dialog.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByText(password)).toHaveCount(0)
  await page.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByRole('button', { name: 'Создать логин' })).toBeVisible()
  expect(await signIn()).toMatch(/^failure\n/)
})

test('a seller sets a URL from which a price list is fetched, and removes it', async ({ page, request }) => {
  const shop = await createSeller(request)
  await signInTab(page, shop.tokens)
  await open(page, '/profile/price-lists')
  await page.getByLabel('Ссылка на прайс').fill('https://127.0.0.1/price.csv')
  await page.getByRole('button', { name: 'Забирать', exact: true }).click()
  await expect(page.getByText('Этот адрес ведёт во внутреннюю сеть')).toBeVisible()
  await page.getByLabel('Ссылка на прайс').fill('https://price.invalid/price.csv')
  await page.getByRole('button', { name: 'Забирать', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: 'https://price.invalid/price.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Не забирать' }).click()
  await expect(page.getByRole('rowheader', { name: 'https://price.invalid/price.csv' })).toHaveCount(0)
})
