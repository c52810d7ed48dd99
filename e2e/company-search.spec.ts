// Search of counterparties: as one types, at once on Enter, without JavaScript, and when it has nothing to show.
import type { Page } from '@playwright/test'
import { accessibleEverywhere, expect, expectAccessible, open, openWithStoppedClock, test } from './page.ts'
import { refreshed } from './source.ts'

const results = 'article'

/** Of a call to the search with this question. */
const asking = (query: string) => (url: URL) => url.pathname.startsWith('/api/v1/company-search') && url.searchParams.get('query') === query

test('results come a second after typing stops, and not before', async ({ page }) => {
  await openWithStoppedClock(page, '/counter-parties')
  await page.getByRole('combobox', { name: 'Поиск компаний' }).pressSequentially('колосок')
  await page.clock.runFor(999)
  await expect(page.locator(results)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.locator(results).first()).toBeVisible()
  await expect(page).toHaveURL(/query=/)
})

test('Enter asks at once', async ({ page }) => {
  await openWithStoppedClock(page, '/counter-parties')
  await box(page).fill('стальной колосок')
  await box(page).press('Enter')
  await expect(page.locator(results).first()).toContainText('ООО «Стальной Колосок»')
  await expect(page.locator('mark').first()).toHaveText('Стальной')
})

test('an overtaken answer is dropped', async ({ page }) => {
  await open(page, '/counter-parties')
  const held = Promise.withResolvers<void>()
  await page.route(asking('трейд'), async (route) => {
    await held.promise
    await route.continue()
  })
  await box(page).fill('трейд')
  await box(page).press('Enter')
  await box(page).fill('тимур')
  await box(page).press('Enter')
  await expect(page.locator(results)).toContainText('Тимур')
  const late = page.waitForResponse((response) => new URL(response.url()).searchParams.get('query') === 'трейд')
  held.resolve()
  await (await late).finished()
  await expect(page.locator(results)).toHaveCount(1)
  await expect(page.locator(results)).toContainText('Тимур')
})

test('a number with a wrong check digit is said to be one', async ({ page }) => {
  await open(page, '/counter-parties?query=7799483057')
  await expect(page.getByRole('alert').filter({ hasText: 'контрольная цифра' })).toBeVisible()
  await open(page, '/counter-parties?query=7799483065')
  await expect(page.getByRole('region', { name: 'Отличается на одну перестановку' })).toContainText('ООО «Стальной Колосок»')
})

