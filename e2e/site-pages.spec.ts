// The home page and the pages of text (about, legal texts, requisites): titles, URLs in three languages, links, reading without JavaScript.
// Russian labels: «Войти» sign in, «Зарегистрироваться» register, «Найти» find, «Реквизиты» legal details.
import { expect, expectAccessible, open, test, waitForHydration } from './page.ts'

const pages = {
  '/': 'Проверка контрагентов по открытым данным — Сверка',
  '/sellers': 'Продавцам — Сверка',
  '/about': 'О нас — Сверка',
  '/requisites': 'Реквизиты — Сверка',
  '/payment-info': 'Об оплате — Сверка',
  '/legal/privacy': 'Политика обработки персональных данных — Сверка',
  '/legal/terms': 'Пользовательское соглашение — Сверка',
  '/legal/personal-data': 'Согласие на обработку персональных данных — Сверка',
  '/legal/publication': 'Согласие на показ имени и изображения — Сверка',
  '/legal/mailing': 'Согласие на письма с предложениями — Сверка',
}

for (const [path, title] of Object.entries(pages)) {
  test(`${path} has a title, a canonical URL and a preview picture`, async ({ page, baseURL }) => {
    const answer = await page.goto(path)
    await waitForHydration(page)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.png$/)
  })
}

test('a page has a URL for each language and links to the others', async ({ page, baseURL }) => {
  await open(page, '/about?lang=en')
  await expect(page).toHaveTitle('About us — Sverka')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/about?lang=en`)
  for (const [language, address] of [
    ['ru', '/about'],
    ['en', '/about?lang=en'],
    ['zh-CN', '/about?lang=zh-CN'],
    ['x-default', '/about'],
  ]) {
    await expect(page.locator(`link[rel=alternate][hreflang="${language}"]`)).toHaveAttribute('href', `${baseURL}${address}`)
  }
})

for (const path of ['/?lang=en', '/?lang=zh-CN', '/sellers?lang=en', '/sellers?lang=zh-CN']) {
  test(`${path} is accessible and holds no Russian sentence`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
    const sentences = await page.locator('main p, main h2, main h3').allTextContents()
    // Names of companies and sole traders are not translated.
    expect(sentences.filter((text) => /[а-яё]+ [а-яё]+ [а-яё]+/i.test(text) && !/ООО|ИП /.test(text))).toEqual([])
  })
}

test('a legal text stays Russian, with a notice', async ({ page, baseURL }) => {
  await open(page, '/legal/terms?lang=en')
  await expect(page.getByText('only the Russian text is binding')).toBeVisible()
  await expect(page.locator('article[lang=ru] h1')).toHaveText('Пользовательское соглашение')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/legal/terms`)
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
})

test('an unknown legal text is a 404 page', async ({ page }) => {
  expect((await page.goto('/legal/nothing'))?.status()).toBe(404)
})

test('questions open one at a time', async ({ page }) => {
  await open(page, '/sellers')
  const first = page.getByText('Начать можно бесплатно')
  await page.getByText('Сколько стоит начать?').click()
  await expect(first).toBeVisible()
  await page.getByText('Обязательна ли проверка?').click()
  await expect(page.getByText('Это защищает покупателей')).toBeVisible()
  await expect(first).toBeHidden()
})

test('examples are marked as invented, and every service of the home page has its link', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByText('Компания на примере вымышлена')).toBeVisible()
  await expect(page.getByText('Скоро', { exact: true })).toHaveCount(0)
  const registers = page.getByRole('listitem').filter({ hasText: 'Специальные реестры' })
  await expect(registers.getByRole('link')).toHaveAttribute('href', '/special-registers')
  for (const [name, address] of [
    ['Проверка контрагентов', '/counter-parties'],
    ['Фильтрация', '/counter-parties/selection'],
  ] as const)
    await expect(page.getByRole('heading', { name }).getByRole('link')).toHaveAttribute('href', address)
  await expect(page.getByText(/участник.* уже с нами/)).toHaveCount(0)
  const monitoring = page.getByRole('listitem').filter({ hasText: 'Мониторинг' })
  await expect(monitoring.getByRole('link')).toHaveAttribute('href', '/profile/monitoring')
  await open(page, '/sellers')
  await expect(page.getByText('Примеры отзывов')).toBeVisible()
})

test('no link of the site’s pages is broken', async ({ request }) => {
  const links = new Set<string>()
  for (const path of Object.keys(pages)) {
    const html = await (await request.get(path)).text()
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(link.replaceAll('&amp;', '&'))
  }
  expect(links.size).toBeGreaterThan(10)
  for (const link of links) expect((await request.get(link)).status(), link).toBeLessThan(400)
})

test('the call to register opens the dialog, and members see neither it nor the promo', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByText('бесплатных проверок в первые 30 дней')).toBeVisible()
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Войти' }).click()
  await page.getByLabel('Почта').fill('buyer@demo.test')
  await page.getByLabel('Пароль', { exact: true }).fill('Demo-2026!')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('link', { name: 'Закупкина' })).toBeVisible()
  await open(page, '/')
  await expect(page.getByText('бесплатных проверок в первые 30 дней')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Зарегистрироваться' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is read, a number in its search opens the card, words lead to results', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Сервисы' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Поиск компании' }).fill('7799483056')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page).toHaveURL(/\/counter-parties\/7799483056$/)
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Поиск компании' }).fill('колосок')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page).toHaveURL(/\/counter-parties\?query=/)
  })

  for (const [path, heading] of [
    ['/counter-parties/7799483056', 'Стальной Колосок'],
    ['/blog/1', 'Как проверить контрагента'],
    ['/legal/privacy', 'Политика обработки'],
    ['/requisites', 'Реквизиты'],
  ] as const) {
    test(`${path} is read whole`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(heading, 'i'))
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(150)
    })
  }

  test('questions open', async ({ page }) => {
    await page.goto('/sellers')
    await page.getByText('Сколько стоит начать?').click()
    await expect(page.getByText('Начать можно бесплатно')).toBeVisible()
  })
})
