// Selecting companies by their properties: counted for everybody, exported and saved by members within their plan.
// Russian labels: «Отобрать» select, «Сохранить отбор» save the selection, «Проверить списком» check as a list, «без знаков и букв» without
// signs and letters.
import { signInTab } from './account.ts'
import { createSubscriber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test, widths } from './page.ts'

test('a selection by verdict lists unchecked stop factors below it', async ({ page, request }) => {
  /** A verdict that some company already has; verdicts are computed in the background. Undefined while no company has one. */
  const findVerdict = async () => {
    const counts = ['unknown', 'caution', 'proceed'].map(async (verdict) => {
      const answer = await request.get(`/api/v1/company-selection/?kind=company&verdict__in=${verdict}`)
      return [verdict, ((await answer.json()) as { count: number }).count] as const
    })
    return (await Promise.all(counts)).find(([, count]) => count > 0)?.[0]
  }
  await expect.poll(findVerdict).toBeDefined()
  await open(page, `/counter-parties/selection?kind=company&verdict=${await findVerdict()}`)
  await expect(page.getByText(/Не проверялось: .*террор/)).toBeVisible()
})

test('companies are selected by conditions and exported within the plan’s quota', async ({ page, request }) => {
  await open(page, '/counter-parties')
  await page.getByRole('link', { name: 'Отобрать по признакам' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Отбор компаний')
  await expect(page.getByText('Выберите хотя бы один признак')).toBeVisible()
  await page.getByLabel('Кого ищем', { exact: true }).selectOption('company')
  await page.getByRole('button', { name: 'Отобрать' }).click()
  await expect(page).toHaveURL(/kind=company/)
  await expect(page.getByRole('status').filter({ hasText: 'компан' })).toBeVisible()
  await expect(page.getByText('Войдите, чтобы забрать список')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  // The table fits its frame: the last column is visible without scrolling sideways.
  await page.setViewportSize(widths.desktop)
  const hidden = await page.getByRole('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  expect(hidden).toBeLessThanOrEqual(0)
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/counter-parties/selection?kind=company&status=living')
  await expect(page.getByText('сегодня осталось')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'csv' }).click()
  expect((await download).suggestedFilename()).toBe('companies.csv')
})

test('a failure to read saved selections is reported and can be repeated', async ({ page, request }) => {
  await signInTab(page, (await createSubscriber(request)).tokens)
  await page.route('**/api/v1/saved-selections/', (route) => route.abort())
  await open(page, '/counter-parties/selection?kind=company')
  await expect(page.getByText('Не удалось прочитать ваши отборы.')).toBeVisible()
  await page.unroute('**/api/v1/saved-selections/')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('button', { name: 'Сохранить отбор' })).toBeVisible()
})

test('an invalid number in the URL of a selection stays as typed and shows an error', async ({ page }) => {
  await open(page, '/counter-parties/selection?kind=company&revenue_from=1e5&staff_to=-5')
  await page.setViewportSize(widths.desktop)
  for (const [name, typed] of [
    ['revenue_from', '1e5'],
    ['staff_to', '-5'],
  ] as const)
    await expect(page.locator(`input[name=${name}]`)).toHaveValue(typed)
  await expect(page.getByText('без знаков и букв')).toHaveCount(2)
})

test('an invalid number shows an error on a phone too, where the conditions are folded', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await open(page, '/counter-parties/selection?kind=company&revenue_from=21')
  await expect(page.getByLabel('Кого ищем')).toBeHidden()
  await open(page, '/counter-parties/selection?kind=company&revenue_from=1e5')
  await expect(page.getByText('без знаков и букв')).toBeVisible()
})

test('a selection is saved, shows its new companies, and is watched and checked as a list', async ({ page, request }) => {
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/counter-parties/selection?kind=company&status=living&region=77')
  await expect(page.getByRole('columnheader', { name: 'Для предоплаты' })).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить отбор' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сохранить отбор' })
  await dialog.getByLabel('Название').fill('Москва, действующие')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/^Новых с .* нет$/)).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await open(page, '/counter-parties/selection')
  await page.getByRole('link', { name: 'Москва, действующие' }).click()
  await expect(page).toHaveURL(/kind=company&status=living&region=77/)
  await page.getByRole('button', { name: 'Следить за всеми' }).click()
  await expect(page.getByText(/Теперь следите ещё за/)).toBeVisible()
  await page.getByRole('button', { name: 'Проверить списком' }).click()
  await expect(page).toHaveURL(/\/profile\/bulk-checks\?numbers=/)
})
