// The company search: while typing, at once on Enter, by pasted numbers, without JavaScript, and without results. 7799483056 is the taxpayer
// number (ИНН) of «Стальной Колосок», a company of the test register; 7799483057 and 7799483065 have a wrong check digit.
// Russian labels: «Найти» find, «Ищем» searching, «контрольная цифра» check digit.
import { refreshedCompany } from './checko-source.ts'
import { accessibleEverywhere, expect, expectAccessible, open, openWithStoppedClock, test } from './page.ts'
import { isSearchFor, resultCards, searchBox } from './search-results.ts'

test('results come a second after typing stops, and not before', async ({ page }) => {
  await openWithStoppedClock(page, '/counter-parties')
  await page.getByRole('combobox', { name: 'Поиск компаний' }).pressSequentially('колосок')
  await page.clock.runFor(999)
  await expect(page.locator(resultCards)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.locator(resultCards).first()).toBeVisible()
  await expect(page).toHaveURL(/query=/)
})

test('Enter searches at once', async ({ page }) => {
  await openWithStoppedClock(page, '/counter-parties')
  await searchBox(page).fill('стальной колосок')
  await searchBox(page).press('Enter')
  await expect(page.locator(resultCards).first()).toContainText('ООО «Стальной Колосок»')
  await expect(page.locator('mark').first()).toHaveText('Стальной')
})

test('the answer to an older query is ignored', async ({ page }) => {
  await open(page, '/counter-parties')
  const gate = Promise.withResolvers<void>()
  await page.route(isSearchFor('трейд'), async (route) => {
    await gate.promise
    await route.continue()
  })
  await searchBox(page).fill('трейд')
  await searchBox(page).press('Enter')
  await searchBox(page).fill('тимур')
  await searchBox(page).press('Enter')
  await expect(page.locator(resultCards)).toContainText('Тимур')
  const late = page.waitForResponse((response) => new URL(response.url()).searchParams.get('query') === 'трейд')
  gate.resolve()
  await (await late).finished()
  await expect(page.locator(resultCards)).toHaveCount(1)
  await expect(page.locator(resultCards)).toContainText('Тимур')
})

test('a number with a wrong check digit shows an error', async ({ page }) => {
  await open(page, '/counter-parties?query=7799483057')
  await expect(page.getByRole('alert').filter({ hasText: 'контрольная цифра' })).toBeVisible()
  // Its last two digits are those of the company's number, swapped.
  await open(page, '/counter-parties?query=7799483065')
  await expect(page.getByRole('region', { name: 'Отличается на одну перестановку' })).toContainText('ООО «Стальной Колосок»')
})

test('nothing found says what to check', async ({ page }) => {
  await open(page, '/counter-parties?query=абракадаброво')
  await expect(page.getByText('По запросу «абракадаброво» ничего нет', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('Проверьте написание')).toBeVisible()
  // Without results the filters are hidden unless one is chosen, which must stay removable.
  await expect(page.getByRole('complementary', { name: 'Фильтры' })).toHaveCount(0)
  await expect(page.getByText('Вставьте всю строку реквизитов, номер найдём сами')).toBeVisible()
})

test('two numbers find both companies, and one with a wrong check digit is reported', async ({ page }) => {
  await open(page, `/counter-parties?${new URLSearchParams({ query: '7799483056, 7799518260, 7799483065' })}`)
  await expect(page.locator(resultCards)).toHaveCount(2)
  await expect(page.getByText('Контрольная цифра не сходится: 7799483065.')).toBeVisible()
  await expectAccessible(page)
})

test('a number that a spreadsheet has rounded to exponent notation is recognised', async ({ page }) => {
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

test('the number of results is announced to screen readers', async ({ page }) => {
  await open(page, '/counter-parties')
  await searchBox(page).fill('7799483056')
  await expect(page.getByRole('status').filter({ hasText: '1 результат' })).toHaveCount(1)
})

test('on a slow network a phone shows that it is searching, and only the last query’s results', async ({ page }) => {
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
  const gate = Promise.withResolvers<void>()
  await page.route(isSearchFor('трейд'), async (route) => {
    await gate.promise
    await route.continue()
  })
  await searchBox(page).fill('трейд')
  await searchBox(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Ищем' })).toHaveCount(1)
  gate.resolve()
  await searchBox(page).fill('тимур')
  await searchBox(page).press('Enter')
  await expect(page.locator(resultCards)).toContainText('Тимур')
  await expect(page.locator(resultCards)).toHaveCount(1)
  await expect(page).toHaveURL(/query=%D1%82%D0%B8%D0%BC%D1%83%D1%80/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('one complete number opens its card from the search page and from the search above a card', async ({ page }) => {
  await open(page, '/counter-parties')
  await searchBox(page).fill('ООО «Стальной колосок», ИНН 7799483056')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/\/counter-parties\/7799483056$/)
  const searchAboveCard = page.getByRole('main').getByRole('searchbox')
  await searchAboveCard.fill(`ИНН/КПП ${refreshedCompany.inn}/779901001`)
  await searchAboveCard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/counter-parties/${refreshedCompany.inn}$`))
  await searchAboveCard.fill('колосок')
  await searchAboveCard.press('Enter')
  await expect(page).toHaveURL(/\/counter-parties\?query=[^&]*$/)
  await expect(page.locator(resultCards).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a complete number opens its card', async ({ page }) => {
    await page.goto('/counter-parties')
    await searchBox(page).fill('7799483056')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page).toHaveURL(/\/counter-parties\/7799483056$/)
  })

  test('the form searches and a card opens', async ({ page }) => {
    await page.goto('/counter-parties')
    await page.getByRole('combobox', { name: 'Поиск компаний' }).fill('колосок')
    await page.getByRole('button', { name: 'Найти' }).click()
    await page.locator(resultCards).getByRole('link', { name: 'ООО «Стальной Колосок»', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «Стальной Колосок»')
    await page.getByRole('link', { name: /^Учредители/ }).click()
    // The header and three founders.
    await expect(page.getByRole('row')).toHaveCount(4)
  })
})

accessibleEverywhere('the empty search', '/counter-parties')

accessibleEverywhere('results', '/counter-parties?query=колосок')
