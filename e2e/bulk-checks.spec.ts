// A list of numbers in the browser: pasted, checked while the page waits, sorted and taken away.
import type { Page } from '@playwright/test'
import { keepSignedIn } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { subscriber } from './seller.ts'

async function expectSameFilters(page: Page, choose: () => Promise<void>): Promise<void> {
  const box = () => page.getByLabel('Поиск в списке').boundingBox()
  const before = await box()
  await choose()
  await expect(page).toHaveURL(/verdict=/)
  expect((await box())?.width).toBe(before?.width)
}

test('a pasted list is checked, its mistakes are told, and it can be taken away', async ({ page, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=3&kind=company')
  const { result } = (await found.json()) as { result: { inn: string }[] }
  await keepSignedIn(page, (await subscriber(request)).tokens)
  await open(page, '/profile/bulk-checks')
  await page.getByLabel('ИНН или ОГРН, по одному в строке').fill([...result.map(({ inn }) => inn), '779948305'].join('\n'))
  await expect(page.getByLabel('Название списка')).toHaveValue(/^Список от \d\d\.\d\d\.\d{4}$/)
  await page.getByLabel('Название списка').fill('Поставщики 2026')
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Проверить', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Поставщики 2026' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Проверить снова' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('В ИНН 10 или 12 цифр, в ОГРН 13 или 15')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(1 + result.length + 1)
  await inEachLook(page, () => expectAccessible(page))
  // What was counted is a choice of those lines, under which the filters stand where they stood.
  await expectSameFilters(page, () => page.getByRole('link', { name: '1 С ошибкой' }).click())
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: '4 Все строки' }).click()
  await expect(page.getByRole('row')).toHaveCount(1 + result.length + 1)
  // The search is in the address; without what fits there is no row, and «Сбросить» brings all back.
  const search = page.getByRole('search', { name: 'Отбор строк' })
  await search.getByLabel('Поиск в списке').fill(result[0]?.inn ?? '')
  await search.getByLabel('Поиск в списке').press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(new URL(page.url()).searchParams.get('search')).toBe(result[0]?.inn)
  await search.getByLabel('Возраст').selectOption('under-1')
  await expect(page.getByText('Таких строк нет.')).toBeVisible()
  await search.getByRole('link', { name: 'Сбросить' }).click()
  await expect(page.getByRole('row')).toHaveCount(1 + result.length + 1)
  await page.getByRole('button', { name: 'Следить за всеми' }).click()
  await expect(page.getByText(/Теперь следите ещё за \d компани/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'xlsx' }).click()
  expect((await download).suggestedFilename()).toMatch(/^list-\d+\.xlsx$/)
  const numbers = result.slice(0, 2).map(({ inn }) => inn)
  for (const inn of numbers) await page.locator(`input[name="company"][value="${inn}"]`).check({ force: true })
  await page.getByRole('button', { name: 'Сравнить отмеченные' }).click()
  await page.waitForURL(/\/compare\?/)
  expect(new URL(page.url()).searchParams.getAll('company').toSorted()).toEqual(numbers.toSorted())
})
