// Keys for programs in the browser: who has the plan makes one, sees it once, calls with it and revokes it.
import { keepSignedIn, member } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { subscriber } from './seller.ts'

test('a key is made, copied, used and revoked', async ({ page, request }) => {
  await keepSignedIn(page, (await subscriber(request)).tokens)
  await open(page, '/profile/api-access')
  await page.getByRole('button', { name: 'Новый ключ' }).click()
  await page.getByLabel('Название ключа').fill('Учётная система')
  await page.getByLabel('Мои товары: читать и менять').check()
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Создать ключ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ключ «Учётная система» создан' })
  const key = await dialog.locator('code').first().innerText()
  const answer = await request.get('/api/v1/company-search/?query=7707083893', { headers: { authorization: `Bearer ${key}` } })
  expect(answer.status()).toBe(200)
  const ask = async (path: string) => (await request.get(path, { headers: { authorization: `Bearer ${key}` } })).status()
  expect([await ask('/api/v1/own-products/'), await ask('/api/v1/seller-order/')]).toEqual([200, 403])
  await inEachLook(page, () => expectAccessible(page))
  await dialog.getByLabel('Я сохранил ключ').check()
  await dialog.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByRole('row', { name: /Учётная система/ })).toContainText(`${key.slice(0, 8)}…${key.slice(-2)}`)
  await expect(page.getByRole('row', { name: /Учётная система/ })).toContainText('реестр, товары')
  await expect(page.getByRole('row', { name: 'GET /api/v1/own-products/' })).toContainText('1')
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Отозвать: Учётная система' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect(page.getByText('Ключ отозван')).toBeVisible()
  const refused = await request.get('/api/v1/company-search/?query=7707083893', { headers: { authorization: `Bearer ${key}` } })
  expect(refused.status()).toBe(401)
})

test('without the plan the page says what keys are for and leads to the plans', async ({ page, request }) => {
  await member(page, request)
  await open(page, '/profile/api-access')
  await expect(page.getByText('Эту возможность открывает тариф «Premium».')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Новый ключ' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Посмотреть тарифы' })).toHaveAttribute('href', '/tariffs')
})
