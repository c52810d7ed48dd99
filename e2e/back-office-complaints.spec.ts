// The staff's queue of complaints about reviews by keyboard alone: one review is kept, one is hidden with a reason, one is decided by a colleague.
import type { APIRequestContext } from '@playwright/test'
import { bearer, keepSignedIn, staff } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test, widths } from './page.ts'
import { type Item, onSale, type Person, person, received, type Seller, seller, unlike } from './seller.ts'

interface Complained {
  readonly id: number
  readonly item: Item
  readonly words: string
  readonly reason: string
}

/** A review of an item of its own, of which its seller complained. */
async function complained(request: APIRequestContext, buyer: Person, shop: Seller): Promise<Complained> {
  const item = await onSale(request, shop)
  const order = await received(request, buyer, { from: shop, item })
  const words = unlike('Пришло битое, продавец молчит')
  const data = { order, stars: 1, content: words }
  const made = await request.post(`/api/v1/products/${item.id}/add-comment/`, { ...bearer(buyer.tokens), data })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: number }
  const reason = unlike('Это ложные сведения')
  const sent = await request.post(`/api/v1/comments/${id}/complain/`, { ...bearer(shop.tokens), data: { reason } })
  expect(sent.status()).toBe(204)
  return { id, item, words, reason }
}

const reviewsOf = async (request: APIRequestContext, { item }: Complained): Promise<readonly string[]> => {
  const answer = await request.get(`/api/v1/comments/?product__in=${item.id}`)
  return ((await answer.json()) as { result: { content: string }[] }).result.map(({ content }) => content)
}

test('complaints about reviews are worked through by keyboard alone: kept, hidden with a reason, decided by a colleague', async ({
  page,
  request,
}) => {
  test.slow()
  const [buyer, shop] = [await person(request), await seller(request)]
  const kept = await complained(request, buyer, shop)
  const hidden = await complained(request, buyer, shop)
  const taken = await complained(request, buyer, shop)
  const office = await staff(request)
  await keepSignedIn(page, office)
  const review = page.getByRole('region', { name: 'Сейчас на проверке' })
  const list = page.getByRole('list', { name: 'Жалобы' })

  await open(page, `/back-office/complaints?id=${kept.id}`)
  await expect(review.getByText(kept.words)).toBeVisible()
  await expect(review.getByText(kept.reason)).toBeVisible()
  await expect(review.getByRole('link', { name: kept.item.name })).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
  await page.setViewportSize(widths.desktop)
  await page.keyboard.press('p')
  await expect(page.getByText('Оставлено, жалобы закрыты')).toBeVisible()
  await expect(list.getByText(kept.item.name)).toHaveCount(0)
  expect(await reviewsOf(request, kept)).toEqual([kept.words])

  await open(page, `/back-office/complaints?id=${hidden.id}`)
  await expect(review.getByText(hidden.words)).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Скрыть' })
  await expect(dialog).toBeVisible()
  // Without a reason nothing is hidden; the dialog is left by Escape, and the key of the queue opens it again.
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Укажите причину.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('r')
  await page.keyboard.press('5')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Скрыто, жалобы закрыты')).toBeVisible()
  await expect(list.getByText(hidden.item.name)).toHaveCount(0)
  expect(await reviewsOf(request, hidden)).toEqual([])

  await open(page, `/back-office/complaints?id=${taken.id}`)
  await expect(review.getByText(taken.words)).toBeVisible()
  expect((await request.post(`/api/v1/admin/comments/${taken.id}/keep/`, bearer(office))).status()).toBe(204)
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Уже решено: ')).toBeVisible()
  await expect(list.getByText(taken.item.name)).toHaveCount(0)
  expect(await reviewsOf(request, taken)).toEqual([taken.words])
  await open(page, '/back-office/audit?action=reviews.hidden')
  await expect(page.getByText('reason: Ложные сведения').first()).toBeVisible()
})
