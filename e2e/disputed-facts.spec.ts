// A company's representative disputes an enforcement proceeding of the bailiffs: the mark «оспорено» (disputed) is on the card at once, the
// representative's text only after a review by staff, and the mark can be removed.
// Russian labels: «Отметить как оспоренное» mark as disputed, «Форма в порядке» the form is in order, «Снять отметку» remove the mark.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { bearer, fetchStaffTokens, signInTab, type Tokens } from './account.ts'
import { debtorCompany } from './checko-source.ts'
import { createMember, representCompany } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'
import { emptyPdf } from './upload-files.ts'

const { inn, proceeding } = debtorCompany
/** The representative's text: «the fee was paid before the proceeding was opened». */
const WORDS = 'Госпошлина уплачена до открытия производства.'

/** Fetches the debtor company from the source and makes a new member its representative. */
async function makeRepresentative(request: APIRequestContext): Promise<Tokens> {
  const refreshed = await request.get(`/api/v1/company-update/?query=${debtorCompany.ogrn}`)
  expect(refreshed.status(), await refreshed.text()).toBe(200)
  const owner = await createMember(request)
  await representCompany(request, owner, { company: inn })
  return owner.tokens
}

/** As the representative: disputes the proceeding; the form first refuses a missing document and an incomplete number. */
async function dispute(page: Page): Promise<void> {
  await open(page, `/disputed-facts/${inn}/new`)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('link', { name: new RegExp(`^Оспорить: Производство ${proceeding}`) }).click()
  await expect(page.getByRole('heading', { name: 'Что не так с этим фактом', level: 1 })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Отметить как оспоренное' }).click()
  await expect(page.getByText('Приложите документ.')).toBeVisible()
  await page.getByLabel('Одной фразой, её увидят все').fill(WORDS)
  await page.getByLabel('Документ').setInputFiles({ ...emptyPdf, name: 'platyozhka.pdf' })
  await page.getByLabel('Номер обращения').fill('71024/26')
  await page.getByLabel('Когда').fill('2026-11-18')
  await page.getByRole('button', { name: 'Отметить как оспоренное' }).click()
  await expect(page.getByText('Номер неполный: у приставов три части через «/».')).toBeVisible()
  await page.getByLabel('Номер обращения').fill('71024/26/118842')
  await page.getByRole('button', { name: 'Отметить как оспоренное' }).dblclick()
  await expect(page.getByRole('heading', { name: /^Оспоренные факты/, level: 1 })).toBeVisible()
}

/** Expects the mark «оспорено» with these words on the card, as a guest sees it. */
async function expectOnCard(browser: Browser, words: string): Promise<void> {
  const guest = await (await browser.newContext()).newPage()
  await open(guest, `/counter-parties/${inn}/debts?record=${encodeURIComponent(proceeding)}`)
  const panel = guest.locator(`[id="record-${proceeding}"]`)
  await expect(panel).toContainText('оспорено')
  await expect(panel).toContainText(words)
  await inEachThemeAndWidth(guest, () => expectAccessible(guest))
  await open(guest, `/disputed-facts/${inn}`)
  await expect(guest.getByRole('main')).toContainText(words)
  await inEachThemeAndWidth(guest, () => expectAccessible(guest))
  await open(guest, `/counter-parties/${inn}/reliability`)
  await expect(guest.getByRole('main')).toContainText('1 оспорено')
  await guest.context().close()
}

test('a disputed fact is marked at once and shows the company’s text after review by staff', async ({ page, request, browser }) => {
  test.setTimeout(180_000)
  const tokens = await makeRepresentative(request)
  await signInTab(page, tokens)
  await dispute(page)
  await expectOnCard(browser, 'Уже исполнено')
  const office = await (await browser.newContext()).newPage()
  await signInTab(office, await fetchStaffTokens(request))
  const { result } = (await (
    await request.get('/api/v1/admin/disputed-facts/?page_size=1000', bearer(await fetchStaffTokens(request)))
  ).json()) as {
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

test('a guest reads that only the company’s representative can dispute', async ({ page }) => {
  await open(page, '/disputed-facts/7799483056/new')
  await expect(page.getByText('Это может только представитель')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

// The last digit of a taxpayer number is a check digit; the company's number ends in 6.
test('a number with a wrong check digit is a 404 page, not a server error', async ({ page }) => {
  const answer = await page.goto('/disputed-facts/7799483057')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  await page.goto('/disputed-facts/7799483057/new')
  await expect(page.getByText('Это может только представитель')).toBeVisible()
})
