// The history of a company in the browser: one kind of events at a time, and two days compared.
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'

const HISTORY = '/counter-parties/7799518260/history'

test('one kind of events is shown by a link that keeps its address', async ({ page }) => {
  await open(page, HISTORY)
  const kinds = page.getByRole('group', { name: 'Что показать' })
  await kinds.getByRole('link', { name: 'Состояние' }).click()
  await expect(page).toHaveURL(/\?kind=state$/)
  await expect(kinds.getByRole('link', { name: 'Состояние' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Зарегистрирована', { exact: true })).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
})

test('days before our first extract are said to be unknown, not the same', async ({ page }) => {
  await open(page, HISTORY)
  await page.getByLabel('Был день').fill('2020-02-14')
  await page.getByRole('button', { name: 'Показать отличия' }).click()
  await expect(page.getByRole('heading', { name: /^Отличия 14\.02\.2020 и / })).toBeVisible()
  await expect(page.getByText(/^Наша первая выписка на \d{2}\.\d{2}\.\d{4}\./)).toBeVisible()
  await expect(page.getByText('в эти дни одинаковы')).toHaveCount(0)
  await inEachLook(page, () => expectAccessible(page))
})

for (const [lang, heading] of [
  ['ru', /^Отличия 01\.02\.2026 и 01\.10\.2026/],
  ['en', /^Differences between 01\.02\.2026 and 01\.10\.2026/],
  ['zh-CN', /^2026-02-01 与 2026-10-01 的差异/],
] as const)
  test(`what was and what became stands with its source (${lang})`, async ({ page }) => {
    const between = { from: '2026-01-15', to: '2026-11-01' }
    const differences = [
      { field: 'head', before: 'ИВАНОВ ИВАН', after: 'ПЕТРОВ ПЁТР', on: '2026-06-07', between },
      { field: 'capital', before: '1000000', after: '5000000', on: null, between },
    ]
    await page.route('**/api/v1/company-history/**', async (route) => {
      const answer = await route.fetch()
      const days = { from: '2026-02-01', to: '2026-10-01', whole: true, differences }
      await route.fulfill({ response: answer, json: { ...(await answer.json()), days } })
    })
    await open(page, `${HISTORY.replace('history', 'okved')}?lang=${lang}`)
    await page.evaluate(() => {
      window.history.pushState(null, '', location.pathname.replace('okved', 'history'))
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    const table = page.getByRole('table', { name: heading })
    await expect(table.getByRole('row').nth(1)).toContainText('Петров Пётр')
    await expect(table.getByRole('row').nth(1)).toContainText('07')
    await expect(table.getByRole('row').nth(2)).toContainText(lang === 'ru' ? '50 000' : '50,000')
    await inEachLook(page, () => expectAccessible(page))
  })
