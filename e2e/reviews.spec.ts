// Reviews: nothing without purchases; the modal after a received order, the item's tab, the seller's reply, and taking it back.
import type { APIRequestContext } from '@playwright/test'
import { bearer, keepSignedIn, member, type Tokens, tokensOf } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'

const DEMO_PASSWORD = 'Demo-2026!'
const WORDS = 'Пришло вовремя, проверили партию, всё сходится с паспортом качества'

test('a member without purchases reads that there are no reviews, of theirs and of their goods', async ({ page, request }) => {
  await member(page, request)
  await open(page, '/profile/reviews')
  await expect(page.getByText('Отзывы отсутствуют')).toBeVisible()
  await page.getByRole('link', { name: 'О моих товарах' }).click()
  await expect(page.getByText('О ваших товарах пока никто не написал.')).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
})

interface Waiting {
  readonly product: number
  readonly name: string
}

/** What the demo's buyer received of the demo's seller and has not reviewed. */
async function waiting(request: APIRequestContext, buyer: Tokens, seller: Tokens): Promise<Waiting> {
  const { result } = (await (await request.get('/api/v1/comments/reviewable/', bearer(buyer))).json()) as { result: Waiting[] }
  const { id } = (await (await request.get('/auth/users/me/', bearer(seller))).json()) as { id: number }
  for (const one of result) {
    const { user } = (await (await request.get(`/api/v1/products/${one.product}/`)).json()) as { user: number }
    if (user === id) return one
  }
  throw new Error('the demo has nothing to review')
}

test('a received item is reviewed in the modal, its seller replies on the item’s page, and the review is taken back', async ({
  page,
  request,
  browser,
}) => {
  const [buyer, seller] = await Promise.all(['buyer@demo.test', 'seller@demo.test'].map((email) => tokensOf(request, email, DEMO_PASSWORD)))
  if (!buyer || !seller) throw new Error('the demo has no accounts')
  const { product, name } = await waiting(request, buyer, seller)
  await keepSignedIn(page, buyer)
  await open(page, '/profile/reviews')
  await page.getByRole('button', { name: `Оценить товар: ${name}` }).click()
  const modal = page.getByRole('dialog', { name: 'Оценить товар' })
  const send = modal.getByRole('button', { name: 'Отправить отзыв' })
  await expect(send).toBeDisabled()
  await modal.getByLabel('Комментарий').fill('   ')
  await expect(send).toBeDisabled()
  await modal.getByLabel('Комментарий').fill(WORDS)
  await send.click()
  await expect(modal.getByText('Поставьте оценку.')).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
  await modal.getByRole('radio', { name: '4 звезды' }).check({ force: true })
  await modal.getByLabel('Как показать ваше имя').selectOption('Скрыть имя')
  await send.click()
  await expect(page.getByText('Спасибо, отзыв опубликован')).toBeVisible()
  const mine = page.getByRole('article').filter({ hasText: WORDS })
  await expect(mine).toBeVisible()

  const shop = await browser.newPage()
  await keepSignedIn(shop, seller)
  await open(shop, `/marketplace/item/${product}?tab=reviews`)
  const review = shop.getByRole('article').filter({ hasText: WORDS })
  await expect(review.getByText('Покупатель скрыл имя')).toBeVisible()
  await review.getByRole('button', { name: 'Ответить' }).click()
  await shop.getByRole('textbox', { name: 'Ответ' }).fill('Спасибо, ждём следующий заказ')
  await shop.getByRole('button', { name: 'Отправить ответ' }).click()
  await expect(review.getByText('Ответ продавца')).toBeVisible()
  await inEachLook(shop, () => expectAccessible(shop))
  await shop.close()

  await open(page, '/profile/reviews')
  await expect(mine.getByText('Спасибо, ждём следующий заказ')).toBeVisible()
  await mine.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Отзыв удалён')).toBeVisible()
  await expect(page.getByRole('button', { name: `Оценить товар: ${name}` })).toBeVisible()
})
