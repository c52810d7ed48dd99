// The history of a company in the browser: one kind of events at a time, the card on a past day, and two days compared.
// Russian labels: «На дату» as of a day, «Был день» past day, «Показать отличия» show differences, «Сделать отчёт» make a report.
import { fetchTokens, signInTab } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** A company with one register extract, of 2026-11-19, by its taxpayer number. */
const HISTORY = '/counter-parties/7799518260/history'
/** A company with two register extracts, of 2026-02-01 and 2026-11-19 (`register-before` and `register`), between which its head changed. */
const TWO_EXTRACTS = '/counter-parties/7799377153'

test('events of one kind are shown by a link whose URL can be shared', async ({ page }) => {
  await open(page, HISTORY)
  const kinds = page.getByRole('group', { name: 'Что показать' })
  await kinds.getByRole('link', { name: 'Состояние' }).click()
  await expect(page).toHaveURL(/\?kind=state$/)
  await expect(kinds.getByRole('link', { name: 'Состояние' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Зарегистрирована', { exact: true })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('a day before our first extract is reported as unknown, not as unchanged', async ({ page }) => {
  await open(page, HISTORY)
  await page.getByLabel('Был день').fill('2020-02-14')
  await page.getByRole('button', { name: 'Показать отличия' }).click()
  await expect(page.getByRole('heading', { name: /^Отличия 14\.02\.2020 и / })).toBeVisible()
  await expect(page.getByText(/^Изменения реестра известны нам с \d{2}\.\d{2}\.\d{4}\./)).toBeVisible()
  await expect(page.getByText(/^Карточки на 14\.02\.2020 нет/)).toBeVisible()
  await expect(page.getByText('Отличий нет')).toHaveCount(0)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('the card on a past day is opened from «На дату» and left by a link back to today', async ({ page }) => {
  await open(page, TWO_EXTRACTS)
  await page.getByRole('link', { name: 'На дату' }).click()
  await page.getByLabel('Был день').fill('2026-02-14')
  await page.getByRole('button', { name: 'Показать отличия' }).click()
  const day = page.getByRole('region', { name: 'Карточка такой, какой её показывали наши данные на 14.02.2026.' })
  await expect(day.getByText('Охват того дня')).toBeVisible()
  await page.getByRole('link', { name: 'Вернуться к сегодня' }).click()
  await expect(day).toHaveCount(0)
})

for (const [lang, heading, head] of [
  ['ru', /^Отличия 14\.02\.2026 и /, 'Руководитель'],
  ['en', /^Differences between 14\.02\.2026 and /, 'Head'],
  ['zh-CN', /^2026-02-14 与 /, '负责人'],
] as const)
  test(`changed facts show the old value, the new value and the source (${lang})`, async ({ page }) => {
    await open(page, `${TWO_EXTRACTS}/history?from=2026-02-14&lang=${lang}`)
    const table = page.getByRole('table', { name: heading })
    await expect(table.getByRole('row').filter({ hasText: head })).toContainText('Ночев Иван')
    await inEachThemeAndWidth(page, () => expectAccessible(page))
  })

test('a report as of a past day names that day', async ({ page, request }) => {
  await signInTab(page, await fetchTokens(request, 'buyer@demo.test', 'Demo-2026!'))
  await open(page, `${TWO_EXTRACTS}/history?from=2026-02-14`)
  await page.getByRole('button', { name: 'Сделать отчёт' }).click()
  await expect(page).toHaveURL(/\/profile\/checks\/SV-/)
  await expect(page.getByText('14.02.2026').first()).toBeVisible()
})
