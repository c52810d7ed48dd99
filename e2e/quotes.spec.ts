// Price requests: sent from a product page, offered by its seller, compared, accepted into an order; complaints about a request.
// Russian labels: «Запросить цену» request a price, «Отправить предложение» send the offer, «Принять» accept, «Попросить продлить» ask to
// extend, «Отозвать» withdraw.
import type { Page } from '@playwright/test'
import { fetchStaffTokens, signInTab } from './account.ts'
import { createMember, createProductOnSale, createSeller, type Item, withUniqueNumber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test, widths } from './page.ts'
import { emptyPdf } from './upload-files.ts'

/** The total of an offer: 150 pieces at 15 500,50 rubles. */
const TOTAL = /2\s325\s075\s₽/
/** The UTC day that many days from now, YYYY-MM-DD. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** As the buyer: sends a price request from the item's page; an invalid quantity is reported first. Returns the request's number. */
async function requestPrice(page: Page, item: Item): Promise<number> {
  await open(page, `/marketplace/item/${item.id}`)
  await page.getByRole('button', { name: 'Запросить цену' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Запросить цены' })).toBeVisible()
  await expect(page.getByLabel('Что нужно, 1')).toHaveValue(item.name)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByLabel('Количество').fill('-5')
  await page.getByLabel('Куда поставить').fill('Химки, Московская область')
  await page.getByLabel('Ждём ответов до').fill(inDays(7))
  await page.getByLabel('Бюджет с НДС, ₽').fill('2 600 000')
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(page.getByText('Целое число от 1 до 999 999.')).toBeVisible()
  await expect(page.getByLabel('Количество')).toBeFocused()
  await page.getByLabel('Количество').fill('150')
  await page.getByLabel('Фотографии, чертежи, документы').setInputFiles([emptyPdf])
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await page.waitForURL(/\/profile\/quotes\/\d+$/)
  await expect(page.getByText('Предложений пока нет')).toBeVisible()
  await expect(page.getByText('Документ 1, PDF')).toBeVisible()
  return Number(page.url().split('/').at(-1))
}

/** As the seller: opens the request and sends an offer for it. */
async function sendOffer(page: Page, request: number, item: Item): Promise<void> {
  await open(page, '/profile/quotes?of=asked')
  await page.getByRole('link', { name: item.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Запрос З-${request}` })).toBeVisible()
  // The seller must not see the buyer's budget.
  await expect(page.getByText(/2\s600\s000/)).toHaveCount(0)
  await expect(page.getByText('Документ 1, PDF')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Убрать файл 1' })).toHaveCount(0)
  await expect(page.getByLabel('Ваша карточка, 1')).toHaveValue(String(item.id))
  await page.getByLabel('Цена за единицу с НДС, ₽, 1').fill('15 500,50')
  await expect(page.getByText(TOTAL)).toBeVisible()
  await page.getByLabel('Срок', { exact: true }).fill(inDays(10))
  await page.getByLabel('Действует', { exact: true }).fill(inDays(5))
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Отправить предложение' }).click()
  await expect(page.getByRole('button', { name: 'Отозвать' })).toBeVisible()
  await expect(page.getByLabel('Цена за единицу с НДС, ₽, 1')).toHaveValue('15500,5')
}

/** Fails if the frame around the offers is lower than its content at a phone's width. */
async function expectNothingCutOff(page: Page): Promise<void> {
  await page.setViewportSize(widths.phone)
  const frame = page.getByRole('table').last().locator('..')
  await expect(frame).toBeVisible()
  await expect.poll(() => frame.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
}

/** As the buyer: asks the seller to extend an expired offer. The server's clock cannot be moved: the test changes its answer instead. */
async function askToExtend(page: Page, id: number): Promise<void> {
  const request = new RegExp(`/api/v1/quote-requests/${id}/\\?`)
  await page.route(request, async (route) => {
    const answer = await route.fetch()
    const { offers, ...others } = (await answer.json()) as { offers: object[] }
    await route.fulfill({ response: answer, json: { ...others, offers: offers.map((offer) => ({ ...offer, state: 'expired' })) } })
  })
  await open(page, `/profile/quotes/${id}`)
  const extend = page.getByRole('button', { name: /^Попросить продлить: / })
  await expect(extend).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await extend.click()
  await page.waitForURL(/\/profile\/messages\?room=/)
  await page.unroute(request)
}

test('a buyer asks for a price, the seller offers one, and it becomes an order', async ({ browser, page, request }) => {
  const [buyer, shop] = [await createMember(request), await createSeller(request)]
  const item = await createProductOnSale(request, shop, withUniqueNumber('Задвижка'))
  await signInTab(page, buyer.tokens)
  const id = await requestPrice(page, item)
  const sellerPage = await browser.newPage()
  await signInTab(sellerPage, shop.tokens)
  await sendOffer(sellerPage, id, item)
  await sellerPage.close()

  await askToExtend(page, id)
  await open(page, `/profile/quotes/${id}`)
  await expect(page.getByText(`ИНН ${shop.trader.inn}`)).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await expectNothingCutOff(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'XLSX' }).click()])
  expect(file.suggestedFilename()).toBe(`Запрос_З-${id}.xlsx`)
  await page.getByRole('button', { name: /^Принять: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Принять предложение' })
  await expect(dialog.getByText(/^150(\sшт)? × 15\s500,5\d?\s₽$/)).toBeVisible()
  await expect(dialog.getByText('доставка включена')).toBeVisible()
  await dialog.getByRole('button', { name: 'Принять' }).click()
  await expect(dialog.getByText('Укажите адрес доставки.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Адрес доставки').fill('Химки, Рабочая, 2')
  await dialog.getByLabel('Почтовый индекс').fill('141400')
  await dialog.getByLabel('Телефон').fill('+7 900 000-00-00')
  await dialog.getByRole('button', { name: 'Принять' }).click()
  await page.waitForURL(/\/profile\/orders\/\d+$/)
  await expect(page.getByText(TOTAL).first()).toBeVisible()
  await expect(page.getByText(/^Транспорт продавца, бесплатно(,| и) срок до \d\d\.\d\d\.\d{4}$/)).toBeVisible()
})

/** As staff: reads the complaint about the file, removes the file, and withdraws the request as advertising. */
async function withdrawAsStaff(office: Page, id: number): Promise<void> {
  await open(office, `/back-office/quotes?id=${id}`)
  const review = office.getByRole('region', { name: 'Сейчас на проверке' })
  await expect(review.getByText('В файле реклама')).toBeVisible()
  await expect(review.getByText(/, о файле 1$/)).toBeVisible()
  const [file] = await Promise.all([office.waitForEvent('download'), review.getByText('Документ 1, PDF').click()])
  expect(await file.failure()).toBeNull()
  await inEachThemeAndWidth(office, () => expectAccessible(office))
  await review.getByRole('button', { name: 'Убрать файл 1' }).click()
  await expect(office.getByText('Файл убран')).toBeVisible()
  await expect(review.getByText('Документ 1, PDF')).toHaveCount(0)
  // R opens the dialog that withdraws the request, 2 chooses the reason «Реклама» (advertising).
  await office.keyboard.press('r')
  await office.keyboard.press('2')
  await office.keyboard.press('Control+Enter')
  await expect(office.getByText('Запрос снят')).toBeVisible()
}

test('a seller complains about a file of a request, and staff remove it and withdraw the request', async ({ browser, page, request }) => {
  const [buyer, shop] = [await createMember(request), await createSeller(request)]
  const item = await createProductOnSale(request, shop, withUniqueNumber('Задвижка'))
  await signInTab(page, buyer.tokens)
  const id = await requestPrice(page, item)
  const sellerPage = await browser.newPage()
  await signInTab(sellerPage, shop.tokens)
  await open(sellerPage, `/profile/quotes/asked/${id}`)
  await sellerPage.getByRole('button', { name: 'Пожаловаться на запрос' }).click()
  const dialog = sellerPage.getByRole('dialog', { name: 'Пожаловаться на запрос' })
  await dialog.getByRole('button', { name: 'Отправить жалобу' }).click()
  await expect(dialog.getByText('Напишите, что не так.')).toBeVisible()
  await dialog.getByLabel('На что').selectOption('Файл 1')
  await dialog.getByLabel('Что не так').fill('В файле реклама')
  await expectAccessible(sellerPage)
  await dialog.getByRole('button', { name: 'Отправить жалобу' }).click()
  await expect(dialog).toBeHidden()

  const office = await browser.newPage()
  await signInTab(office, await fetchStaffTokens(request))
  await withdrawAsStaff(office, id)
  await office.close()

  await open(sellerPage, '/profile/quotes?of=asked')
  // Requests of other tests to this category may be here.
  await expect(sellerPage.locator('[data-loading]')).toHaveCount(0)
  await expect(sellerPage.getByRole('link', { name: item.name })).toHaveCount(0)
  await sellerPage.close()
  await open(page, `/profile/quotes/${id}`)
  await expect(page.getByText('Поддержка сняла запрос: продавцы его не видят')).toBeVisible()
  await expect(page.getByText('Реклама')).toBeVisible()
  await expect(page.getByText('Документ 1, PDF')).toHaveCount(0)
})

test('lines are pasted as a list, and a request is closed', async ({ page, request }) => {
  const [buyer, shop] = [await createMember(request), await createSeller(request)]
  const item = await createProductOnSale(request, shop)
  const { category } = (await (await request.get(`/api/v1/products/${item.id}/`)).json()) as { category: { id: number } }
  await signInTab(page, buyer.tokens)
  await open(page, '/profile/quotes/new')
  await page.getByLabel('Категория').selectOption(String(category.id))
  await expect(page.getByText(/^Получат запрос: \d+ продав/)).toBeVisible()
  await page.getByRole('button', { name: 'Вставить список' }).click()
  await page.getByLabel('Вставить список').fill('Болт М16 300\nГайка М16\t600')
  await page.getByRole('button', { name: 'Прочитать' }).click()
  await expect(page.getByLabel('Что нужно, 2')).toHaveValue('Гайка М16')
  await page.getByLabel('Куда поставить').fill('Тула')
  await page.getByLabel('Ждём ответов до').fill(inDays(7))
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await page.waitForURL(/\/profile\/quotes\/\d+$/)
  await page.getByRole('button', { name: 'Закрыть запрос' }).click()
  await expect(page.getByText('Закрыт', { exact: true })).toBeVisible()
  await open(page, '/profile/quotes')
  await expect(page.getByRole('link', { name: 'Болт М16' })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})
