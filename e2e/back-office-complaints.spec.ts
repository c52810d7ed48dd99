// The staff's queue of complaints about reviews, by keyboard only: reviews are kept, or hidden with a reason; colleagues work in it too.
// Keys: P keeps the review, R opens the dialog that hides it (there a digit chooses the reason, Ctrl+Enter confirms), K opens the previous
// complaint, S skips to the next one, ? lists the keys.
// Russian labels: «Сейчас на проверке» under review, «Жалобы» complaints, «оставить» keep, «Скрыть» hide, «Уже решено» already decided.
import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, fetchStaffTokens, signInTab } from './account.ts'
import {
  buyAndReceive,
  createMember,
  createProductOnSale,
  createSeller,
  type Item,
  type Person,
  type Seller,
  withUniqueNumber,
} from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test, widths } from './page.ts'

interface Complaint {
  readonly id: number
  readonly item: Item
  readonly words: string
  readonly reason: string
}

/** Makes a review of a new item and a complaint of its seller about it. */
async function makeComplaint(request: APIRequestContext, buyer: Person, shop: Seller): Promise<Complaint> {
  const item = await createProductOnSale(request, shop)
  const order = await buyAndReceive(request, buyer, { from: shop, item })
  const words = withUniqueNumber('Пришло битое, продавец молчит')
  const data = { order, stars: 1, content: words }
  const made = await request.post(`/api/v1/products/${item.id}/add-comment/`, { ...bearer(buyer.tokens), data })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: number }
  const reason = withUniqueNumber('Это ложные сведения')
  const sent = await request.post(`/api/v1/comments/${id}/complain/`, { ...bearer(shop.tokens), data: { reason } })
  expect(sent.status()).toBe(204)
  return { id, item, words, reason }
}

/** Texts of the item's public reviews. */
const listReviews = async (request: APIRequestContext, { item }: Complaint): Promise<readonly string[]> => {
  const answer = await request.get(`/api/v1/comments/?product__in=${item.id}`)
  return ((await answer.json()) as { result: { content: string }[] }).result.map(({ content }) => content)
}

/** Makes a complaint and opens it on the staff's page. */
async function openComplaint(page: Page, request: APIRequestContext): Promise<Complaint> {
  const [buyer, shop] = [await createMember(request), await createSeller(request)]
  const complaint = await makeComplaint(request, buyer, shop)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, `/back-office/complaints?id=${complaint.id}`)
  await expect(underReview(page).getByText(complaint.words)).toBeVisible()
  return complaint
}

const underReview = (page: Page) => page.getByRole('region', { name: 'Сейчас на проверке' })
/** The complaint in the list of those that wait. */
const waitingFor = (page: Page, { item }: Complaint) => page.getByRole('list', { name: 'Жалобы' }).getByText(item.name)

test('a complained-of review is read with the complaint and kept by keyboard alone', async ({ page, request }) => {
  const kept = await openComplaint(page, request)
  const review = underReview(page)
  await expect(review.getByText(kept.reason)).toBeVisible()
  await expect(review.getByRole('link', { name: kept.item.name })).toBeVisible()
  await expect(review.getByText(/^Ждёт (меньше минуты|\d+\sмин), норма 24\sч$/)).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.setViewportSize(widths.desktop)
  await page.keyboard.press('Shift+Slash')
  const keys = page.getByRole('dialog', { name: 'Клавиши' })
  await expect(keys.getByText('оставить', { exact: true })).toBeVisible()
  // The queue's keys do nothing meanwhile, nor after a click on the dialog's text.
  await page.keyboard.press('p')
  await keys.getByText('оставить', { exact: true }).click()
  await page.keyboard.press('p')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(waitingFor(page, kept)).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText('Оставлено', { exact: true })).toBeVisible()
  await expect(waitingFor(page, kept)).toHaveCount(0)
  expect(await listReviews(request, kept)).toEqual([kept.words])
})

test('a review complained of is hidden by keyboard with a reason of the list, and not without one', async ({ page, request }) => {
  const hidden = await openComplaint(page, request)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Скрыть' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Укажите причину.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('r')
  await page.keyboard.press('5')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Скрыто', { exact: true })).toBeVisible()
  await expect(waitingFor(page, hidden)).toHaveCount(0)
  expect(await listReviews(request, hidden)).toEqual([])
  await open(page, '/back-office/audit?action=reviews.hidden')
  await expect(page.getByText('reason: Ложные сведения').first()).toBeVisible()
})

test('a complaint that a colleague has decided meanwhile is not decided again', async ({ page, request }) => {
  const taken = await openComplaint(page, request)
  const kept = await request.post(`/api/v1/admin/comments/${taken.id}/keep/`, bearer(await fetchStaffTokens(request)))
  expect(kept.status()).toBe(204)
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Уже решено: ')).toBeVisible()
  await expect(waitingFor(page, taken)).toHaveCount(0)
  expect(await listReviews(request, taken)).toEqual([taken.words])
})

test('a request that a colleague works on is named, skipped by the key, and still reachable', async ({ page, request }) => {
  const [buyer, shop] = [await createMember(request), await createSeller(request)]
  const [first, second] = [await makeComplaint(request, buyer, shop), await makeComplaint(request, buyer, shop)]
  /** Which colleague is viewing which request at the moment. */
  const looks = { now: new Date().toISOString(), result: [{ request: first.id, full_name: 'Образцов Глеб' }] }
  /** What this page reports to the server about the request that it shows. */
  const reported: unknown[] = []
  // The demo has only one staff account, so the colleague's view is a mocked answer of the server.
  await page.route('**/api/v1/admin/looks/**', (route) => {
    if (route.request().method() === 'POST') reported.push(route.request().postDataJSON())
    return route.fulfill({ json: looks })
  })
  const office = await fetchStaffTokens(request)
  const waiting = await request.get('/api/v1/admin/comments/?page_size=100', bearer(office))
  const { result } = (await waiting.json()) as { result: { id: number }[] }
  // Only the two complaints of this test are shown, whatever other tests add to the queue.
  const own = { page: 1, page_size: 50, count: 2, result: result.filter(({ id }) => id === first.id || id === second.id) }
  await page.route('**/api/v1/admin/comments/?page_size=50', (route) => route.fulfill({ json: own }))
  await signInTab(page, office)
  await open(page, '/back-office/complaints')
  await expect(underReview(page).getByText(second.words)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Жалобы' }).getByText('разбирает Образцов Глеб')).toBeVisible()
  await expect.poll(() => reported).toContainEqual({ queue: 'complaints', request: second.id })
  await page.keyboard.press('k')
  await expect(underReview(page).getByText(first.words)).toBeVisible()
  await expect(underReview(page).getByRole('status')).toContainText('Эту заявку разбирает Образцов Глеб')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.setViewportSize(widths.desktop)
  await page.keyboard.press('s')
  await expect(underReview(page).getByText(second.words)).toBeVisible()
  // If no other is free, the key leads to the one that the colleague is viewing.
  await page.keyboard.press('s')
  await expect(underReview(page).getByText(first.words)).toBeVisible()
})
