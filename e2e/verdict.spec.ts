// The verdict on a company card, one for each kind of deal: the chosen kind and the deal’s amount are in the URL and kept between tabs.
// Russian labels: «Предоплата» prepayment, «Отсрочка» deferred payment, «Подрядчик» contractor, «Не проверялось» not checked, «Сумма сделки»
// sum of the deal.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test, widths } from './page.ts'
import { traderWithStopFactor } from './traders.ts'

/**
 * A company and a sole trader of the test register, by their taxpayer numbers. A stop factor is a fact that rules a deal out; for the company
 * some of them were not checked.
 */
const CARD = '/counter-parties/7799483056'
const SOLE_TRADER_CARD = '/counter-parties/779940261393'
/** Widths of the window, in pixels. */
const ALL_WIDTHS = [320, 390, 768, 1024, 1440, 1920]
/** Kinds of deal: value of `purpose` in the URL, and its name. */
const deals = { prepayment: 'Предоплата', deferral: 'Отсрочка', contractor: 'Подрядчик', share: 'Покупка доли' }
/** Names of the kinds of deal in the switch above the verdict. */
const switchLabels = { ...deals, share: 'Доля' }

test('a link keeps the kind of deal, without JavaScript too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' })
  const page = await context.newPage()
  for (const [purpose, name] of Object.entries(deals)) {
    await page.goto(`${CARD}?purpose=${purpose}`)
    const chosen = page.getByRole('group', { name: 'Вердикт для сделки' }).locator('[aria-current]')
    await expect(chosen).toContainText([switchLabels[purpose as keyof typeof deals]])
    await page.goto(`${CARD}/founders?purpose=${purpose}`)
    await expect(page.getByText(`${name}:`, { exact: true })).toBeVisible()
  }
  await page.goto(`${CARD}?purpose=nothing`)
  await expect(page.getByRole('group', { name: 'Вердикт для сделки' }).locator('[aria-current]')).toContainText('Предоплата')
  await context.close()
})

