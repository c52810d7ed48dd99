// Suggestions of the search: the best results under the box, and another query if nothing was found.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './page.ts'
import { asking, box, results } from './search-results.ts'

const offered = (page: Page) => page.getByRole('listbox').getByRole('option')

test('the best results are suggested under the search box and chosen by keyboard', async ({ page }) => {
  await open(page, '/counter-parties')
  await box(page).pressSequentially('колос')
  await expect(offered(page).first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Компании' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'ИП' })).toBeVisible()
  await expectAccessible(page)
  await box(page).press('ArrowDown')
  await expect(offered(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await offered(page).first().getAttribute('id')) ?? '')
  await box(page).press('ArrowUp')
  await expect(offered(page).last()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(box(page)).toHaveValue('колос')
  await box(page).press('ArrowDown')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/counter-parties\/\d{10,15}$/)
})

test('a company found by its founder’s name shows the founder in suggestions and results', async ({ page }) => {
  await open(page, '/counter-parties')
  await box(page).pressSequentially('крепёж')
  const founder = 'Учредитель: ООО «Колосок-Крепёж»'
  await expect(offered(page).filter({ hasText: 'Стальной Колосок' })).toContainText(founder)
  const result = page.locator(results).filter({ hasText: 'Стальной Колосок' })
  await expect(result).toContainText(founder)
  await expect(result.locator('mark')).toHaveText('Крепёж')
  await expectAccessible(page)
})

test('Enter without a row chosen closes the list and shows the results', async ({ page }) => {
  await open(page, '/counter-parties')
  await box(page).pressSequentially('колос')
  await expect(offered(page).first()).toBeVisible()
  await box(page).press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.locator(results).first()).toBeVisible()
})

test('a suggested query fills the search box when chosen, and «back» restores the previous one', async ({ page }) => {
  await open(page, '/counter-parties')
  const nobody = { count: 0, complete: true, corrected: null, offers: ['колосок'], numbers: [], facets: null, result: [] }
  await page.route(asking('калосак'), (route) => route.fulfill({ json: nobody }))
  await box(page).fill('калосак')
  await box(page).press('Enter')
  await page.getByRole('link', { name: 'колосок', exact: true }).click()
  await expect(page.locator(results).first()).toContainText(/колосок/i)
  await expect(box(page)).toHaveValue('колосок')
  await page.goBack()
  await expect(box(page)).toHaveValue('калосак')
})
