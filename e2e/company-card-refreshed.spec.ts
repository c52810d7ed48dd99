// The button «Обновить данные» of a company card fetches records about the company from an outside source, here a local one with invented
// records (`checko-source.ts`): every tab then shows them.
// Russian labels: «Обновить данные» refresh the data, «Номер дела» case number, «Найдено 25 из 25» found 25 of 25, «Ответчик» defendant,
// «Истец» claimant, «Поставщик» supplier.
import { refreshedCompany } from './checko-source.ts'
import { EVERY_TAB, expect, expectAccessible, open, test, widths } from './page.ts'

// The first test fetches the data that the others read.
test.describe.configure({ mode: 'serial' })

const CARD = `/counter-parties/${refreshedCompany.inn}`

test('the refresh button is disabled while it works, then the page shows the fetched data', async ({ page }) => {
  await open(page, CARD)
  await page.route('**/api/v1/company-update/**', async (route) => {
    await expect(page.getByRole('button', { name: 'Обновляем...' })).toBeDisabled()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Обновить данные' }).click()
  await expect(page.getByRole('link', { name: 'Финансы', exact: true })).toBeVisible()
  await expect(page.locator('dl').first()).toContainText('1,28 млрд ₽')
  await expect(page.locator('dl').first()).toContainText('+43 % за год')
})

test('a second refresh within a minute names the waiting time and keeps the data on the page', async ({ page }) => {
  await open(page, CARD)
  const early = { type: 'about:blank', title: 'refreshed_recently', status: 429, detail: '', code: 'refreshed_recently' }
  await page.route('**/api/v1/company-update/**', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: early }))
  await page.getByRole('button', { name: 'Обновить данные' }).click()
  await expect(page.getByRole('alert')).toContainText('Повторить можно через 42 секунды.')
  await expect(page.getByRole('button', { name: 'Обновить данные' })).toBeEnabled()
  await expect(page.locator('dl').first()).toContainText('1,28 млрд ₽')
})

// The number is a valid registration number that neither the test register nor the source has.
test('refreshing a company that the source does not know shows an error', async ({ page }) => {
  await open(page, '/counter-parties/1217799700007')
  await page.getByRole('button', { name: 'Обновить данные' }).click()
  await expect(page.getByRole('alert')).toContainText('Источник не знает номера 1217799700007')
})

