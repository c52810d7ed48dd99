// A representative disputes a proceeding: the mark is on the card at once, the text after a review by staff, and it can be removed.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { bearer, keepSignedIn, staff, type Tokens } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { scan } from './scan.ts'
import { person, representCompany } from './seller.ts'
import { indebted } from './source.ts'

const { inn, proceeding } = indebted
const WORDS = 'Госпошлина уплачена до открытия производства.'

/** The representative of a company of which the source has told. */
async function debtorsRepresentative(request: APIRequestContext): Promise<Tokens> {
  const refreshed = await request.get(`/api/v1/company-update/?query=${indebted.ogrn}`)
  expect(refreshed.status(), await refreshed.text()).toBe(200)
  const owner = await person(request)
  await representCompany(request, owner, { company: inn })
  return owner.tokens
}

/** Disputes the proceeding on the page of the representative, after a number that is not whole. */
async function dispute(page: Page): Promise<void> {
  await open(page, `/disputed-facts/${inn}/new`)
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('link', { name: new RegExp(`^Оспорить: Производство ${proceeding}`) }).click()
  await expect(page.getByRole('heading', { name: 'Что не так с этим фактом', level: 1 })).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Отметить как оспоренное' }).click()
  await expect(page.getByText('Приложите документ.')).toBeVisible()
  await page.getByLabel('Одной фразой, её увидят все').fill(WORDS)
  await page.getByLabel('Документ').setInputFiles({ ...scan, name: 'platyozhka.pdf' })
  await page.getByLabel('Номер обращения').fill('71024/26')
  await page.getByLabel('Когда').fill('2026-11-18')
  await page.getByRole('button', { name: 'Отметить как оспоренное' }).click()
  await expect(page.getByText('Номер неполный: у приставов три части через «/».')).toBeVisible()
  await page.getByLabel('Номер обращения').fill('71024/26/118842')
  await page.getByRole('button', { name: 'Отметить как оспоренное' }).dblclick()
  await expect(page.getByRole('heading', { name: /^Оспоренные факты/, level: 1 })).toBeVisible()
}

/** What a stranger reads of the fact on the card. */
async function expectOnCard(browser: Browser, words: string): Promise<void> {
  const guest = await (await browser.newContext()).newPage()
  await open(guest, `/counter-parties/${inn}/debts?record=${encodeURIComponent(proceeding)}`)
  const panel = guest.locator(`[id="record-${proceeding}"]`)
  await expect(panel).toContainText('оспорено')
  await expect(panel).toContainText(words)
  await inEachLook(guest, () => expectAccessible(guest))
  await open(guest, `/disputed-facts/${inn}`)
  await expect(guest.getByRole('main')).toContainText(words)
  await inEachLook(guest, () => expectAccessible(guest))
  await open(guest, `/counter-parties/${inn}/reliability`)
  await expect(guest.getByRole('main')).toContainText('1 оспорено')
  await guest.context().close()
}

test('a disputed fact is marked at once and shows the company’s text after review by staff', async ({ page, request, browser }) => {
  test.setTimeout(180_000)
  const tokens = await debtorsRepresentative(request)
  await keepSignedIn(page, tokens)
  await dispute(page)
  await expectOnCard(browser, 'Уже исполнено')
  const office = await (await browser.newContext()).newPage()
  await keepSignedIn(office, await staff(request))
  const { result } = (await (await request.get('/api/v1/admin/disputed-facts/?page_size=1000', bearer(await staff(request)))).json()) as {
    result: { id: number }[]
  }
  await open(office, `/back-office/disputes?id=${result.at(-1)?.id}`)
  await expect(office.getByText(WORDS)).toBeVisible()
  await expect(office.getByRole('button', { name: 'Форма в порядке' })).toBeDisabled()
  await expectAccessible(office)
  await Promise.all([office.waitForEvent('download'), office.keyboard.press('o')])
  await office.getByRole('button', { name: 'Форма в порядке' }).click()
  await expect(office.getByText('Слова и документ видны всем')).toBeVisible()
  await expectOnCard(browser, WORDS)
  await open(page, `/disputed-facts/${inn}/new`)
  await page.getByRole('button', { name: /^Снять отметку/ }).click()
  await expect(page.getByRole('heading', { name: 'Ваши отметки' })).toBeHidden()
})

test('a stranger reads that only the company’s representative can dispute', async ({ page }) => {
  await open(page, '/disputed-facts/7799483056/new')
  await expect(page.getByText('Это может только представитель')).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
})

test('a mistyped number is told as an address without a page, not as an error of ours', async ({ page }) => {
  const answer = await page.goto('/disputed-facts/7799483057')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  await page.goto('/disputed-facts/7799483057/new')
  await expect(page.getByText('Это может только представитель')).toBeVisible()
})
