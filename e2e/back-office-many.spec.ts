// The staff's pages: several product edits decided at once, a person's page, and forms that keep the focus.
// Russian labels: «Решить вместе» decide together, «Снять выбор» clear the selection, «Отклонить» reject.
import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, fetchStaffTokens, signInTab } from './account.ts'
import { createProductOnSale, createSeller, type Item, type Seller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** A product on sale whose new name waits for staff. */
async function makeEditedProduct(request: APIRequestContext, own: Seller): Promise<Item> {
  const item = await createProductOnSale(request, own)
  const name = `${item.name} новее`
  const sent = await request.patch(`/api/v1/products/${item.id}/`, { ...bearer(own.tokens), data: { name } })
  expect(sent.status()).toBe(200)
  return { ...item, name }
}

const waitingProducts = (page: Page) => page.getByRole('list', { name: 'Товары на проверке' })

// Keys: X selects the edit under review, Z also all others of the same kind; in the dialog of a rejection 4 is a reason of the list.
test('edits of one kind are returned together, except one that a colleague decided meanwhile', async ({ page, request }) => {
  const own = await createSeller(request)
  const [first, second, third] = [
    await makeEditedProduct(request, own),
    await makeEditedProduct(request, own),
    await makeEditedProduct(request, own),
  ]
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, `/back-office/products?user=${own.id}`)
  await expect(waitingProducts(page).getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Ещё такие же этого продавца, 2' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Решить вместе' })).toBeFocused()
  await page.getByRole('button', { name: 'Снять выбор' }).press('Enter')
  await expect(page.locator('#section :focus')).toHaveCount(1)
  await page.keyboard.press('z')
  for (const { name } of [first, second, third]) await expect(page.getByRole('checkbox', { name: `Выбрать: ${name}` })).toBeChecked()
  const bar = page.getByRole('region', { name: 'Решить вместе' })
  await expect(bar).toContainText('Выбрано: 3. Правка')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  const taken = await request.post(`/api/v1/admin/products/${second.id}/publish/`, { ...bearer(await fetchStaffTokens(request)), data: {} })
  expect(taken.status()).toBe(204)
  await bar.getByRole('button', { name: 'Отклонить, 3' }).press('Enter')
  await page.keyboard.press('4')
  await page.keyboard.press('Control+Enter')
  const answers = page.getByRole('dialog', { name: 'Решено 2 из 3' })
  for (const { name } of [first, third]) await expect(answers.getByText(name)).toBeVisible()
  await expect(answers.getByText('Карточка отклонена, продавцу отправлено письмо')).toHaveCount(2)
  await expect(answers.getByText(/Уже решено: /)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Очередь пуста' })).toBeVisible()
  const log = await request.get(`/api/v1/admin/audit/?action=products.rejected&page_size=2`, bearer(await fetchStaffTokens(request)))
  const { result } = (await log.json()) as { result: { subject: string; details: { reason?: string } }[] }
  expect(result.map(({ subject }) => subject).sort()).toEqual([first, third].map(({ id }) => `product:${id}`).sort())
  expect(result.map(({ details }) => details.reason)).toEqual(['Неверная категория', 'Неверная категория'])
})

// A large price change is published at once and only reviewed afterwards, so it cannot be decided together with edits that wait.
test('an edit cannot be chosen together with a large price change', async ({ page, request }) => {
  const own = await createSeller(request)
  const [edit, jumped] = [await makeEditedProduct(request, own), await createProductOnSale(request, own)]
  // The price in rubles was 1000.
  const jump = await request.patch(`/api/v1/products/${jumped.id}/`, { ...bearer(own.tokens), data: { price: 99_000_000 } })
  expect(jump.status()).toBe(200)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, `/back-office/products?user=${own.id}&id=${edit.id}`)
  await page.getByRole('checkbox', { name: `Выбрать: ${edit.name}` }).check()
  await expect(page.getByRole('checkbox', { name: `Выбрать: ${jumped.name}` })).toBeDisabled()
  await page.getByRole('button', { name: 'Снять выбор' }).press('Enter')
  await expect(page.getByRole('checkbox', { name: `Выбрать: ${jumped.name}` })).toBeEnabled()
})

test('a person is on one page with what concerns them, and the view is in the log', async ({ page, request }) => {
  const own = await createSeller(request)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, `/back-office/people/${own.id}`)
  for (const name of ['Компании', 'Заказы', 'Сеансы', 'Жалобы', 'Решения об учётной записи'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: /^Компании/ }).getByText('Представляет')).toBeVisible()
  await expect(
    page
      .getByRole('table', { name: /^Сеансы/ })
      .getByText('Действует')
      .first(),
  ).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await open(page, `/back-office/audit?subject=user:${own.id}`)
  await expect(page.getByText('back-office.person_read').first()).toBeVisible()
})

test('the filter fields of a list follow the URL and keep the focus', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/orders')
  const state = page.getByLabel('Состояние')
  await state.selectOption('completed')
  await page.getByRole('button', { name: 'Найти' }).press('Enter')
  await expect(page).toHaveURL(/status=completed/)
  await expect(page.getByRole('button', { name: 'Найти' })).toBeFocused()
  await state.focus()
  await page.goBack()
  await expect(state).toHaveValue('')
  await expect(state).toBeFocused()
})

test('saving the legal details keeps the focus on the button', async ({ page, request }) => {
  const reported = (await (await request.get('/api/v1/requisites/')).json()) as { requisites: Record<string, unknown> }
  let saved = reported
  // Mocked: the site's details are shared, and other tests read them.
  await page.route('**/api/v1/requisites/', (route) => route.fulfill({ json: saved }))
  await page.route('**/api/v1/admin/requisites/', (route) => {
    saved = { ...reported, requisites: { ...reported.requisites, name: 'ООО «Пример Второй»', is_example: false } }
    return route.fulfill({ json: saved })
  })
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/requisites')
  const save = page.getByRole('button', { name: 'Сохранить' })
  await save.press('Enter')
  await expect(page.getByText('Сохранено')).toBeVisible()
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue('ООО «Пример Второй»')
  await expect(save).toBeFocused()
})
