// A search that failed or ran out of time says so and can be repeated.
import { expect, expectAccessible, open, test } from './page.ts'
import { box, results } from './search-results.ts'

test('a lost connection shows an error and the search can be repeated', async ({ page }) => {
  await open(page, '/counter-parties')
  await page.route('**/api/v1/company-search/**', (route) => route.abort())
  await box(page).fill('колосок')
  await box(page).press('Enter')
  await expect(page.getByText('Нет связи с сервером')).toBeVisible()
  await page.unroute('**/api/v1/company-search/**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.locator(results).first()).toBeVisible()
})

test('repeating the search without a connection stays on the page', async ({ page }) => {
  await open(page, '/counter-parties?query=колосок&kind=company')
  await page.route('**/api/v1/company-search/**', (route) => route.abort())
  await box(page).fill('тимур')
  await box(page).press('Enter')
  const retry = page.getByRole('button', { name: 'Повторить' })
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Нет связи с сервером')).toBeVisible()
  await expect(box(page)).toHaveValue('тимур')
  await expect(page).toHaveURL(/kind=company/)
  await expectAccessible(page)
})

test('a search that ran out of time shows so and can be repeated', async ({ page }) => {
  await open(page, '/counter-parties')
  await page.route('**/api/v1/company-search/**', (route) => route.fulfill({ status: 503, json: { code: 'search_late', status: 503 } }))
  await box(page).fill('колосок')
  await box(page).press('Enter')
  await expect(page.getByText('Поиск занял слишком много времени')).toBeVisible()
  await expect(page.getByText('ничего нет')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/v1/company-search/**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.locator(results).first()).toBeVisible()
})
