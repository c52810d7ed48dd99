// Reviews: not available without purchases; the modal after a received order, the item's tab, the seller's reply, and deleting it.
// Russian labels: «Оценить товар» rate the item, «Отправить отзыв» send the review, «Ответить» answer, «Пожаловаться» complain, «Удалить»
// delete.
import type { Browser, Locator, Page } from '@playwright/test'
import { signInNewMember, signInTab } from './account.ts'
import { buyAndReceive, createMember, createProductOnSale, createSeller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** The review's text: «came in time, we checked the batch, all agrees with the certificate of quality». */
const REVIEW = 'Пришло вовремя, проверили партию, всё сходится с паспортом качества'

test('a member without purchases sees no own reviews and none of their goods', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/reviews')
  await expect(page.getByText('Отзывы отсутствуют')).toBeVisible()
  await page.getByRole('link', { name: 'О моих товарах' }).click()
  await expect(page.getByText('О ваших товарах пока никто не написал.')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

/** Expects the review on these pages without JavaScript. */
async function expectWithoutScripts(browser: Browser, paths: readonly string[]): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByText(REVIEW)).toBeVisible()
  }
  await page.close()
}

/** As the buyer: complains about the seller's reply. */
async function complainAboutReply(page: Page, review: Locator): Promise<void> {
  await review.getByRole('button', { name: 'Пожаловаться: Ответ продавца' }).click()
  const dialog = page.getByRole('dialog', { name: 'Пожаловаться на ответ' })
  await dialog.getByLabel('Что не так').fill('В ответе телефон')
  await dialog.getByRole('button', { name: 'Отправить жалобу' }).click()
  await expect(page.getByText('Жалоба отправлена. Мы посмотрим ответ.')).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** As the buyer: writes an answer under their own review and deletes it, then deletes the review. */
async function answerAndDelete(page: Page, review: Locator): Promise<void> {
  await review.getByRole('button', { name: 'Ответить' }).click()
  await page.getByRole('textbox', { name: 'Ответ' }).fill('До встречи')
  await page.getByRole('button', { name: 'Отправить ответ' }).click()
  await review.getByRole('listitem').filter({ hasText: 'До встречи' }).getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog', { name: 'Удалить ответ?' }).getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Ответ удалён')).toBeVisible()
  await expect(review.getByText('До встречи')).toBeHidden()
  await review.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog', { name: 'Удалить отзыв?' }).getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Отзыв удалён')).toBeVisible()
}

/** Expects the review on the seller's page of reviews, which opens with those of buyers. Closes the browser window. */
async function expectOnSellersPage(sellerPage: Page): Promise<void> {
  await open(sellerPage, '/profile/reviews')
  await expect(sellerPage.getByRole('article').filter({ hasText: REVIEW })).toBeVisible()
  await sellerPage.close()
}

test('a received item is reviewed, answered by its seller, and the review is deleted', async ({ page, request, browser }) => {
  const [buyer, shop] = [await createMember(request), await createSeller(request)]
  const item = await createProductOnSale(request, shop)
  await buyAndReceive(request, buyer, { from: shop, item })
  await signInTab(page, buyer.tokens)
  await open(page, '/profile/reviews')
  await page.getByRole('button', { name: `Оценить товар: ${item.name}` }).click()
  const modal = page.getByRole('dialog', { name: 'Оценить товар' })
  const send = modal.getByRole('button', { name: 'Отправить отзыв' })
  await expect(send).toBeDisabled()
  await modal.getByLabel('Комментарий').fill('   ')
  await expect(send).toBeDisabled()
  await modal.getByLabel('Комментарий').fill(REVIEW)
  await send.click()
  await expect(modal.getByText('Поставьте оценку.')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await modal.getByRole('radio', { name: '4 звезды' }).check({ force: true })
  await modal.getByLabel('Как показать ваше имя').selectOption('Скрыть имя')
  await send.click()
  await expect(page.getByText('Спасибо, отзыв опубликован')).toBeVisible()
  const mine = page.getByRole('article').filter({ hasText: REVIEW })
  await expect(mine).toBeVisible()

  const sellerPage = await browser.newPage()
  await signInTab(sellerPage, shop.tokens)
  await open(sellerPage, `/marketplace/item/${item.id}?tab=reviews`)
  const review = sellerPage.getByRole('article').filter({ hasText: REVIEW })
  await expect(review.getByText('Покупатель скрыл имя')).toBeVisible()
  await review.getByRole('button', { name: 'Ответить' }).click()
  await sellerPage.getByRole('textbox', { name: 'Ответ' }).fill('Спасибо, ждём следующий заказ')
  await sellerPage.getByRole('button', { name: 'Отправить ответ' }).click()
  await expect(review.getByText('Ответ продавца')).toBeVisible()
  await inEachThemeAndWidth(sellerPage, () => expectAccessible(sellerPage))
  await expectOnSellersPage(sellerPage)
  await expectWithoutScripts(browser, [`/marketplace/item/${item.id}?tab=reviews`, `/company/${shop.trader.id}`])

  await open(page, '/profile/reviews')
  await expect(mine.getByText('Спасибо, ждём следующий заказ')).toBeVisible()
  await complainAboutReply(page, mine)
  await answerAndDelete(page, mine)
  await expect(page.getByRole('button', { name: `Оценить товар: ${item.name}` })).toBeVisible()
})

test('failing to load whether a member may review shows an error and can be repeated', async ({ page, request }) => {
  const shop = await createSeller(request)
  const item = await createProductOnSale(request, shop)
  await signInNewMember(page, request)
  await page.route('**/api/v1/comments/reviewable/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', status: 503 } }),
  )
  await open(page, `/marketplace/item/${item.id}?tab=reviews`)
  const reported = page.getByText('Не загрузилось: не видно, можно ли вам оценить')
  await expect(reported).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/v1/comments/reviewable/**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(reported).toHaveCount(0)
})
