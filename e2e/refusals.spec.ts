// Requests that the server refuses before it renders a page: the error page has the site's design, language and theme.
import { expect, expectAccessible, inEachThemeAndWidth, test } from './page.ts'

const titles = { ru: 'Запрос не удалось разобрать', en: 'The request could not be read', 'zh-CN': '无法识别该请求' }

for (const [language, title] of Object.entries(titles))
  test(`an invalid URL shows an error page in ${language} with what to do`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: String(baseURL) }])
    // A percent sign without two hexadecimal digits cannot be decoded.
    const answer = await page.goto('/%zz')
    expect(answer?.status()).toBe(400)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await inEachThemeAndWidth(page, async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCSS('font-weight', '600')
      await expectAccessible(page)
    })
    await page.getByRole('navigation').getByRole('link').last().click()
    await expect(page).toHaveURL('/')
  })

test('a chosen theme applies to error pages too', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: String(baseURL) }])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/media/nothing')
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  // The background of the dark theme.
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 15, 21)')
})
