// The search box of the home page: a second after typing stops, at once on Enter, groups, keyboard, a way to the card.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './page.ts'
import { unknown } from './source.ts'

const DEBOUNCE_MS = 1000
const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск компании' })
const rows = (page: Page) => page.getByRole('listbox').getByRole('option')
const isSearch = (url: string) => url.includes('/company-search/')

test('the question goes out one second after typing stops, once', async ({ page }) => {
  await open(page, '/')
  const asked: number[] = []
  page.on('request', (request) => isSearch(request.url()) && asked.push(Date.now()))
  await field(page).pressSequentially('колос', { delay: 60 })
  const stopped = Date.now()
  await expect(rows(page).first()).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(Number(asked[0]) - stopped).toBeGreaterThan(DEBOUNCE_MS - 100)
})

test('Enter asks at once', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('колос')
  const answer = page.waitForRequest((request) => isSearch(request.url()), { timeout: DEBOUNCE_MS - 200 })
  await field(page).press('Enter')
  await answer
  await expect(rows(page).first()).toBeVisible()
})

test('both groups are shown; the switch shows one', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('колос')
  await field(page).press('Enter')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('group', { name: 'Компании' })).toBeVisible()
  await expect(list.getByRole('group', { name: 'ИП' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'ИП', exact: true }).click()
  await expect(list.getByRole('group', { name: 'Компании' })).toBeHidden()
  await expect(list.getByRole('group', { name: 'ИП' })).toBeVisible()
})

test('arrows move, Escape closes, Enter opens the card', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('колос')
  await field(page).press('Enter')
  await expect(rows(page).first()).toBeVisible()
  await field(page).press('ArrowDown')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  await field(page).press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/counter-parties\/\d{10,15}$/)
})

test('a click leads to the card', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('колос')
  await field(page).press('Enter')
  await rows(page).first().click()
  await expect(page).toHaveURL(/\/counter-parties\/\d{10,15}$/)
})

test('a mistyped number says so and asks nothing', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('7799483057')
  await field(page).press('Enter')
  await expect(page.getByText('в номере опечатка')).toBeVisible()
})

test('what only the source knows is found and can be asked for', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('лунная пасека')
  await field(page).press('Enter')
  await rows(page).filter({ hasText: 'ЛУННАЯ ПАСЕКА' }).click()
  await expect(page).toHaveURL(new RegExp(`/counter-parties/${unknown.ogrn}$`))
  await page.getByRole('button', { name: 'Обновить данные' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «ЛУННАЯ ПАСЕКА»')
})
