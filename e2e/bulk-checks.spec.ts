// Checking a list of companies by their numbers: pasted or read from a table, corrected, checked in the background, filtered, exported.
// The numbers are taxpayer numbers (ИНН, 10 digits for a company, 12 for a person); 779948305 is one with a missing digit. The search for
// «ооо» (limited liability company, in the URLs percent-encoded) finds any companies.
// Russian labels: «Прочитать список» read the list, «Проверить» check, «Ждут ответа» wait for an answer, «Пропустить строку» skip the line,
// «Следить за всеми» watch all.
import type { Page } from '@playwright/test'
import { signInTab } from './account.ts'
import { createSubscriber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** Chooses a verdict and expects the search field to keep its width: the filters must not move. */
async function expectSameFilters(page: Page, choose: () => Promise<void>): Promise<void> {
  const box = () => page.getByLabel('Поиск в списке').boundingBox()
  const before = await box()
  await choose()
  await expect(page).toHaveURL(/verdict=/)
  expect((await box())?.width).toBe(before?.width)
}

/**
 * Filters the lines by ИНН and then by the company's age, which none matches; «Сбросить» removes the filters. `rows`: rows of the whole table,
 * with its header.
 */
async function expectFilteredLines(page: Page, inn: string, rows: number): Promise<void> {
  const search = page.getByRole('search', { name: 'Отбор строк' })
  await search.getByLabel('Поиск в списке').fill(inn)
  await search.getByLabel('Поиск в списке').press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(new URL(page.url()).searchParams.get('search')).toBe(inn)
  // The used field keeps the focus, so that the keyboard continues from there.
  await expect(search.getByLabel('Поиск в списке')).toBeFocused()
  await search.getByLabel('Возраст').selectOption('under-1')
  await expect(page.getByText('Таких строк нет.')).toBeVisible()
  await search.getByRole('link', { name: 'Сбросить' }).click()
  await expect(search.getByLabel('Поиск в списке')).toHaveValue('')
  await expect(search.getByLabel('Возраст')).toHaveValue('')
  await expect(page.getByRole('row')).toHaveCount(rows)
}

test('a pasted list is checked, its mistakes are reported, and the result can be downloaded', async ({ page, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=3&kind=company')
  const { result } = (await found.json()) as { result: { inn: string }[] }
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/profile/bulk-checks')
  await page.getByLabel('ИНН или ОГРН, по одному в строке').fill([...result.map(({ inn }) => inn), '779948305'].join('\n'))
  await expect(page.getByLabel('Название списка')).toHaveValue(/^Список от \d\d\.\d\d\.\d{4}$/)
  await page.getByLabel('Название списка').fill('Поставщики 2026')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Прочитать список' }).click()
  await page
    .getByRole('button', { name: /^Проверить 3 компании$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Поставщики 2026' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Проверить снова' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('В ИНН 10 или 12 цифр, в ОГРН 13 или 15')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(1 + result.length + 1)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  // The counts are for the chosen lines, and the filters stay as they were.
  await expectSameFilters(page, () => page.getByRole('link', { name: '1 С ошибкой' }).click())
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: '4 Все строки' }).click()
  await expect(page.getByRole('row')).toHaveCount(1 + result.length + 1)
  await expectFilteredLines(page, result[0]?.inn ?? '', 1 + result.length + 1)
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

/** A CSV file with these rows, for an upload; the server reads Excel workbooks in the same way. */
const table = (rows: readonly (readonly string[])[]): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'поставщики.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
})

/** Expects a note on each line that was cleaned, repeats another or has a faulty number, and that the first line is taken as a header. */
async function expectLineNotes(page: Page): Promise<void> {
  const lines = page.getByRole('table', { name: 'Строки', exact: true })
  const reported = ['убрали лишние слова', 'повтор строки 2', '779948305: 9 цифр, в ИНН их 10 или 12', 'Номера в строке нет']
  for (const text of reported) await expect(lines).toContainText(text)
  await expect(page.getByText('Строка 1 не данные: заголовок.')).toBeVisible()
}

test('a table is shown as it was read, and its lines are corrected in place before the check starts', async ({ page, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=3&kind=company')
  const [first = '', second = '', third = ''] = ((await found.json()) as { result: { inn: string }[] }).result.map(({ inn }) => inn)
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/profile/bulk-checks')
  const rows = [
    ['Поставщик', 'ИНН'],
    ['А', first],
    ['Б', `ИНН ${second}`],
    ['В', first],
    ['Г', '779948305'],
    ['Д', 'нет'],
  ]
  await page.getByLabel('Или файл').setInputFiles(table(rows))
  await page.getByRole('button', { name: 'Прочитать список' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Прочитали 2 компании из 5 строк' })).toBeVisible()
  await expect(page.getByText('2 строки ждут вашего ответа, проверка ещё не началась')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Первые строки списка' }).getByRole('row')).toHaveCount(6)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  const lines = page.getByRole('table', { name: 'Строки', exact: true })
  await expectLineNotes(page)
  await page.getByRole('button', { name: /^Ждут ответа/ }).click()
  await expect(lines.getByRole('row')).toHaveCount(3)
  await expect(page.getByLabel('ИНН или ОГРН для строки 5')).toHaveValue('779948305')
  // Keyboard only: the invalid number is replaced by a valid one.
  await page.getByLabel('ИНН или ОГРН для строки 5').fill(third)
  await page.getByLabel('ИНН или ОГРН для строки 5').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Прочитали 3 компании из 5 строк' })).toBeVisible()
  await page.getByRole('button', { name: 'Пропустить строку' }).press('Enter')
  await expect(page.getByText('Пропущено строк: 1')).toBeVisible()
  await page.getByLabel('Столбец с ИНН').selectOption('A: Поставщик')
  await expect(page.getByRole('heading', { level: 1, name: 'Номеров не нашли' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Проверить 0 компаний' }).first()).toBeDisabled()
  await page.getByLabel('Столбец с ИНН').selectOption('Все столбцы')
  await page.getByRole('button', { name: 'Убрать повторы и ошибки' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Прочитали 2 компании из 2 строк' })).toBeVisible()
  await page.getByRole('button', { name: 'Проверить 2 компании' }).first().click()
  await page.waitForURL(/\/profile\/bulk-checks\/\d+$/)
})

test('a list with sums keeps its choices and corrections over a reload, and is removed once it is used', async ({ page, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=3&kind=company')
  const [first = '', second = ''] = ((await found.json()) as { result: { inn: string }[] }).result.map(({ inn }) => inn)
  const { tokens } = await createSubscriber(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInTab(page, tokens)
  await open(page, '/profile/bulk-checks')
  const rows = [
    ['Поставщик', 'ИНН', 'Сумма, ₽', 'Аванс'],
    ['А', first, '1 200 000', '5,5'],
    ['Б', '779948305', 'около миллиона', '7'],
  ]
  await page.getByLabel('Или файл').setInputFiles(table(rows))
  await page.getByRole('button', { name: 'Прочитать список' }).click()
  const lines = page.getByRole('table', { name: 'Строки', exact: true })
  await expect(lines).toContainText('1 200 000 ₽')
  await expect(page.getByText('Сумму сделки возьмём из столбца C.')).toBeVisible()
  await page.getByLabel('ИНН или ОГРН для строки 3').fill(second)
  await page.getByLabel('ИНН или ОГРН для строки 3').press('Enter')
  await expect(lines).toContainText('не прочитали: около миллиона')
  await page.getByLabel('Столбец с суммой').selectOption('D: Аванс')
  await expect(lines).toContainText('5,50 ₽')
  await page.getByLabel('Название списка').fill('С авансом')
  // The main action is also visible at the top of a long page.
  const bar = page.getByRole('button', { name: 'Проверить 2 компании' }).last()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toBeInViewport()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Прочитали 2 компании из 2 строк' })).toBeVisible()
  await expect(page.getByText('поставщики.csv')).toBeVisible()
  await expect(page.getByLabel('Столбец с суммой')).toHaveValue('4')
  await expect(page.getByLabel('Название списка')).toHaveValue('С авансом')
  await expect(lines).toContainText('исправили вы')
  await bar.click()
  await page.waitForURL(/\/profile\/bulk-checks\/\d+$/)
  await expect(page.getByText('5,50 ₽')).toBeVisible({ timeout: 60_000 })
  await open(page, '/profile/bulk-checks')
  await expect(page.getByRole('button', { name: 'Прочитать список' })).toBeVisible()
})

test('texts of one member are not shown to the next one in the same browser', async ({ page, request }) => {
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/profile/bulk-checks')
  await page.getByLabel('ИНН или ОГРН, по одному в строке').fill('7707083893')
  await page.getByRole('button', { name: 'Прочитать список' }).click()
  await expect(page.getByText('Вставленный список')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Вставленный список')).toBeVisible()
  // Not by signing out: the first member's session may also have expired.
  const { access, refresh } = (await createSubscriber(request)).tokens
  await page.evaluate((pair) => Object.assign(localStorage, pair), { access, refresh })
  await open(page, '/profile/bulk-checks')
  await expect(page.getByRole('button', { name: 'Прочитать список' })).toBeVisible()
  await expect(page.getByLabel('ИНН или ОГРН, по одному в строке')).toHaveValue('')
})