test('cases have pages, statistics and a filter that takes a case number in Latin letters', async ({ page }) => {
  await open(page, `${CARD}/arbitration`)
  await expect(page.getByText('Найдено 25 из 25')).toBeVisible()
  await page.getByRole('link', { name: 'Следующая страница' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { name: /^А40-/ })).toHaveCount(5)
  // Numbers of court cases begin with a Cyrillic «А»; here it is typed as the Latin letter.
  await page.getByLabel('Номер дела').fill('a40-991203')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page.getByText('Найдено 1 из 25')).toBeVisible()
  await expect(page.getByRole('link', { name: 'О принятии исходного дела' })).toHaveAttribute('href', /^https:\/\/kad\./)
  // The local source of the tests, like Checko, gives neither category nor outcome of a case: the page says so instead of leaving gaps.
  const found = page.getByRole('article')
  await expect(found).toContainText('Стадия не указана')
  await expect(page.getByText('Категорию и итог дел источник не сообщает')).toBeVisible()
  await found.getByText('Стороны и адреса').click()
  await expect(found.getByText('Москва', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Сбросить' }).click()
  await page.getByRole('link', { name: 'Статистика' }).click()
  await expect(page.getByText('Всего дел')).toBeVisible()
  await expect(page.getByText('Пример данных')).toHaveCount(0)
})

test('above the list of cases stand totals by role over all cases, not only this page', async ({ page }) => {
  await open(page, `${CARD}/arbitration?page=2`)
  const totals = page.getByRole('main').locator('dl').first()
  await expect(totals).toContainText('Ответчик5 дел на 5,5\u00a0млн\u00a0₽')
  await expect(totals).toContainText('Истец20 дел')
  await expect(totals).toContainText('исход не сообщён: 20')
  await page.getByText('По годам').click()
  await expect(page.getByText('Ответчик: 5 дел на 5,5')).toBeVisible()
})

test('a contract names the company’s role and the other party', async ({ page }) => {
  await open(page, `${CARD}/contracts`)
  const contract = page.getByRole('article')
  await expect(contract).toContainText('Поставщик ООО «Стальной Колосок»')
  await expect(contract).not.toContainText('Колосок-Крепёж')
  await open(page, CARD)
  await expect(page.getByRole('region', { name: /Госзакупки/ })).toContainText('Поставщик ООО «Стальной Колосок»')
})

test('an invalid amount in the filter of cases stays as typed, shows an error and filters nothing', async ({ page }) => {
  await open(page, `${CARD}/arbitration?amount_from=1e5&amount_to=-5`)
  await expect(page.getByLabel('Сумма от, ₽')).toHaveValue('1e5')
  await expect(page.getByLabel('до, ₽')).toHaveValue('-5')
  await expect(page.getByText('Целое число рублей')).toHaveCount(2)
  await expect(page.getByText('Найдено 25 из 25')).toBeVisible()
})

test('on a phone the filters of cases are folded, so that the list begins on the first screen', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await open(page, `${CARD}/arbitration`)
  const filters = page.getByRole('button', { name: 'Отбор' })
  await expect(filters).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByLabel('Номер дела')).toBeHidden()
  await expect(page.getByText('Найдено 25 из 25')).toBeInViewport()
  await filters.click()
  await page.getByLabel('Номер дела').fill('А40-991203')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page.getByText('Найдено 1 из 25')).toBeVisible()
  await expect(page.getByLabel('Номер дела')).toHaveValue('А40-991203')
  await open(page, `${CARD}/arbitration?page=2&lang=ru`)
  await expect(filters).toHaveAttribute('aria-expanded', 'false')
})

test('finances show a chart with values, a report to download, and a dash for a missing value', async ({ page }) => {
  await open(page, `${CARD}/finances`)
  await expect(page.getByRole('img', { name: /2024 897\sмлн, 2025 1,28\sмлрд/ })).toBeVisible()
  await page.getByRole('link', { name: 'Бухгалтерская отчетность' }).click()
  await expect(page.getByRole('link', { name: /Скачать\s+отчётность за 2025/ }).first()).toHaveAttribute('href', /^https:\/\/bo\.nalog/)
  await expect(page.getByRole('row', { name: /Основные средства/ })).toContainText('—')
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /Скачать\s+отчётность за 2024/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toBe('Отчетность_2024_ООО «КОЛОСОК-КРЕПЁЖ».xlsx')
})

