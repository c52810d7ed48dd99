// Choosing the company to be represented: a search that fails is never «nothing found».
import { member } from './account.ts'
import { expect, expectAccessible, open, test } from './page.ts'

const SEARCH = '**/api/v1/company-search/**'

test('a search that fails says so, keeps what was shown, and can be tried again', async ({ page, request }) => {
  await member(page, request)
  await open(page, '/profile/add-company')
  const box = page.getByRole('searchbox', { name: 'ИНН или название' })
  const found = page.getByRole('list', { name: 'Найденные компании' }).getByRole('button')
  await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { code: 'search_late', status: 503 } }))
  await box.fill('колосок')
  await expect(page.getByText('Поиск не ответил')).toBeVisible()
  await expect(page.getByText('Ничего не нашли')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(SEARCH)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(found.first()).toBeVisible()
  await page.route(SEARCH, (route) => route.abort())
  await box.fill('колосо')
  await expect(page.getByText('Поиск не ответил')).toBeVisible()
  await expect(found.first()).toBeVisible()
})
