// The staff's work by keyboard only: answering support, deciding requests to represent a company, complaints about conversations, articles.
// Keys of a queue: J and K open the next and the previous request, S skips, P agrees, R refuses (a digit then chooses the reason, Ctrl+Enter
// confirms), A answers, O opens the reported conversation, digits open documents and tick marks.
// Russian labels: «Ответ» answer, «Одобрить» approve, «Заявка» request, «Паспорт» passport, «Свидетельство» certificate of registration,
// «Доверенность» power of attorney.
import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, fetchStaffTokens, fetchTokens, makeEmail, registerAccount, signInTab } from './account.ts'
import { pasteOrDrop } from './hostile.ts'
import { createMember, createSeller, makeFriends, takeTrader, withUniqueNumber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'
import { emptyPdf } from './upload-files.ts'

/** Number of support requests that the test sends; a run with `TEST_FULL` has a long queue. */
const WAITING = process.env.TEST_FULL ? 50 : 6
/** Support requests that a member may send per hour. */
const EACH_MAX = 5

/** Sends support requests of several people; returns the e-mail address of each text's author. */
async function askSupport(request: APIRequestContext, mark: string): Promise<Map<string, string>> {
  const supportTexts = new Map<string, string>()
  while (supportTexts.size < WAITING) {
    const email = await registerAccount(request, 'Просьбина Анна')
    const own = bearer(await fetchTokens(request, email))
    for (let number = 0; number < EACH_MAX && supportTexts.size < WAITING; number += 1) {
      const support = `${mark}, вопрос ${supportTexts.size + 1}.`
      expect((await request.post('/api/v1/support/', { ...own, data: { support } })).status()).toBe(201)
      supportTexts.set(support, email)
    }
  }
  return supportTexts
}

test('a queue of support is worked through by keyboard, and each person is answered by e-mail', async ({ page, request }) => {
  test.slow()
  const mark = `Не приходит счёт ${makeEmail()}`
  const unanswered = await askSupport(request, mark)
  const emails = new Map(unanswered)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/support')
  const review = page.getByRole('region', { name: 'Сейчас на проверке' })
  while (unanswered.size > 0) {
    const shown = await review.innerText()
    const mine = [...unanswered.keys()].find((text) => shown.includes(text))
    if (!mine) {
      // Another test's request: skipped.
      await page.keyboard.press('s')
      await expect(review).not.toHaveText(shown, { useInnerText: true })
      continue
    }
    await page.keyboard.press('a')
    await page.keyboard.type(`Ответ: ${mine}`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('list', { name: 'Обращения в поддержку' }).getByText(mine)).toHaveCount(0)
    unanswered.delete(mine)
  }
  const outbox = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
  for (const [text, email] of emails)
    expect(
      outbox.filter((item) => item.to === email && item.text.includes(`Ответ: ${text}`)),
      text,
    ).toHaveLength(1)
  await open(page, '/back-office/support?view=done')
  await expect(page.getByText(mark).first()).toBeVisible()
})

/** Mocks the support queue with this many requests, so that no other test works in it. */
async function showWaiting(page: Page, count: number): Promise<void> {
  const makeRequest = (id: number) => ({
    id,
    user: { id, full_name: `Просьбина Анна ${id}`, email: `anna-${id}-${'long-'.repeat(12)}address@luna.example` },
    support: 'Не приходит счёт. '.repeat(20),
    created_at: '2026-11-20T09:00:00Z',
    answer: null,
    answered_at: null,
    answered_by: null,
  })
  const result = Array.from({ length: count }, (_, index) => makeRequest(index + 1))
  await page.route('**/api/v1/admin/support/**', (route) => route.fulfill({ json: { count, page: 1, page_size: 50, result } }))
}

test('an answer that is being written is there again after a visit to another request', async ({ page, request }) => {
  await showWaiting(page, 2)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/support')
  const title = page.getByRole('heading', { level: 2, name: /Просьбина Анна/ })
  const answer = page.getByLabel('Ответ', { exact: true })
  await expect(title).toContainText('№ 1:')
  await page.keyboard.press('a')
  await page.keyboard.type('Проверяем')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(title).toContainText('№ 2:')
  await expect(answer).toHaveValue('')
  await page.keyboard.press('k')
  await expect(title).toContainText('№ 1:')
  await expect(answer).toHaveValue('Проверяем')
})

test('the request under review is visible in the list however many wait', async ({ page, request }) => {
  await showWaiting(page, 50)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/support')
  const list = page.getByRole('list', { name: 'Обращения в поддержку' })
  const title = page.getByRole('heading', { level: 2, name: /Просьбина Анна/ })
  await expect(title).toHaveText('Обращение № 1: Просьбина Анна 1')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000)
  await page.keyboard.press('k')
  await expect(list.getByRole('button', { name: /Просьбина Анна 50/ })).toBeInViewport()
  await page.keyboard.press('j')
  await expect(list.getByRole('button', { name: /^Просьбина Анна 1\b/ })).toBeInViewport()
  await expect(title).toBeInViewport()
})