test('nothing found says what to check', async ({ page }) => {
  await open(page, '/counter-parties?query=абракадаброво')
  await expect(page.getByText('По запросу «абракадаброво» ничего нет', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('Проверьте написание')).toBeVisible()
  // Filters full of zeros would help nobody; a chosen one can be taken back.
  await expect(page.getByRole('complementary', { name: 'Фильтры' })).toHaveCount(0)
  await expect(page.getByText('Вставьте всю строку реквизитов, номер найдём сами')).toBeVisible()
})

test('a lost connection is said and can be tried again', async ({ page }) => {
  await open(page, '/counter-parties')
  await page.route('**/api/v1/company-search/**', (route) => route.abort())
  await box(page).fill('колосок')
  await box(page).press('Enter')
  await expect(page.getByText('Нет связи с сервером')).toBeVisible()
  await page.unroute('**/api/v1/company-search/**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.locator(results).first()).toBeVisible()
})

test('trying again while the connection is still lost stays on the page', async ({ page }) => {
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

test('a search that ran out of time says so and can be tried again', async ({ page }) => {
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

test('two numbers find both companies, and what is none is told', async ({ page }) => {
  await open(page, `/counter-parties?${new URLSearchParams({ query: '7799483056, 7799518260, 7799483065' })}`)
  await expect(page.locator(results)).toHaveCount(2)
  await expect(page.getByText('Контрольная цифра не сходится: 7799483065.')).toBeVisible()
  await expectAccessible(page)
})

test('a number that a table rounded is told as such', async ({ page }) => {
  await open(page, `/counter-parties?${new URLSearchParams({ query: '7,70708E+11' })}`)
  await expect(page.getByText('Номер округлён таблицей')).toBeVisible()
  await expectAccessible(page)
})

test('a result opens its card', async ({ page }) => {
  await open(page, '/counter-parties?query=7799483056')
  await page.getByRole('link', { name: 'ООО «Стальной Колосок»', exact: true }).click()
  await expect(page).toHaveURL(/\/counter-parties\/7799483056$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «Стальной Колосок»')
  await expect(page).toHaveTitle(/Стальной Колосок/)
})

const box = (page: Page) => page.getByRole('combobox', { name: 'Поиск компаний' })
const offered = (page: Page) => page.getByRole('listbox').getByRole('option')

test('the best of the answer is offered under the box for arrows, Escape and Enter', async ({ page }) => {
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

test('a company found by its founder says so, under the box and among the results', async ({ page }) => {
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

test('the number of results is told to those who do not see it', async ({ page }) => {
  await open(page, '/counter-parties')
  await box(page).fill('7799483056')
  await expect(page.getByRole('status').filter({ hasText: '1 результат' })).toHaveCount(1)
})

test('on a phone with a slow network the waiting is shown, and only the last question is answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/counter-parties')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 20_000,
    uploadThroughput: 10_000,
  })
  const seen = Promise.withResolvers<void>()
  await page.route(asking('трейд'), async (route) => {
    await seen.promise
    await route.continue()
  })
  await box(page).fill('трейд')
  await box(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Ищем' })).toHaveCount(1)
  seen.resolve()
  await box(page).fill('тимур')
  await box(page).press('Enter')
  await expect(page.locator(results)).toContainText('Тимур')
  await expect(page.locator(results)).toHaveCount(1)
  await expect(page).toHaveURL(/query=%D1%82%D0%B8%D0%BC%D1%83%D1%80/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('an activity is filtered by its words', async ({ page }) => {
  await open(page, '/counter-parties?query=ооо')
  await page.getByLabel('Вид деятельности').fill('торговля оптовая')
  await page.getByLabel('Вид деятельности').press('Enter')
  await expect(page).toHaveURL(/okved=/)
  await expect(page.locator(results).first()).toContainText('Торговля оптовая')
})

test('one complete number opens its card from the box of the page and from that over a card', async ({ page }) => {
  await open(page, '/counter-parties')
  await box(page).fill('ООО «Стальной колосок», ИНН 7799483056')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/counter-parties\/7799483056$/)
  const overCard = page.getByRole('main').getByRole('searchbox')
  await overCard.fill(`ИНН/КПП ${refreshed.inn}/779901001`)
  await overCard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/counter-parties/${refreshed.inn}$`))
  await overCard.fill('колосок')
  await overCard.press('Enter')
  await expect(page).toHaveURL(/\/counter-parties\?query=[^&]*$/)
  await expect(page.locator(results).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a complete number opens its card', async ({ page }) => {
    await page.goto('/counter-parties')
    await box(page).fill('7799483056')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page).toHaveURL(/\/counter-parties\/7799483056$/)
  })

  test('the form searches and a card opens', async ({ page }) => {
    await page.goto('/counter-parties')
    await page.getByRole('combobox', { name: 'Поиск компаний' }).fill('колосок')
    await page.getByRole('button', { name: 'Найти' }).click()
    await page.locator(results).getByRole('link', { name: 'ООО «Стальной Колосок»', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «Стальной Колосок»')
    await page.getByRole('link', { name: /^Учредители/ }).click()
    await expect(page.getByRole('row')).toHaveCount(4)
  })
})

accessibleEverywhere('the empty search', '/counter-parties')
accessibleEverywhere('results', '/counter-parties?query=колосок')

test('filters ask at once, stay in the address and can be taken back', async ({ page }) => {
  await open(page, '/counter-parties?query=ооо')
  await page.getByLabel('Только компании').check({ force: true })
  await expect(page).toHaveURL(/kind=company/)
  await page.getByLabel('Возраст').selectOption('over-10')
  await expect(page).toHaveURL(/kind=company.*age=over-10/)
  await page.getByRole('link', { name: 'Сбросить фильтры' }).click()
  await expect(page).not.toHaveURL(/kind=|age=/)
})

test('a filtered list is a plain form without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/counter-parties?query=ооо')
  await page.getByLabel('Регион').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(/query=.*region=\d+/)
  await expect(page.getByRole('combobox', { name: 'Поиск компаний' })).toHaveValue('ооо')
  await context.close()
})

accessibleEverywhere('a list with filters', '/counter-parties?query=ооо&kind=company&age=over-10')

test('an offered query stands in the box once it is asked for, and the one before it after «back»', async ({ page }) => {
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

test('«back» leads to the question before, not to what was typed on the way', async ({ page }) => {
  await openWithStoppedClock(page, '/counter-parties?query=колосок')
  await box(page).fill('')
  await box(page).pressSequentially('тим')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(matchesFields({ query: 'тим' }))
  await box(page).pressSequentially('ур')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(matchesFields({ query: 'тимур' }))
  await expect(page.locator(results).first()).toContainText('Тимур')
  await page.goBack()
  await expect(page).toHaveURL(matchesFields({ query: 'колосок' }))
  await expect(box(page)).toHaveValue('колосок')
  await expect(page.locator(results).first()).toContainText(/колосок/i)
})

test('a filter chosen while a question is on its way filters that question, and the other way round', async ({ page }) => {
  await open(page, '/counter-parties?query=колосок')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/company-search/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await box(page).fill('ооо')
  await box(page).press('Enter')
  await page.getByLabel('Только компании').check({ force: true })
  await box(page).fill('тимур')
  await box(page).press('Enter')
  held.resolve()
  await expect(page).toHaveURL(matchesFields({ query: 'тимур', kind: 'company' }))
})

test('a card and «back» restore what was found, its filters and where one was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  // Only companies of the imported register: what another test fetches from the source is called otherwise.
  await open(page, '/counter-parties?query=колосок&kind=company&sort=age')
  const link = page.locator(results).last().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const [before, found] = [await page.evaluate(() => scrollY), await page.locator(results).count()]
  expect(before).toBeGreaterThan(100)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/counter-parties\/\d{10,15}$/)
  await page.goBack()
  await expect(page.locator(results)).toHaveCount(found)
  await expect(page).toHaveURL(/kind=company.*sort=age/)
  await expect(box(page)).toHaveValue('колосок')
  await expect(page.getByLabel('Только компании')).toBeChecked()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

/** The results' address with these fields and no others. */
const matchesFields = (fields: Record<string, string>) => (url: URL) =>
  url.pathname === '/counter-parties' &&
  url.searchParams.size === Object.keys(fields).length &&
  Object.entries(fields).every(([name, value]) => url.searchParams.get(name) === value)

test('by the keyboard alone a phone asks, sorts and opens a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/counter-parties')
  await box(page).focus()
  await page.keyboard.type('ооо')
  await page.keyboard.press('Enter')
  await expect(page.locator(results).first()).toBeVisible()
  const sorting = page.getByRole('group', { name: 'Порядок результатов' })
  await expect(sorting.getByRole('link', { name: 'По совпадению' })).toHaveAttribute('aria-current', 'page')
  await sorting.getByRole('link', { name: 'Возраст' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=age/)
  await expect(sorting.getByRole('link', { name: 'Возраст' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.locator(results).first().getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/counter-parties\/\d{10,15}$/)
})
