// API keys in the browser: a member whose plan includes API access makes a key, sees it once, calls the API with it, makes a child key (its
// scopes and daily requests lie within those of its parent), and revokes the parent, which ends the child too.
// Russian labels: «Новый ключ» new key, «Внутри ключа» within the key, «Своих запросов в день» own requests a day, «Отозвать» revoke.
import { signInNewMember, signInTab } from './account.ts'
import { createSubscriber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('a key is made, copied, used and revoked', async ({ page, request }) => {
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/profile/api-access')
  await page.getByRole('button', { name: 'Новый ключ' }).click()
  await page.getByLabel('Название ключа').fill('Учётная система')
  await page.getByLabel('Мои товары: читать и менять').check()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Создать ключ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ключ «Учётная система» создан' })
  const key = await dialog.locator('code').first().innerText()
  const answer = await request.get('/api/v1/company-search/?query=7707083893', { headers: { authorization: `Bearer ${key}` } })
  expect(answer.status()).toBe(200)
  const readStatus = async (path: string) => (await request.get(path, { headers: { authorization: `Bearer ${key}` } })).status()
  // The key has the scope of goods, which was ticked, but not that of orders.
  expect([await readStatus('/api/v1/own-products/'), await readStatus('/api/v1/seller-order/')]).toEqual([200, 403])
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await dialog.getByLabel('Я сохранил ключ').check()
  await dialog.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByRole('row', { name: /Учётная система/ })).toContainText(`${key.slice(0, 8)}…${key.slice(-2)}`)
  await expect(page.getByRole('row', { name: /Учётная система/ })).toContainText('реестр, товары')
  await expect(page.getByRole('row', { name: 'GET /api/v1/own-products/' })).toContainText('1')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Новый ключ' }).click()
  await page.getByLabel('Название ключа').fill('Подрядчик')
  await page.getByLabel('Внутри ключа').selectOption({ index: 1 })
  await expect(page.getByLabel('Сообщения', { exact: false })).toHaveCount(0)
  await page.getByLabel('Своих запросов в день').fill('1e5')
  await expect(page.getByText('Целое число от 1')).toBeVisible()
  await page.getByLabel('Своих запросов в день').fill('500')
  await page.getByRole('button', { name: 'Создать ключ' }).click()
  const within = page.getByRole('dialog', { name: 'Ключ «Подрядчик» создан' })
  await within.getByLabel('Я сохранил ключ').check()
  await within.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByRole('row', { name: /^Подрядчик/ })).toContainText('внутри «Учётная система», до 500 в день')
  await page.getByRole('button', { name: 'Отозвать: Учётная система' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect(page.getByText('Ключ отозван')).toBeVisible()
  const refused = await request.get('/api/v1/company-search/?query=7707083893', { headers: { authorization: `Bearer ${key}` } })
  expect(refused.status()).toBe(401)
})

test('when only child keys are left, a new one starts without a scope that its parent lacks', async ({ page, request }) => {
  await signInTab(page, (await createSubscriber(request)).tokens)
  const key = { mark: 'svk_7Qm2…k9', scopes: ['goods'], created_at: '2026-11-01T09:00:00Z', last_used_at: null, revoked_at: null }
  // Ten active keys are the most that a member may have, so a new key must be a child of one of them.
  const keys = Array.from({ length: 10 }, (_, index) => ({
    ...key,
    id: index + 1,
    name: `Ключ ${index}`,
    parent: null,
    daily_limit: null,
    used: 0,
  }))
  await page.route('**/api/v1/api-access/keys/', (route) => route.fulfill({ json: { keys, most: 10 } }))
  await open(page, '/profile/api-access')
  await page.getByRole('button', { name: 'Новый ключ' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByLabel('Мои товары: читать и менять')).not.toBeChecked()
  await expect(page.getByText('Выберите хотя бы одно.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Создать ключ' })).toBeDisabled()
})

test('without the plan the page says what keys are for and leads to the plans', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/api-access')
  await expect(page.getByText('Эту возможность открывает тариф «Premium».')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Новый ключ' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Посмотреть тарифы' })).toHaveAttribute('href', '/tariffs')
})
