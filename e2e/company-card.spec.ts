// The company card: header, five answers, tabs, copying, and the pages of unknown and mistyped numbers.
// Russian labels: «Действует» active, «Ликвидирована» liquidated, «Учредители» founders, «Реквизиты» details, «Скопировать» copy, «Ещё» more.
import { accessibleEverywhere, expect, open, openWithStoppedClock, test, widths } from './page.ts'

/** A company and a sole trader of the test register, by their taxpayer numbers (ИНН). */
const CARD = '/counter-parties/7799483056'
const TRADER = '/counter-parties/779940261393'

test('the first screen answers the five questions', async ({ page }) => {
  await open(page, CARD)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «Стальной Колосок»')
  const answers = page.locator('dl').first()
  await expect(answers).toContainText('Действует')
  await expect(answers).toContainText('12 лет')
  await expect(answers).toContainText('Нет данных')
  await expect(answers).toContainText('Небылицын А. С.')
  await expect(answers).toContainText('директор и учредитель, 60 %')
  // We have only the company's register data, so the verdict is «Мало данных» (too few data), not a positive one.
  await expect(page.getByRole('status').filter({ hasText: 'Мало данных' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Картотека арбитражных дел' }).first()).toHaveAttribute('href', 'https://kad.arbitr.ru')
})

test('the copy button confirms for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithStoppedClock(page, CARD)
  await page.getByRole('button', { name: 'Скопировать ИНН' }).click()
  await expect(page.getByText('Скопировано!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('7799483056')
  await page.clock.runFor(2000)
  await expect(page.getByText('Скопировано!')).toHaveCount(0)
})

test('the page keeps working when the browser denies the clipboard', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await open(page, CARD)
  await page.getByRole('button', { name: 'Скопировать ИНН' }).click()
  await page
    .getByRole('link', { name: /^Учредители/ })
    .first()
    .click()
  await expect(page).toHaveURL(/founders$/)
  await expect(page.getByText('Скопировано!')).toHaveCount(0)
})

test('every tab has a URL of its own, content and a source with its day', async ({ page }) => {
  /** A text of the test register's extract that the tab must show. */
  const tabs = {
    founders: 'Выдумкина Ольга Павловна',
    details: '087108012345',
    okved: 'Деятельность автомобильного грузового транспорта',
    branches: 'г. Самара, ул. Складская',
    licenses: 'ЛО-77-01-012345',
  }
  for (const [word, text] of Object.entries(tabs)) {
    await open(page, `${CARD}/${word}`)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByText(/^Источник: ЕГРЮЛ/).first()).toBeVisible()
  }
})

test('arrow keys move between tabs, and opening a tab scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, CARD)
  const bar = page.getByRole('navigation', { name: 'Разделы карточки' })
  await bar.getByRole('link', { name: 'Сводка' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(bar.getByRole('link', { name: /^Арбитраж/ })).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/arbitration$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a keyboard reaches the full report before the reasons of the verdict', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, CARD)
  const report = page.getByRole('button', { name: 'Полный отчёт' })
  await page.getByRole('link', { name: 'На дату' }).focus()
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab')
    if (await report.evaluate((button) => button === document.activeElement)) return
  }
  throw new Error('The button of the full report is more than eight presses of Tab after the link «На дату».')
})

test('the open tab is in the URL, so a reload and the back button keep it', async ({ page }) => {
  await open(page, CARD)
  const bar = page.getByRole('navigation', { name: 'Разделы карточки' })
  await bar.getByRole('link', { name: /^Учредители/ }).click()
  await expect(page).toHaveURL(/\/founders$/)
  await page.reload()
  await expect(bar.getByRole('link', { name: /^Учредители/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main')).toContainText('Выдумкина Ольга Павловна')
  await bar.getByText('Ещё').click()
  await bar.getByRole('link', { name: 'Реквизиты' }).click()
  await expect(page.getByRole('heading', { name: 'Пенсионный фонд' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/founders$/)
  await page.getByRole('link', { name: 'ООО «Колосок-Крепёж»' }).click()
  await expect(bar.getByRole('link', { name: 'Сводка' })).toHaveAttribute('aria-current', 'page')
})

test('on a phone name, status, numbers and actions take less than 200 px, and the tabs stay on top', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  for (const card of [TRADER, CARD]) {
    await open(page, card)
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    const answers = await page.locator('dl').first().boundingBox()
    expect((answers?.y ?? 0) - (name?.y ?? 0)).toBeLessThan(200)
  }
  for (const action of ['Обновить данные', 'Скопировать реквизиты']) await expect(page.getByRole('button', { name: action })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(page.getByRole('navigation', { name: 'Разделы карточки' })).toBeInViewport()
})

test('the status of a company does not wrap on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [number, state] of [
    ['7799483056', 'Действует'],
    ['7799380149', 'Ликвидирована'],
  ] as const) {
    await open(page, `/counter-parties/${number}`)
    const lines = await page
      .locator('dl')
      .first()
      .getByText(state, { exact: true })
      .evaluate((answer) => {
        const words = document.createRange()
        words.selectNode(answer.lastChild ?? answer)
        return new Set(Array.from(words.getClientRects(), ({ bottom }) => Math.round(bottom))).size
      })
    expect(lines, state).toBe(1)
  }
})

test('the surname of the head and the initials stay on one line at every width from 360 px', async ({ page }) => {
  await open(page, CARD)
  const name = page.locator('dl').first().getByRole('link', { name: 'Небылицын' })
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [lines, room] = await name.evaluate((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      const cell = link.closest('dd') ?? link
      return [
        new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size,
        cell.getBoundingClientRect().right - words.getBoundingClientRect().right,
      ]
    })
    expect(lines, `${width}`).toBe(1)
    expect(room, `${width}`).toBeGreaterThanOrEqual(0)
  }
})

test('on a phone the number of a founder is whole without scrolling sideways', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await open(page, `${CARD}/founders`)
  await expect(page.getByText('779915337017')).toBeVisible()
  expect(
    await page.getByRole('region', { name: 'Учредители', exact: true }).evaluate((table) => table.scrollWidth - table.clientWidth),
  ).toBe(0)
})

test('in English the status of a company is translated', async ({ page }) => {
  await open(page, `${CARD}?lang=en`)
  await expect(page.locator('dl').first()).toContainText('Active')
  await expect(page.locator('dl').first()).not.toContainText('Действует')
})

test('the requisites are copied as text for a contract', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, CARD)
  await page.getByRole('button', { name: 'Скопировать реквизиты' }).click()
  await expect(page.getByText('Реквизиты скопированы')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('ИНН 7799483056, КПП 779901001, ОГРН 1147799004418')
  expect(text).toMatch(/Юридический адрес: .+\n.+: Небылицын/)
})

// 7799380149 is liquidated, which is a stop factor (a fact that rules a deal out).
test('a tab with a finding is marked', async ({ page }) => {
  await open(page, '/counter-parties/7799380149')
  await expect(page.getByRole('link', { name: /^Надёжность.*стоп.*есть на что обратить внимание/ })).toBeVisible()
  await open(page, CARD)
  await expect(page.getByRole('link', { name: 'Надёжность', exact: true })).toBeVisible()
})

test('a slow tab shows that it is loading', async ({ page }) => {
  await open(page, CARD)
  await page.route('**/api/v1/legal-cases/**', async (route) => {
    await expect(page.getByRole('progressbar', { name: 'Загружаем карточку' })).toBeVisible()
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Разделы карточки' }).getByRole('link', { name: 'Арбитраж' }).click()
  await expect(page).toHaveURL(/arbitration$/)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('a founder’s name links to the company’s card or to the person’s page', async ({ page }) => {
  await open(page, `${CARD}/founders`)
  await expect(page.getByRole('link', { name: /Небылицын/ })).toHaveAttribute('href', '/people/779915337017')
  await page.getByRole('link', { name: 'ООО «Колосок-Крепёж»' }).click()
  await expect(page).toHaveURL(/7799518260$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «Колосок-Крепёж»')
})

test('a closed company shows when and how it closed instead of reasons for and against a deal', async ({ page }) => {
  await open(page, '/counter-parties/1097799001266')
  await expect(page.locator('dl').first()).toContainText('Ликвидирована18.06.2019, ликвидация')
  await expect(page.getByText('Правопреемник в выписке не назван')).toBeVisible()
  await expect(page.getByText('Исполнительные производства: не проверено')).toBeVisible()
  for (const side of ['За', 'Против']) await expect(page.getByText(side, { exact: true })).toHaveCount(0)
})

test('a sole trader’s card explains «ИП» and that the law hides the address', async ({ page }) => {
  await open(page, TRADER)
  await expect(page.getByText('Индивидуальный предприниматель', { exact: true })).toBeVisible()
  await expect(page.getByText('адрес ИП закон не раскрывает')).toBeVisible()
})

test('search engines may index companies but not sole traders', async ({ page, baseURL }) => {
  await open(page, CARD)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${CARD}`)
  const organization = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(organization).toMatchObject({ '@type': 'Organization', taxID: '7799483056', foundingDate: '2014-03-14' })
  await open(page, TRADER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ИП Колосков Тимур Небывалович')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveTitle('ИП, ОГРНИП 319779900041271: сводка — Сверка')
  expect(await page.locator('head').innerHTML()).not.toMatch(/Колосков/i)
  await expect(page.locator('meta[name=description], meta[property="og:description"]')).toHaveCount(0)
  expect(await page.locator('h1').evaluate((heading) => heading.closest('[data-nosnippet]') !== null)).toBe(true)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

// 7736207543 is a valid number that the test register does not have; the last digit of 7799483057 is not the check digit of the others.
test('an unknown number is a 404 page with a search, a mistyped one says so', async ({ page }) => {
  expect((await page.goto('/counter-parties/7736207543'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Компания не найдена')
  expect((await page.goto('/counter-parties/7799483057'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Неверная контрольная цифра')
  // The field is wide enough to show a typed number in full.
  expect((await page.getByRole('main').getByRole('searchbox').boundingBox())?.width).toBeGreaterThan(300)
})

accessibleEverywhere('the summary', CARD)
accessibleEverywhere('founders', `${CARD}/founders`)
accessibleEverywhere('a closed company', '/counter-parties/7799380149')
accessibleEverywhere('an unknown company', '/counter-parties/7736207543')

test('on a phone the button of the full report has a background, which differs from its text', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await open(page, '/counter-parties/7799483056')
  const report = page.getByRole('button', { name: 'Полный отчёт' })
  await expect(report).toBeVisible()
  const [background, textColor] = await report.evaluate((button) => [
    getComputedStyle(button).backgroundColor,
    getComputedStyle(button).color,
  ])
  expect(background).not.toBe('rgba(0, 0, 0, 0)')
  expect(background).not.toBe(textColor)
})
