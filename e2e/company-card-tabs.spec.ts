// Tabs of a company card without records: each says that the data are unknown; where a picture shows sample data, it says so.
// Russian labels: «Обновить данные» refresh the data, «ещё не опрошен» not requested yet, «Пример данных» sample data, «Скопировать» copy.
import { accessibleEverywhere, EVERY_TAB, expect, open, test } from './page.ts'

/** A liquidated company of the test register, by its taxpayer number: we have only its register extract. */
const POOR = '/counter-parties/7799380149'

test('a failed refresh shows an error', async ({ page }) => {
  await open(page, POOR)
  await page.route('**/api/v1/company-update/**', (route) => route.fulfill({ status: 502, json: { status: 502, code: 'source_failed' } }))
  await page.getByRole('button', { name: 'Обновить данные' }).click()
  await expect(page.getByRole('alert')).toContainText('Не удалось обновить данные компании. Попробуйте ещё раз.')
})

test('a company never refreshed has no finances tab, and other tabs say why they are empty', async ({ page }) => {
  await open(page, POOR)
  await expect(page.getByRole('link', { name: 'Финансы', exact: true })).toHaveCount(0)
  await open(page, `${POOR}/contracts`)
  await expect(page.getByText('ещё не опрошен')).toBeVisible()
  for (const word of ['debts', 'leasing', 'arbitration?view=statistics']) {
    await open(page, `${POOR}/${word}`)
    await expect(page.getByText('Пример данных')).toBeVisible()
    // A value of the sample picture, which is hidden from screen readers.
    await expect(page.locator('[aria-hidden="true"]', { hasText: '18,4' })).toHaveCount(1)
  }
})

for (const [who, number, name] of [
  ['a liquidated company', '1097799001266', 'ООО «Колосок Трейд»'],
  ['a sole trader', '779940261393', 'ИП Колосков Тимур Небывалович'],
] as const)
  test(`every tab of ${who} opens with its own content`, async ({ page }) => {
    test.slow()
    for (const word of EVERY_TAB.filter((tab) => !tab.startsWith('finances'))) {
      const answer = await page.goto(`/counter-parties/${number}/${word}`)
      expect([word, answer?.status()]).toEqual([word, 200])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('main').locator('section').first()).toBeVisible()
    }
  })

for (const word of [
  'arbitration',
  'connections',
  'trademarks',
  'reliability',
  'debts',
  'sanctions',
  'leasing',
  'inspections',
  'history',
  'contracts',
])
  accessibleEverywhere(`tab ${word}`, `${POOR}/${word}`)

test('every row of the requisites can be copied, including address and head', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/counter-parties/7799483056/details')
  const registration = page.getByRole('region', { name: 'Регистрация' })
  await registration.getByRole('button', { name: 'Скопировать: Юридический адрес' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/Москва/)
  await expect(registration.getByRole('button', { name: /^Скопировать: .*директор/i })).toHaveCount(1)
  const values = await registration.locator('dd').filter({ hasNotText: /^—$/ }).count()
  await expect(registration.getByRole('button', { name: /^Скопировать: / })).toHaveCount(values)
})