test('an article is written in the editor, kept as a draft, and published by hand', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/news/new')
  await page.getByLabel('Заголовок', { exact: true }).fill('Как читать отчётность')
  await page.getByRole('textbox', { name: 'Текст статьи' }).click()
  await page.keyboard.type('Сначала оборотные активы')
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Полужирный' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page).toHaveURL(/back-office\/news\/\d+$/)
  const id = /\d+$/.exec(page.url())?.[0]
  expect((await request.get(`/api/v1/news/${id}/`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Опубликована' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('link', { name: 'Открыть в блоге' })).toBeVisible()
  expect(((await (await request.get(`/api/v1/news/${id}/`)).json()) as { content: string }).content).toContain('<strong>Сначала')
  await request.delete(`/api/v1/admin/news/${id}/`, bearer(await fetchStaffTokens(request)))
})

test('an article that a colleague has changed meanwhile is not overwritten', async ({ page, request }) => {
  const tokens = await fetchStaffTokens(request)
  const data = { title: 'Две руки', content: '<p>Общий текст</p>', is_published: false }
  const { id } = (await (await request.post('/api/v1/admin/news/', { ...bearer(tokens), data })).json()) as { id: number }
  await signInTab(page, tokens)
  await open(page, `/back-office/news/${id}`)
  const field = page.getByRole('textbox', { name: 'Текст статьи' })
  await field.press('End')
  await page.keyboard.type(', мой')
  const save = page.getByRole('button', { name: 'Сохранить' })
  await save.press('Enter')
  await expect(page.getByText('Сохранено')).toBeVisible()
  const address = `/api/v1/admin/news/${id}/`
  expect((await request.patch(address, { ...bearer(tokens), data: { content: '<p>Текст коллеги</p>' } })).status()).toBe(200)
  await field.press('End')
  await page.keyboard.type(' и ещё')
  await save.press('Enter')
  await expect(page.getByText('Статью изменили, пока вы писали.')).toBeVisible()
  await expect(field).toHaveText('Общий текст, мой и ещё')
  expect(await (await request.get(address, bearer(tokens))).json()).toMatchObject({ content: '<p>Текст коллеги</p>' })
  await request.delete(address, bearer(tokens))
})

test('a picture of another host is not pasted, and a text beyond the limit is reported with it', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/news/new')
  const field = page.getByRole('textbox', { name: 'Текст статьи' })
  await pasteOrDrop(page, 'paste', '<p>Абзац <a href="https://example.org">хорошая</a><img src="https://evil.test/a.png"></p>')
  await expect(field).toContainText('Абзац хорошая')
  await expect(field.locator('img[src]')).toHaveCount(0)
  await pasteOrDrop(page, 'paste', `<p>${'Очень длинно. '.repeat(15_000)}</p>`)
  await page.getByLabel('Заголовок', { exact: true }).fill('Длинная')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/можно не больше 200.000\./)).toBeInViewport()
})

test('a complaint about a conversation is read and closed by keyboard, and the view is in the log', async ({ page, request }) => {
  const [asks, answers] = [await createMember(request), await createSeller(request)]
  const slug = await makeFriends(request, { asks, answers })
  const text = withUniqueNumber('Просит деньги мимо площадки')
  expect((await request.post(`/api/v1/chats/${slug}/complaints/`, { ...bearer(asks.tokens), data: { text } })).status()).toBe(204)
  const office = await fetchStaffTokens(request)
  const waiting = await request.get('/api/v1/admin/chat-complaints/?page_size=100', bearer(office))
  const { result } = (await waiting.json()) as { result: { id: number; text: string }[] }
  await signInTab(page, office)
  await open(page, `/back-office/conversations?id=${result.find((item) => item.text === text)?.id}`)
  await expect(page.getByRole('region', { name: 'Сейчас на проверке' }).getByText(text)).toBeVisible()
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { name: 'Переписка до жалобы' })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.keyboard.press('p')
  await expect(page.getByText('Жалоба закрыта')).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()
  await open(page, '/back-office/audit?action=chat.complaint_read')
  await expect(page.getByText('chat.complaint_read').first()).toBeVisible()
})

