// The company search of the home page: it searches one second after typing stops, shows companies and sole traders, works by keyboard.
// Russian labels: «Найти» find, «Компании» companies, «ИП» sole traders, «Повторить» repeat, «Поиск занял слишком много времени» the search
// took too long.
import type { Page } from '@playwright/test'
import { refreshedCompany, unlistedCompany } from './checko-source.ts'
import { expect, expectAccessible, open, stopClock, test } from './page.ts'

/** The page searches this long after the last key. */
const DEBOUNCE_MS = 1000
const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск компании' })
const rows = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Returns a list that grows with the query of each search request of the page. */
function collectQueries(page: Page): (string | null)[] {
  const queries: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.includes('/company-search/')) queries.push(searchParams.get('query'))
  })
  return queries
}

test('the search runs once, one second after typing stops', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  // A slide that was chosen by hand stays, so that advancing the clock does not change the slide.
  await page.getByRole('tab', { name: 'Проверка компаний' }).click()
  await stopClock(page)
  const queries = collectQueries(page)
  await field(page).pressSequentially('кол')
  await page.clock.runFor(DEBOUNCE_MS - 1)
  await field(page).pressSequentially('ос')
  await page.clock.runFor(DEBOUNCE_MS - 1)
  expect(queries).toEqual([])
  await page.clock.runFor(1)
  await expect(rows(page).first()).toBeVisible()
  await page.clock.runFor(2 * DEBOUNCE_MS)
  expect(queries).toEqual(['колос'])
})

test('a search that ran out of time does not claim that nothing was found', async ({ page }) => {
  await open(page, '/')
  await page.route('**/api/v1/company-search/everywhere/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'search_late', status: 503 } }),
  )
  await field(page).fill('колос')
  await expect(page.getByText('Поиск занял слишком много времени').last()).toBeVisible()
  await expect(page.getByText('Никого не нашли')).toHaveCount(0)
  await expectAccessible(page)
})

test('a slow search keeps the earlier results on the page', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('колос')
  await expect(rows(page).first()).toBeVisible()
  await page.route('**/api/v1/company-search/everywhere/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'search_late', status: 503 } }),
  )
  await field(page).fill('колосо')
  await expect(page.getByText('Поиск занял слишком много времени').last()).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await page.unroute('**/api/v1/company-search/everywhere/**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Поиск занял слишком много времени')).toHaveCount(0)
})

test('a refused search shows the reason, or a lost connection if the texts cannot be loaded', async ({ page }) => {
  await page.route('**/api/v1/company-search/everywhere/**', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', status: 429 } }),
  )
  await open(page, '/')
  await field(page).fill('колос')
  await expect(page.getByText('Слишком много запросов')).toBeVisible()
  await open(page, '/')
  await page.route('**/*.js', (route) => route.abort())
  await field(page).fill('колос')
  await expect(page.getByText('Нет связи с сервером.')).toBeVisible()
  await expect(field(page)).toHaveValue('колос')
})

test('Enter and the button open the results', async ({ page }) => {
  for (const leave of [() => field(page).press('Enter'), () => page.getByRole('button', { name: 'Найти', exact: true }).click()]) {
    await open(page, '/')
    await field(page).fill('колос')
    await leave()
    await expect(page).toHaveURL(/\/counter-parties\?query=/)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})

test('a complete number opens its card, however it was pasted', async ({ page }) => {
  for (const pasted of [
    refreshedCompany.inn,
    `ИНН: ${refreshedCompany.inn}`,
    `ИНН/КПП ${refreshedCompany.inn}/779901001`,
    `ОГРН ${refreshedCompany.ogrn}`,
  ]) {
    await open(page, '/')
    await field(page).fill(pasted)
    await page.getByRole('button', { name: 'Найти', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/counter-parties/(${refreshedCompany.inn}|${refreshedCompany.ogrn})$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Колосок-Крепёж')
  }
})

test('both groups are shown until the switch shows one', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('колос')
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
  await rows(page).first().click()
  await expect(page).toHaveURL(/\/counter-parties\/\d{10,15}$/)
})

// 7799483057 differs by its last digit, the check digit, from the taxpayer number (ИНН) of a company of the test register.
test('a number with a wrong check digit shows an error and is not searched for', async ({ page }) => {
  await open(page, '/')
  const queries = collectQueries(page)
  await field(page).fill('ИНН 7799483057')
  await expect(page.getByText('в номере опечатка')).toBeVisible()
  expect(queries).toEqual([])
  await field(page).press('Enter')
  await expect(page.getByText('Неверная контрольная цифра')).toBeVisible()
  // The only search is for a number that becomes valid when two digits are swapped, which the page may suggest.
  expect(queries).toEqual(['7799483507'])
})

test('a company that only the source knows is found and can be fetched', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('лунная пасека')
  await rows(page).filter({ hasText: 'Лунная Пасека' }).click()
  await expect(page).toHaveURL(new RegExp(`/counter-parties/${unlistedCompany.ogrn}$`))
  await page.getByRole('button', { name: 'Обновить данные' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «Лунная Пасека»')
})

test('when nothing is found, a suggested query leads to results', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('колосок крепёш')
  await expect(page.getByText('Возможно, вы искали').or(page.getByText('Показаны результаты по запросу'))).toBeVisible()
  await expectAccessible(page)
})

test('on a slow network outdated results look different, and a failed search can be repeated', async ({ page }) => {
  await open(page, '/')
  await field(page).fill('колос')
  await expect(rows(page).first()).toBeVisible()
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/v1/company-search/everywhere/**', async (route) => {
    await gate.promise
    await route.abort()
  })
  await field(page).fill('тимур')
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Ищем' })).toHaveCount(1)
  gate.resolve()
  await expect(page.getByText('Нет связи с сервером')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/v1/company-search/everywhere/**')
  await page.getByRole('button', { name: 'Повторить' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText('Тимур')
})
