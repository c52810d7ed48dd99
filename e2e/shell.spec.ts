// The frame of every page: menus, languages, themes, skip link, 404 page.
// Russian labels: «Язык и оформление» language and theme, «Тёмное» dark, «Контрагенты» companies, «К содержанию» to the content.
import { accessibleEverywhere, expect, expectAccessible, open, test, waitForHydration, widths } from './page.ts'

test('choosing a language in the footer reloads the page and is remembered', async ({ page }) => {
  await open(page, '/counter-parties')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counterparty checks')
  await open(page, '/counter-parties')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('header and footer have language and theme and show the same choice', async ({ page }) => {
  // A company of the test register, by its taxpayer number.
  await open(page, '/counter-parties/7799483056')
  const header = page.getByRole('banner')
  await header.getByLabel('Язык и оформление').click()
  await header.getByRole('link', { name: 'Тёмное' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Тёмное' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await header.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // Register terms in Russian are shown in the reader's language.
  await expect(page.getByRole('main').getByText('Active', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('director and founder').first()).toBeVisible()
})

test('the URL chooses a language too', async ({ page }) => {
  await open(page, '/counter-parties?lang=zh-CN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('交易对手核查')
})

test('the theme follows the system until one is chosen, which the server then renders', async ({ page, request }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/counter-parties')
  const dark = await background()
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await background()
  expect(light).not.toBe(dark)
  await page.getByRole('link', { name: 'Тёмное' }).click()
  expect(await background()).toBe(dark)
  await open(page, '/counter-parties')
  expect(await background()).toBe(dark)
  const html = await (await request.get('/counter-parties', { headers: { cookie: 'theme=dark' } })).text()
  expect(html).toContain('data-theme="dark"')
})

test('on a phone the menu opens, closes with Escape and on navigation', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await open(page, '/counter-parties?query=7799483056')
  const menu = page.locator('header details').filter({ has: page.getByRole('link', { name: 'Контрагенты', includeHidden: true }) })
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Контрагенты' })).toBeVisible()
  await menu.getByRole('link', { name: 'Тёмное' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(menu.getByRole('link', { name: 'English' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Контрагенты' })).toBeHidden()
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Контрагенты' }).click()
  await expect(page).toHaveURL(/\/counter-parties$/)
  await expect(menu.getByRole('link', { name: 'Контрагенты' })).toBeHidden()
})

test('the skip link leads to the content', async ({ page }) => {
  await open(page, '/counter-parties')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('an unknown address is a 404 page', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('no link of header or footer is broken', async ({ page, request }) => {
  await open(page, '/counter-parties')
  const links = await page.locator('header a, footer a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBeLessThan(400)
})

test('demo mode is announced on the page', async ({ page }) => {
  await open(page, '/counter-parties')
  await expect(page.getByText('Демонстрационный режим')).toBeVisible()
})

accessibleEverywhere('the page for an unknown address', '/no-such-page')

test('a page whose data only the server loads opens by a link', async ({ page }) => {
  await open(page, '/')
  await page.locator('main a[href="/api/docs"]').click()
  await expect(page).toHaveURL('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HTTP API')
})
