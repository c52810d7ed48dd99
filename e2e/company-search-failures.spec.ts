// A company search that failed, or that the server gave up because it took too long (503, code `search_late`), shows an error, never «nothing
// found», and can be repeated.
// Russian labels: «Нет связи с сервером» no connection, «Повторить» repeat, «Поиск занял слишком много времени» the search took too long.
import { expect, expectAccessible, open, test } from './page.ts'
import { resultCards, searchBox } from './search-results.ts'

test('a lost connection shows an error and the search can be repeated', async ({ page }) => {
  await open(page, '/counter-parties')
  await page.route('**/api/v1/company-search/**', (route) => route.abort())
  await searchBox(page).fill('колосок')
  await searchBox(page).press('Enter')
  await expect(page.getByText('Нет связи с сервером')).toBeVisible()
  await page.unroute('**/api/v1/company-search/**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.locator(resultCards).first()).toBeVisible()
})

test('repeating the search without a connection stays on the page', async ({ page }) => {
  await open(page, '/counter-parties?query=колосок&kind=company')
  await page.route('**/api/v1/company-search/**', (route) => route.abort())
  await searchBox(page).fill('тимур')
  await searchBox(page).press('Enter')
  const retry = page.getByRole('button', { name: 'Повторить' })
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Нет связи с сервером')).toBeVisible()
  await expect(searchBox(page)).toHaveValue('тимур')
  await expect(page).toHaveURL(/kind=company/)
  await expectAccessible(page)
})

test('a search that ran out of time shows so and can be repeated', async ({ page }) => {
  await open(page, '/counter-parties')
  await page.route('**/api/v1/company-search/**', (route) => route.fulfill({ status: 503, json: { code: 'search_late', status: 503 } }))
  await searchBox(page).fill('колосок')
  await searchBox(page).press('Enter')
  await expect(page.getByText('Поиск занял слишком много времени')).toBeVisible()
  await expect(page.getByText('ничего нет')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/v1/company-search/**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.locator(resultCards).first()).toBeVisible()
})
