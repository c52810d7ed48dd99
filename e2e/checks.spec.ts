// Full reports: made after signing in, downloaded as files, and a file's genuineness verified within the browser.
// Russian labels: «Полный отчёт» full report, «Скачать» download, «Мои отчёты» my reports, «Подлинный» genuine, «Расширенный отчёт» extended
// report.
import { readFile, writeFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { signInNewMember, signInTab } from './account.ts'
import { createSubscriber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** The reliability tab of «Стальной Колосок», a company of the test register, by its taxpayer number. */
const CARD = '/counter-parties/7799483056/reliability'
const PASSWORD = 'Надёжный-1!'

let readerCount = 0

/** Registers an account; returns its e-mail address. */
async function registerReader(request: APIRequestContext): Promise<string> {
  readerCount += 1
  const email = `reader-${process.pid}-${test.info().workerIndex}-${readerCount}@luna.example`
  await request.post('/auth/users/', { data: { full_name: 'Читателева Анна', email, password: PASSWORD, personal_data: true } })
  return email
}

/** As a guest: presses «Полный отчёт» on the card, signs in and waits for the report; returns its number, such as SV-2026-7K3M9Q2A. */
async function makeReport(page: Page, request: APIRequestContext): Promise<string> {
  const email = await registerReader(request)
  await open(page, CARD)
  await page.getByRole('button', { name: 'Полный отчёт' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Электронная почта').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(/\/profile\/checks\/SV-\d{4}-[0-9A-Z]{8}$/)
  await page.getByRole('button', { name: 'Скачать pdf' }).waitFor()
  return page.url().split('/').at(-1) ?? ''
}

/** Downloads the report; returns the path of the file. */
async function download(page: Page, format: 'pdf' | 'xlsx'): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Скачать ${format}` }).click()])
  const path = test.info().outputPath(file.suggestedFilename())
  await file.saveAs(path)
  return path
}

test('a guest presses «Полный отчёт», signs in, and the report opens without another press', async ({ page, request }) => {
  const made = await makeReport(page, request)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Колосок')
  const contents = page.getByRole('navigation', { name: 'Содержание' })
  await contents.getByRole('link', { name: 'Учредители' }).click()
  await expect(page.locator('summary', { hasText: /^Учредители\d+$/ })).toBeInViewport()
  await page.getByRole('navigation', { name: 'Разделы профиля' }).getByRole('link', { name: 'Мои отчёты' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мои отчёты')
  await expect(page.getByRole('link', { name: made })).toBeVisible()
  const list = page.getByRole('table', { name: 'Мои отчёты' })
  await expect(list.getByRole('link', { name: 'Колосок' })).toHaveAttribute('href', /^\/counter-parties\/\d+$/)
  await expect(list).toContainText('ИНН 7799483056')
  await expect(list).toContainText('Мало данных')
  await expect(list).toContainText('Не изменилось')
  await page.getByLabel('Поиск по отчётам').fill('нет такой')
  await page.getByLabel('Поиск по отчётам').press('Enter')
  await expect(page.getByText('Таких отчётов нет')).toBeVisible()
})

test('a report is made on the card, which shows the remaining quota, and keeps the sum of the deal', async ({ page, request }) => {
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/counter-parties/7799483056?sum=3000000')
  await expect(page.getByRole('button', { name: 'Полный отчёт' })).toHaveCount(1)
  await expect(page.getByText(/^осталось \d+ из \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Полный отчёт' }).click()
  await page.waitForURL(/\/profile\/checks\/SV-/)
  await expect(page.getByRole('region', { name: 'Сумма сделки' })).toContainText('3 000 000 ₽')
})

test('the downloaded files are genuine, one changed byte is not, and nothing is sent anywhere', async ({ page, request }) => {
  const made = await makeReport(page, request)
  const files = { pdf: await download(page, 'pdf'), xlsx: await download(page, 'xlsx') }
  expect((await readFile(files.pdf)).subarray(0, 5).toString()).toBe('%PDF-')
  await open(page, `/verify/${made}`)
  await expect(page.getByText('7799483056')).toBeVisible()
  const sent: string[] = []
  // The page may still be loading its data on a slow machine; a file could only be sent in a request body.
  page.on('request', (request) => request.method() !== 'GET' && sent.push(`${request.method()} ${request.url()}`))
  const chooser = page.getByLabel('Файл отчёта (PDF или xlsx)')
  for (const format of ['pdf', 'xlsx'] as const) {
    await chooser.setInputFiles(files[format])
    await expect(page.getByText('Подлинный', { exact: true })).toBeVisible()
    await expect(page.getByText(`Файл подлинный: совпадает с выданным (${format}).`)).toBeVisible()
    const bytes = await readFile(files[format])
    // Any byte would do: a single flipped bit changes the fingerprint of the file.
    bytes[200] = (bytes[200] ?? 0) ^ 1
    const changed = test.info().outputPath(`changed.${format}`)
    await writeFile(changed, bytes)
    await chooser.setInputFiles(changed)
    const answer = page.getByRole('status').filter({ hasText: 'Файл не совпадает с выданным' })
    await expect(answer).toContainText('Полагаться на него нельзя')
    // One answer at a time: the earlier success message is gone.
    await expect(page.getByText(`Отчёт ${made} выдан Сверкой`)).toHaveCount(0)
    const prints = page.locator('dl').filter({ hasText: 'Отпечаток вашего файла' }).locator('dd')
    await expect(prints).toHaveText([/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/, /^[0-9a-f]{4}( [0-9a-f]{4}){3}$/])
    expect(await prints.first().textContent()).not.toBe(await prints.last().textContent())
  }
  expect(sent).toEqual([])
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('the report, the list and the proof are accessible', async ({ page, request }) => {
  // Long pages, each at several widths and themes.
  test.slow()
  const made = await makeReport(page, request)
  for (const path of [`/profile/checks/${made}`, '/profile/checks', `/verify/${made}`]) {
    await open(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await inEachThemeAndWidth(page, () => expectAccessible(page))
  }
})

test('an address beyond the last page of reports leads to the last one', async ({ page, request }) => {
  await makeReport(page, request)
  await open(page, '/profile/checks?of=own&page=7')
  await expect(page).toHaveURL(/page=1$/)
  await expect(page.getByRole('row').filter({ hasText: 'SV-' })).toHaveCount(1)
})

test('an unknown number verifies nothing', async ({ page }) => {
  const answer = await page.goto('/verify/SV-2026-00000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Такого отчёта нет: номер ошибочен или документ подделан')).toBeVisible()
  await expect(page.getByText('В журнале Сверки отчёта SV-2026-00000000 не было никогда.')).toBeVisible()
})

test('a report’s number can be typed on the verification page, in lower case too', async ({ page, request }) => {
  const made = await makeReport(page, request)
  await open(page, '/verify')
  await page.getByLabel('Номер отчёта').fill(` ${made.toLowerCase()} `)
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect(page).toHaveURL(new RegExp(`/verify/${made}$`))
  await expect(page.getByText(`Отчёт ${made} выдан Сверкой`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Предоплата:' })).toContainText('Мало данных')
})

test('an extended report names the plan that opens it, and with the plan shows all its parts', async ({ page, request, context }) => {
  test.slow()
  await open(page, '/extended-report?company=7799483056')
  await expect(page.getByText('Войдите, чтобы составить отчёт')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  const pageWithoutPlan = await context.newPage()
  await signInNewMember(pageWithoutPlan, request)
  await open(pageWithoutPlan, '/extended-report?company=7799483056')
  await expect(pageWithoutPlan.getByText('Эту возможность открывает тариф «Premium».')).toBeVisible()
  await pageWithoutPlan.close()
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, CARD)
  await page.locator('summary', { hasText: 'Отчёт для документов' }).click()
  await page.getByRole('link', { name: 'Расширенный отчёт' }).click()
  // A taxpayer number that no company has.
  await page.getByLabel('Сравнить с другими').fill('7707083894')
  await page.getByRole('button', { name: 'Составить отчёт' }).click()
  await expect(page.getByText('Такой компании в реестре нет: проверьте номер.')).toBeVisible()
  await page.getByLabel('Сравнить с другими').fill('')
  await page.getByRole('button', { name: 'Составить отчёт' }).click()
  await page.waitForURL(/\/profile\/checks\/SV-/)
  const contents = page.getByRole('navigation', { name: 'Содержание' })
  for (const part of ['Связи в два шага: таблица', 'События за год']) await expect(contents.getByRole('link', { name: part })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})
