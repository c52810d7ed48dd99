// Suggestions of the company search: the best results in a list under the field, and corrected queries if nothing was found.
// Russian labels: «Компании» companies, «ИП» sole traders, «Учредитель» founder.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './page.ts'
import { isSearchFor, resultCards, searchBox } from './search-results.ts'

const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option')

test('the best results are suggested under the search box and chosen by keyboard', async ({ page }) => {
  await open(page, '/counter-parties')
  await searchBox(page).pressSequentially('колос')
  await expect(suggestions(page).first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Компании' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'ИП' })).toBeVisible()
  await expectAccessible(page)
  await searchBox(page).press('ArrowDown')
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', (await suggestions(page).first().getAttribute('id')) ?? '')
  await searchBox(page).press('ArrowUp')
  await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true')
  await searchBox(page).press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(searchBox(page)).toHaveValue('колос')
  await searchBox(page).press('ArrowDown')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/\/counter-parties\/\d{10,15}$/)
})

test('a company found by its founder’s name shows the founder in suggestions and results', async ({ page }) => {
  await open(page, '/counter-parties')
  await searchBox(page).pressSequentially('крепёж')
  const founder = 'Учредитель: ООО «Колосок-Крепёж»'
  await expect(suggestions(page).filter({ hasText: 'Стальной Колосок' })).toContainText(founder)
  const result = page.locator(resultCards).filter({ hasText: 'Стальной Колосок' })
  await expect(result).toContainText(founder)
  await expect(result.locator('mark')).toHaveText('Крепёж')
  await expectAccessible(page)
})

test('Enter without a row chosen closes the list and shows the results', async ({ page }) => {
  await open(page, '/counter-parties')
  await searchBox(page).pressSequentially('колос')
  await expect(suggestions(page).first()).toBeVisible()
  await searchBox(page).press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.locator(resultCards).first()).toBeVisible()
})

test('a suggested query fills the search box when chosen, and «back» restores the previous one', async ({ page }) => {
  await open(page, '/counter-parties')
  // The server's answer for a misspelt query: nothing found, one corrected query offered.
  const nothingFound = { count: 0, complete: true, corrected: null, offers: ['колосок'], numbers: [], facets: null, result: [] }
  await page.route(isSearchFor('калосак'), (route) => route.fulfill({ json: nothingFound }))
  await searchBox(page).fill('калосак')
  await searchBox(page).press('Enter')
  await page.getByRole('link', { name: 'колосок', exact: true }).click()
  await expect(page.locator(resultCards).first()).toContainText(/колосок/i)
  await expect(searchBox(page)).toHaveValue('колосок')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('калосак')
})