test('choosing a kind of deal changes the URL and is kept on other tabs', async ({ page }) => {
  await open(page, CARD)
  const deal = page.getByRole('group', { name: 'Вердикт для сделки' })
  await deal.getByRole('link', { name: 'Подрядчик' }).click()
  await expect(page).toHaveURL(/\?purpose=contractor$/)
  await expect(deal.locator('[aria-current]')).toContainText('Подрядчик')
  const bar = page.getByRole('navigation', { name: 'Разделы карточки' })
  await bar.getByRole('link', { name: /^Учредители/ }).click()
  await expect(page).toHaveURL(/founders\?purpose=contractor$/)
  await expect(page.getByText('Подрядчик:', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Из чего складывается' }).click()
  await expect(page).toHaveURL(/reliability\?purpose=contractor#purpose-contractor$/)
  await expect(page.locator('#purpose-contractor')).toBeVisible()
})

test('no name of a deal is cut on a phone', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await open(page, CARD)
  const links = page.getByRole('group', { name: 'Вердикт для сделки' }).getByRole('link')
  await expect(links).toContainText(Object.values(switchLabels))
  for (const link of await links.all()) {
    const box = await link.boundingBox()
    expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(box && box.x >= 0 && box.x + box.width <= widths.phone.width).toBe(true)
  }
})

test('a factor links to its record, which is highlighted', async ({ page }) => {
  await open(page, `${CARD}/reliability#factor-active`)
  const factor = page.locator('#factor-active')
  await factor.getByRole('link').click()
  await expect(page).toHaveURL(/#record-registration$/)
  await expect(page.locator('#record-registration:target')).toBeVisible()
})

// «Доля» is the purchase of a share in a company; a sole trader has no shares.
test('other views keep the kind of deal, and «Доля» is not offered for a sole trader', async ({ page }) => {
  await open(page, `${CARD}/arbitration?purpose=share`)
  await page.getByRole('link', { name: 'Статистика' }).click()
  await expect(page).toHaveURL(/view=statistics&purpose=share$/)
  await open(page, `${SOLE_TRADER_CARD}?purpose=share`)
  const deal = page.getByRole('group', { name: 'Вердикт для сделки' })
  await expect(deal.getByRole('link')).toContainText(['Предоплата', 'Отсрочка', 'Подрядчик'])
  await expect(deal.getByRole('link', { name: 'Доля' })).toHaveCount(0)
})

test('unchecked stop factors stand beside the verdict, each with its official service', async ({ page }) => {
  await open(page, CARD)
  const beside = page.locator('#unchecked-stops')
  await expect(beside).toContainText('Не проверялось:')
  await expect(beside.getByRole('link', { name: 'перечень террористов и экстремистов' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.fedsfm\.ru\//,
  )
  await open(page, `${CARD}/founders`)
  await page.getByRole('link', { name: /^Не проверялось: \d+$/ }).click()
  await expect(page).toHaveURL(/\/reliability#unchecked-stops$/)
  await expect(page.locator('#unchecked-stops')).toBeVisible()
  // They come before the verdicts, whose list takes several screens of a phone.
  const measureTop = (id: string) => page.locator(id).evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  expect(await measureTop('#unchecked-stops')).toBeLessThan(await measureTop('#purpose-prepayment'))
})

test('no word of a stop factor breaks over two lines in any language at any width', async ({ page, request }) => {
  const titles: string[] = []
  for (const lang of ['ru', 'en', 'zh-CN']) {
    const method = await request.get(`/api/v1/reliability-method/?lang=${lang}`)
    const { factors } = (await method.json()) as { factors: { polarity: string; title: string }[] }
    titles.push(...factors.filter(({ polarity }) => polarity === 'stop').map(({ title }) => title))
  }
  await open(page, `/counter-parties/${traderWithStopFactor.inn}`)
  const reason = page.getByRole('status').filter({ hasText: 'Стоп:' }).locator('span > span').first()
  for (const width of ALL_WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const broken = await reason.evaluate(
      (element, words) => {
        const originalText = element.textContent
        const tooWide = words.filter((word) => {
          const wordSpan = Object.assign(document.createElement('span'), { textContent: word })
          wordSpan.style.whiteSpace = 'nowrap'
          element.replaceChildren(wordSpan)
          // Not `clientWidth`, which is rounded: a fallback font has fractional widths.
          return wordSpan.getBoundingClientRect().width > element.getBoundingClientRect().width + 0.01
        })
        element.textContent = originalText
        return tooWide
      },
      [...new Set(titles.flatMap((title) => title.split(/[\s-]/)))],
    )
    expect([width, broken]).toEqual([width, []])
  }
})

test('on a phone the first three reasons on each side are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const number of ['7799483056', traderWithStopFactor.inn]) {
    await open(page, `/counter-parties/${number}`)
    // The heading «За» may be followed by more text.
    for (const side of ['Против', /^За/]) {
      const reasons = page.getByText(side, { exact: true }).first().locator('xpath=following-sibling::ul/li')
      const bottoms = await reasons.evaluateAll((all) => all.slice(0, 3).map((item) => item.getBoundingClientRect().bottom))
      // A card may have no reasons on one side.
      expect(Math.max(0, ...bottoms), `${number} ${side}`).toBeLessThanOrEqual(844)
    }
  }
})

/**
 * Words of the page broken over two lines. A word is three or more letters in a row: numbers are not checked, and a break at a hyphen or dot is
 * allowed.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Cyrillic}\p{Script=Latin}]{3,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size > 1)
          broken.push(word)
      }
    }
    return broken
  })

test('no word of a card breaks over two lines in any language at any width', async ({ page }) => {
  for (const [path, lang] of [CARD, `/counter-parties/${traderWithStopFactor.inn}`].flatMap((card) =>
    ['ru', 'en', 'zh-CN'].map((item) => [card, item] as const),
  )) {
    await open(page, `${path}?lang=${lang}&sum=3000000`)
    for (const width of ALL_WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect([path, lang, width, await brokenWords(page)]).toEqual([path, lang, width, []])
    }
  }
})

test('the deal’s amount is shown beside the company’s figures and kept on other tabs', async ({ page }) => {
  await open(page, CARD)
  const field = page.getByRole('textbox', { name: 'Сумма сделки' })
  await field.fill('3 000 000')
  await field.press('Enter')
  await expect(page).toHaveURL(/sum=3/)
  await expect(page.getByText('рядом с компанией')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Разделы карточки' })
    .getByRole('link', { name: /^Учредители/ })
    .click()
  await expect(page).toHaveURL(/founders\?.*sum=3/)
})

test('an amount is shown in groups of three digits with the ruble sign and submitted as shown', async ({ page }) => {
  await open(page, `${CARD}?sum=3000000`)
  const field = page.getByRole('textbox', { name: 'Сумма сделки' })
  await expect(field).toHaveValue(/^3\s000\s000 ₽$/)
  await field.press('Enter')
  // The amount is submitted with its spaces: the 3 is followed by something else than a digit.
  await expect(page).toHaveURL(/sum=3\D/)
  await expect(page.getByText('рядом с компанией')).toBeVisible()
  await expect(field).toHaveValue(/^3\s000\s000 ₽$/)
})

test('an invalid amount stays as typed and shows an error', async ({ page }) => {
  await open(page, `${CARD}?sum=1e5`)
  await expect(page.getByRole('textbox', { name: 'Сумма сделки' })).toHaveValue('1e5')
  await expect(page.getByRole('alert').filter({ hasText: 'Не сумма' })).toBeVisible()
  await expect(page.getByText('рядом с компанией')).toHaveCount(0)
  await expectAccessible(page)
})