/** As a new member with a sole trader's name: requests to represent that trader. Returns the request's number and the member's id. */
async function askToRepresent(request: APIRequestContext): Promise<{ readonly ticket: number; readonly userId: number }> {
  const trader = takeTrader()
  const { id, tokens } = await createMember(request, trader.fullName)
  const multipart = { entrepreneur: trader.inn, passport: emptyPdf, contract: emptyPdf }
  const response = await request.post('/api/v1/ticket-company-binding/', { ...bearer(tokens), multipart })
  expect(response.status()).toBe(201)
  return { ticket: ((await response.json()) as { id: number }).id, userId: id }
}

test('a request to represent a company is reviewed, approved and refused by keyboard alone', async ({ page, request }) => {
  const [first, second] = [await askToRepresent(request), await askToRepresent(request)]
  const office = await fetchStaffTokens(request)
  await signInTab(page, office)
  await open(page, `/back-office/tickets?id=${first.ticket}`)
  await expect(page.getByRole('heading', { level: 2, name: `Заявка № ${first.ticket}` })).toBeVisible()
  const approve = page.getByRole('button', { name: 'Одобрить' })
  await expect(approve).toBeDisabled()
  // Keys 3 to 5 tick the marks («the name matches» and so on); a mark can be ticked only after its documents were opened with 1 and 2.
  for (const key of ['3', '4', '5']) await page.keyboard.press(key)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(page.getByText('Сначала откройте документы')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('img', { name: 'Паспорт' })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.keyboard.press('2')
  await expect(page.getByRole('img', { name: 'Свидетельство' })).toBeVisible()
  for (const key of ['3', '4', '5']) await page.keyboard.press(key)
  await expect(approve).toBeEnabled()
  await page.keyboard.press('p')
  await expect(page.getByText('Заявка одобрена, человек стал представителем')).toBeVisible()
  const { result } = (await (await request.get(`/api/v1/entrepreneurs/?representative__in=${first.userId}`, bearer(office))).json()) as {
    result: unknown[]
  }
  expect(result).toHaveLength(1)
  await open(page, `/back-office/tickets?id=${second.ticket}`)
  await expect(page.getByRole('heading', { level: 2, name: `Заявка № ${second.ticket}` })).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Заявка отклонена, человеку отправлено письмо')).toBeVisible()
  await open(page, '/back-office/tickets?view=done')
  await expect(page.getByRole('row').filter({ hasText: 'Документ не читается' }).first()).toBeVisible()
})

test('a power of attorney is opened and marked, and the marks stay with the request', async ({ page, request }) => {
  const trader = takeTrader()
  const { tokens } = await createMember(request, 'Доверенков Пётр Ильич')
  const multipart = { entrepreneur: trader.inn, passport: emptyPdf, contract: emptyPdf, power_of_attorney: emptyPdf }
  const response = await request.post('/api/v1/ticket-company-binding/', { ...bearer(tokens), multipart })
  const { id } = (await response.json()) as { id: number }
  const office = await fetchStaffTokens(request)
  await signInTab(page, office)
  await open(page, `/back-office/tickets?id=${id}`)
  const authority = page.getByRole('checkbox', { name: 'Доверенность даёт право' })
  await expect(page.getByRole('heading', { level: 2, name: `Заявка № ${id}` })).toBeVisible()
  await expect(authority).toBeDisabled()
  for (const [key, name] of [
    ['1', 'Паспорт'],
    ['2', 'Свидетельство'],
    ['7', 'Доверенность'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('img', { name })).toBeVisible()
  }
  // Key 7 opens the power of attorney, key 6 ticks the mark that it gives the right to represent.
  await page.keyboard.press('6')
  await expect(authority).toBeChecked()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.reload()
  await expect(authority).toBeChecked()
  const { result } = (await (await request.get(`/api/v1/admin/tickets/?id=${id}`, bearer(office))).json()) as {
    result: { marks: { mark: string; documents: string[] }[] }[]
  }
  expect(result[0]?.marks).toMatchObject([{ mark: 'authority', documents: ['power_of_attorney'] }])
})
