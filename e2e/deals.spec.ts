// The dossier of a deal, the documents that a member requests from a counterparty: opened from a report, documents sent by a link without an
// account, one of them returned, all downloaded.
// Russian labels: «Открыть досье» open the dossier, «Устав» charter of the company, «Вернуть» return, «Создать ссылку» create a link.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { bearer, fetchTokens, signInNewMember } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'
import { emptyPdf } from './upload-files.ts'

/** Opens a deal on the page; returns the path of the link for its counterparty. */
async function openDeal(page: Page, request: APIRequestContext): Promise<string> {
  const tokens = await fetchTokens(request, await signInNewMember(page, request))
  const made = await request.post('/api/v1/checks/', { ...bearer(tokens), data: { inn: '7799483056' } })
  const { number } = (await made.json()) as { number: string }
  await open(page, `/profile/deals/new?check=${number}`)
  await page.getByRole('button', { name: 'Открыть досье' }).click()
  await expect(page.getByText('Заполните это поле.')).toBeVisible()
  await page.getByLabel('Название сделки').fill('Поставка арматуры')
  await page.getByLabel('Сумма, ₽').fill('3 000 000')
  await page.getByRole('button', { name: 'Открыть досье' }).click()
  await expect(page.getByRole('heading', { name: 'Поставка арматуры', level: 1 })).toBeVisible()
  await expect(page.getByText('Не хватает 8 документов из 8')).toBeVisible()
  await page.getByRole('button', { name: 'Создать ссылку' }).click()
  const link = page.getByRole('link', { name: /\/deal-upload\// })
  await expect(link).toBeVisible()
  return new URL((await link.getAttribute('href')) ?? '').pathname
}

/** As the counterparty, without an account: sends a program, which is refused, and then the charter. */
async function sendCharter(browser: Browser, address: string): Promise<void> {
  const guest = await (await browser.newContext()).newPage()
  await open(guest, address)
  await expect(guest.getByRole('heading', { name: /^Пришлите 8 документов до \d/ })).toBeVisible()
  await guest.getByLabel(/Устав/).setInputFiles({ ...emptyPdf, buffer: Buffer.from('MZ'), name: 'spravka.exe' })
  await guest.getByRole('button', { name: 'Отправить' }).click()
  await expect(guest.getByText('Можно jpg, png, webp, pdf, xlsx и docx до 10 МБ.')).toBeVisible()
  await guest.getByLabel(/Устав/).setInputFiles({ ...emptyPdf, name: 'ustav.pdf' })
  await guest.getByRole('button', { name: 'Отправить' }).click()
  await expect(guest.getByRole('heading', { name: 'Пришлите 7 документов' })).toBeVisible()
  await inEachThemeAndWidth(guest, () => expectAccessible(guest))
  await guest.context().close()
}

test('a counterparty sends a document by the link, and the member returns it with a reason', async ({ page, request, browser }) => {
  await sendCharter(browser, await openDeal(page, request))
  await open(page, page.url())
  const charter = page.getByRole('row', { name: /Устав/ })
  await expect(charter.getByText('Новый файл, посмотрите')).toBeVisible()
  await charter.getByRole('button', { name: /Устав/ }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Вернуть' }).click()
  await expect(dialog.getByText('Заполните это поле.')).toBeVisible()
  await dialog.getByLabel('Почему возвращаете').fill('Старая редакция')
  await dialog.getByRole('button', { name: 'Вернуть' }).click()
  await expect(charter.getByText('Старая редакция')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Скачать ZIP' }).click()])
  expect(saved.suggestedFilename()).toMatch(/^deal-\d+\.zip$/)
  await open(page, '/profile/deals')
  await expect(page.getByRole('row', { name: /Поставка арматуры/ })).toContainText('принято 0 из 8')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})