test('figures of the financial analysis are named in the reader’s language', async ({ page }) => {
  for (const [language, revenue] of [
    ['en', 'Revenue'],
    ['zh-CN', '营业收入'],
  ]) {
    await open(page, `${CARD}/finances?lang=${language}`)
    await expect(page.getByRole('rowheader', { name: revenue, exact: true })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Выручка' })).toHaveCount(0)
  }
})

test('every other tab shows the data of the source', async ({ page }) => {
  const tabs = {
    trademarks: '№ 700100',
    debts: '12345/26/77009-ИП',
    sanctions: 'Санкций нет',
    inspections: 'Документарная проверка',
    contracts: '48 230 000 ₽',
    history: 'Что менялось при обновлениях',
    reliability: 'оложительных',
  }
  for (const [tab, text] of Object.entries(tabs)) {
    await open(page, `${CARD}/${tab}`)
    await expect(page.getByRole('main')).toContainText(text)
  }
})

test('connections have a filter by type, and a graph with a table of the same ties', async ({ page }) => {
  await open(page, `${CARD}/connections`)
  await page.getByRole('link', { name: /^Ликвидирована/ }).click()
  await expect(page).toHaveURL(/type=liquidated/)
  await open(page, `${CARD}/connections?view=graph`)
  await expect(page.getByRole('table', { name: 'Связи словами' })).toBeVisible()
})

const looks = [
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const

// The usual run opens each tab once, every second one on a phone in the dark theme; the full run opens every tab in both looks.
EVERY_TAB.forEach((word, index) => {
  for (const [width, scheme] of looks.filter((_look, position) => process.env.TEST_FULL || position === index % 2))
    test(`the tab ${word || 'summary'} with records is accessible (${width}, ${scheme})`, async ({ page }) => {
      await page.setViewportSize(widths[width])
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await open(page, `${CARD}/${word}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «Колосок-Крепёж»')
      await expectAccessible(page)
    })
})

test('the card downloads as a file named after the company', async ({ page }) => {
  await open(page, CARD)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать карточку' }).click()
  expect((await download).suggestedFilename()).toBe('Карточка_ООО «КОЛОСОК-КРЕПЁЖ».xlsx')
})

test('a chart below the screen is transparent until scrolled to, but not in print or without motion', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, CARD)
  const line = page
    .getByRole('img', { name: /^Выручка по годам/ })
    .locator('svg')
    .locator('..')
  await expect(line).toHaveCSS('opacity', '0')
  await page.emulateMedia({ media: 'print' })
  await expect(line).toHaveCSS('opacity', '1')
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await expect(line).toHaveCSS('opacity', '1')
})

/** Largest height, in pixels, of the tab while all its subjects are folded: a little more than two screens of a desktop, five of a phone. */
for (const [width, maxHeight] of [
  ['desktop', 2000],
  ['phone', 4400],
] as const)
  test(`the whole reliability tab takes at most ${maxHeight} px on a ${width}`, async ({ page }) => {
    await page.setViewportSize(widths[width])
    await open(page, `${CARD}/reliability`)
    const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
    await expect.poll(measureHeight).toBeLessThanOrEqual(maxHeight)
    // A printed page unfolds everything.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#factor-active')).toBeVisible()
  })

test('a link to a factor unfolds the subject that contains it', async ({ page }) => {
  await open(page, `${CARD}/reliability`)
  await expect(page.locator('#factor-active')).toBeHidden()
  await open(page, `${CARD}/reliability?from=link#factor-active`)
  await expect(page.locator('#factor-active')).toBeInViewport()
})

/** Four reasons for or against a deal, as long as the longest on the demo's cards; only three fit the first screen. */
const REASONS = [
  '3 производства, остаток 1,85 млн ₽, из них зарплата 1,78 млн ₽; 0,04 % выручки',
  'Деньги покрывают 5 % срочных долгов: 71,8 млн ₽',
]
  .concat(['Взносов на сотрудника 142 тыс ₽ в год, медиана отрасли 154 тыс ₽', 'Срок прошёл у 4 контрактов на 2,26 млн ₽'])
  .map((fact, index) => ({ code: `reason-${index}`, title: fact, fact }))

test('on a phone three reasons for the deal and three against it are on the first screen', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await page.route('**/api/v1/reliability-verdicts/**', async (route) => {
    const answer = await route.fetch()
    const { purposes, ...rest } = await answer.json()
    const judged = purposes.map((purpose: object) => ({ ...purpose, verdict: 'caution', for: REASONS, against: REASONS, missing: [] }))
    await route.fulfill({ response: answer, json: { ...rest, purposes: judged } })
  })
  await open(page, `${CARD}/founders`)
  await page.getByRole('navigation', { name: 'Разделы карточки' }).getByRole('link', { name: 'Сводка' }).click()
  for (const side of ['Против', 'За']) {
    const cell = page.locator('div').filter({ has: page.getByText(side, { exact: true }) })
    const shown = cell.last().getByRole('listitem').filter({ visible: true })
    await expect(shown).toHaveCount(3)
    await expect(shown.last()).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone «Это моя компания» is in the card’s menu', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await open(page, CARD)
  await expect(page.getByRole('button', { name: 'Это моя компания' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Разделы карточки' }).getByText('Ещё').click()
  await expect(page.getByRole('button', { name: 'Это моя компания' })).toBeVisible()
})

test('on a phone the selected tab is scrolled into view', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  for (const tab of ['reliability', 'sanctions']) {
    await open(page, `${CARD}/${tab}`)
    await expect(page.getByRole('navigation', { name: 'Разделы карточки' }).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  }
})
