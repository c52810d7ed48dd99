// The company search: filters and order of the results, their URL, and going back to them. «ооо» (limited liability company) finds many
// companies, «колосок» and «тимур» some of the test register.
// Russian labels: «Вид деятельности» activity, «Только компании» companies only, «Возраст» age, «Сбросить фильтры» reset the filters.
import { accessibleEverywhere, expect, expectAccessible, open, openWithStoppedClock, test } from './page.ts'
import { matchesFields, resultCards, searchBox } from './search-results.ts'

test('results are filtered by words of an activity’s name', async ({ page }) => {
  await open(page, '/counter-parties?query=ооо')
  await page.getByLabel('Вид деятельности').fill('торговля оптовая')
  await page.getByLabel('Вид деятельности').press('Enter')
  // ОКВЭД is the classifier of economic activities.
  await expect(page).toHaveURL(/okved=/)
  await expect(page.locator(resultCards).first()).toContainText('Торговля оптовая')
})

test('filters apply at once, are kept in the URL and can be removed', async ({ page }) => {
  await open(page, '/counter-parties?query=ооо')
  await page.getByLabel('Только компании').check({ force: true })
  await expect(page).toHaveURL(/kind=company/)
  await page.getByLabel('Возраст').selectOption('over-10')
  await expect(page).toHaveURL(/kind=company.*age=over-10/)
  await page.getByRole('link', { name: 'Сбросить фильтры' }).click()
  await expect(page).not.toHaveURL(/kind=|age=/)
})

test('without JavaScript the filters are a plain form', async ({ browser }) => {
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

test('«back» leads to the previous submitted query, not to text typed in between', async ({ page }) => {
  await openWithStoppedClock(page, '/counter-parties?query=колосок')
  await searchBox(page).fill('')
  await searchBox(page).pressSequentially('тим')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(matchesFields({ query: 'тим' }))
  await searchBox(page).pressSequentially('ур')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(matchesFields({ query: 'тимур' }))
  await expect(page.locator(resultCards).first()).toContainText('Тимур')
  await page.goBack()
  await expect(page).toHaveURL(matchesFields({ query: 'колосок' }))
  await expect(searchBox(page)).toHaveValue('колосок')
  await expect(page.locator(resultCards).first()).toContainText(/колосок/i)
})

test('a filter and a query changed during a running search are both applied', async ({ page }) => {
  await open(page, '/counter-parties?query=колосок')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/v1/company-search/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await searchBox(page).fill('ооо')
  await searchBox(page).press('Enter')
  await page.getByLabel('Только компании').check({ force: true })
  await searchBox(page).fill('тимур')
  await searchBox(page).press('Enter')
  gate.resolve()
  await expect(page).toHaveURL(matchesFields({ query: 'тимур', kind: 'company' }))
})

test('«back» from a card restores results, filters and scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  // These results stay the same while other tests run: the companies that they fetch from the source have other names.
  await open(page, '/counter-parties?query=колосок&kind=company&sort=age')
  const link = page.locator(resultCards).last().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const [before, found] = [await page.evaluate(() => scrollY), await page.locator(resultCards).count()]
  expect(before).toBeGreaterThan(100)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/counter-parties\/\d{10,15}$/)
  await page.goBack()
  await expect(page.locator(resultCards)).toHaveCount(found)
  await expect(page).toHaveURL(/kind=company.*sort=age/)
  await expect(searchBox(page)).toHaveValue('колосок')
  await expect(page.getByLabel('Только компании')).toBeChecked()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('the search works by keyboard alone at a phone’s width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/counter-parties')
  await searchBox(page).focus()
  await page.keyboard.type('ооо')
  await page.keyboard.press('Enter')
  await expect(page.locator(resultCards).first()).toBeVisible()
  const sorting = page.getByRole('group', { name: 'Порядок результатов' })
  await expect(sorting.getByRole('link', { name: 'По совпадению' })).toHaveAttribute('aria-current', 'page')
  await sorting.getByRole('link', { name: 'Возраст' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=age/)
  await expect(sorting.getByRole('link', { name: 'Возраст' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.locator(resultCards).first().getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/counter-parties\/\d{10,15}$/)
})
