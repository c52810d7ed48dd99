// A claim («претензия») about a delivered order: the buyer makes it with photos, the seller answers, staff decide, and the history of the
// order shows it to both.
// Russian labels: «Подать претензию» make a claim, «Недостача» shortage, «Ответить» answer, «Передать в поддержку» pass on to support.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { bearer, fetchStaffTokens, signInTab, type Tokens } from './account.ts'
import { createMember, createProductOnSale, createSeller, type Person, payFor, type Seller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'
import { photoFile } from './upload-files.ts'

/** The buyer's claim (144 pieces instead of 150), the seller's answer and the staff's decision. */
const CLAIM = 'В трёх ящиках 144 штуки вместо 150'
const ANSWER = 'Недостачу признаём, довезём своей машиной'
const DECISION = 'Накладная с отметкой приложена, довезти до пятницы'

/** Makes a paid order that is not shipped yet; returns its id. */
async function makePaidOrder(request: APIRequestContext, buyer: Person, from: Seller): Promise<number> {
  const [item, own] = [await createProductOnSale(request, from), bearer(buyer.tokens)]
  await request.post(`/api/v1/products/${item.id}/add-to-basket/`, own)
  const data = { address: 'Химки, ул. Нездешняя, д. 8', postal_code: '141400', phone_number: '+7 (495) 000-12-40' }
  const bought = await request.post('/api/v1/user-info/', { ...own, data })
  const { order_url, orders } = (await bought.json()) as { order_url: string; orders: number[] }
  await payFor(request, order_url)
  return Number(orders[0])
}

/** As the buyer: makes a claim; the form first refuses an empty text. */
async function claim(page: Page, order: number): Promise<void> {
  await open(page, `/profile/orders/${order}`)
  await page.getByRole('button', { name: 'Подать претензию' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Недостача').check()
  await dialog.getByRole('button', { name: 'Отправить претензию' }).click()
  await expect(dialog.getByText('Напишите хотя бы фразу.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Сколько и чего не так').fill(CLAIM)
  await dialog
    .getByLabel('Фотографии и документы')
    .setInputFiles([await photoFile('one.png', '#336699'), await photoFile('two.png', '#993333')])
  await dialog.getByRole('button', { name: 'Отправить претензию' }).dblclick()
  const panel = page.getByRole('region', { name: /^Ждём ответа продавца до/ })
  await expect(panel).toContainText(CLAIM)
  await expect(panel.getByRole('link', { name: /^Открыть снимок/ })).toHaveCount(2)
  await expect(page.getByText('Претензия', { exact: true })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
}

/** As the seller: agrees to the claim; the form first refuses a past day. */
async function answer(page: Page, order: number): Promise<void> {
  await open(page, `/profile/orders/${order}`)
  await page.getByRole('button', { name: 'Ответить', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Что сделаете или почему нет').fill(ANSWER)
  await dialog.getByLabel('До какого дня сделаете').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Отправить ответ' }).click()
  await expect(dialog.getByText('Этот день уже прошёл.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('До какого дня сделаете').fill('')
  await dialog.getByRole('button', { name: 'Отправить ответ' }).click()
  await expect(page.getByRole('region', { name: 'Продавец согласен' })).toContainText(ANSWER)
}

/** As staff: decides for the buyer. */
async function decide(browser: Browser, request: APIRequestContext, order: number): Promise<void> {
  const tokens = await fetchStaffTokens(request)
  const { result } = (await (await request.get('/api/v1/admin/order-claims/?page_size=1000', bearer(tokens))).json()) as {
    result: { id: number; number: string }[]
  }
  const office = await signedInWindow(browser, tokens)
  await open(office, `/back-office/claims?id=${result.find(({ number }) => number === `${order}-1`)?.id}`)
  await expect(office.getByText(CLAIM)).toBeVisible()
  await expect(office.getByRole('link', { name: /^Открыть снимок/ })).toHaveCount(2)
  await inEachThemeAndWidth(office, () => expectAccessible(office))
  await office.getByLabel('Решение и почему').fill(DECISION)
  await office.getByRole('button', { name: 'Прав покупатель' }).click()
  await expect(office.getByText('Решение отправлено обеим сторонам')).toBeVisible()
  await office.context().close()
}

async function signedInWindow(browser: Browser, tokens: Tokens): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInTab(page, tokens)
  return page
}

test('a claim is made by the buyer, answered by the seller and decided by support', async ({ page, request, browser }) => {
  test.setTimeout(180_000)
  const [shop, buyer] = [await createSeller(request), await createMember(request)]
  const order = await makePaidOrder(request, buyer, shop)
  await signInTab(page, buyer.tokens)
  await open(page, `/profile/orders/${order}`)
  // There is no claim before the seller has handed the order over for delivery.
  await expect(page.getByRole('button', { name: 'Подать претензию' })).toHaveCount(0)
  await request.patch(`/api/v1/seller-order/${order}/`, { ...bearer(shop.tokens), data: { status: 'in_progress' } })
  await claim(page, order)
  const sellerPage = await signedInWindow(browser, shop.tokens)
  await answer(sellerPage, order)
  await open(page, `/profile/orders/${order}`)
  await page.getByRole('button', { name: 'Передать в поддержку' }).click()
  await expect(page.getByRole('region', { name: 'Претензию смотрит поддержка' })).toContainText(ANSWER)
  await decide(browser, request, order)
  // The entries of the order's history, the newest first.
  const lines = ['Ждём подтверждения', 'Поддержка решила', 'Претензия передана', 'Продавец ответил', 'Претензия: недостача', 'Передан']
  for (const partyPage of [page, sellerPage]) {
    await open(partyPage, `/profile/orders/${order}`)
    await expect(partyPage.getByRole('region', { name: 'Поддержка решила в пользу покупателя' })).toContainText(DECISION)
    const history = partyPage.getByRole('region', { name: 'Ход заказа' }).getByRole('listitem')
    await expect(history).toContainText([...lines, 'Оплачен', 'Оформлен'])
    await inEachThemeAndWidth(partyPage, () => expectAccessible(partyPage))
  }
  await sellerPage.context().close()
})
