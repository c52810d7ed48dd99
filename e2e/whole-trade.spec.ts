// A whole trade between a buyer and three sellers, each in their own window: price list, price request, three offers, order, invoice, bank
// statement, shipping with УПД (universal transfer document: delivery note and VAT invoice in one), claim.
// Russian labels: «Сверить» compare, «Отправить запрос» send the request, «Принять» accept, «Счёт на оплату» invoice, «Зачесть» count, «Подать
// претензию» make a claim.
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { bearer, signInTab } from './account.ts'
import { createMember, createProductOnSale, createSeller, type Item, type Seller, withUniqueNumber } from './members.ts'
import { expect, open, test } from './page.ts'
import { emptyPdf } from './upload-files.ts'

const ACCOUNT = '40702810300000004821'
/** Invented bank details of the seller; the digits of the account pass the check against the number of the bank (БИК, `bic`). */
const BANK = { bic: '049912741', account: ACCOUNT, corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }
/** Number of lines of the price list. */
const LINES = 500
/** Number of units that the buyer wants. */
const QUANTITY = 3
/** Rubles for one unit: the cheapest of the three offers. */
const PRICE = 900
/** The UTC day that many days from now, YYYY-MM-DD. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Uploads a price list: its first line changes the price of a product on sale, the others become drafts in a category chosen on the page. */
async function loadGoods(page: Page, request: APIRequestContext, item: Item): Promise<void> {
  const { product_code: code, category } = (await (await request.get(`/api/v1/products/${item.id}/`)).json()) as {
    product_code: string
    category: { id: number }
  }
  const lines = Array.from({ length: LINES - 1 }, (_, index) => `ROW-${index};${item.name} ${index};${1000 + index};50;Арматурный ряд`)
  const text = ['Артикул;Название;Цена;Остаток;Категория', `${code};${item.name};${PRICE + 5};50;Арматурный ряд`, ...lines].join('\n')
  await open(page, '/profile/price-lists')
  await page.getByLabel('Файл').setInputFiles({ name: 'прайс.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Сверить' }).click()
  await page.getByLabel('Арматурный ряд').selectOption(String(category.id))
  await page.getByRole('button', { name: 'Запомнить и сверить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Изменятся 1, добавятся ${LINES - 1}`)
  await page.getByRole('button', { name: `Загрузить ${LINES}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Загрузили ${LINES}`, { timeout: 60_000 })
  const changed = (await (await request.get(`/api/v1/products/${item.id}/`)).json()) as { price: number }
  expect(changed.price).toBe(PRICE + 5)
}

/** The buyer asks the sellers of a category for prices; returns the number of the request. */
async function sendPriceRequest(page: Page, category: number, name: string): Promise<number> {
  await open(page, '/profile/quotes/new')
  await page.getByLabel('Категория').selectOption(String(category))
  await page.getByLabel('Что нужно, 1').fill(name)
  await page.getByLabel('Количество').fill(String(QUANTITY))
  await page.getByLabel('Куда поставить').fill('Химки, Московская область')
  await page.getByLabel('Ждём ответов до').fill(inDays(7))
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await page.waitForURL(/\/profile\/quotes\/\d+$/)
  return Number(page.url().split('/').at(-1))
}

interface Offering {
  /** Number of the price request. */
  readonly quote: number
  /** Name of the wanted goods, as listed among the received requests. */
  readonly asked: string
  readonly item: Item
  /** Rubles for one unit. */
  readonly price: number
}

/** The seller finds the request among those received, chooses their card, and types their own price. */
async function sendOffer(page: Page, { quote, asked, item, price }: Offering): Promise<void> {
  await open(page, '/profile/quotes?of=asked')
  await page.getByRole('link', { name: asked }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Запрос З-${quote}` })).toBeVisible()
  await page.getByLabel('Ваша карточка, 1').selectOption(String(item.id))
  await page.getByLabel('Цена за единицу с НДС, ₽, 1').fill(String(price))
  await page.getByLabel('Срок', { exact: true }).fill(inDays(10))
  await page.getByLabel('Действует', { exact: true }).fill(inDays(5))
  await page.getByRole('button', { name: 'Отправить предложение' }).click()
  await expect(page.getByRole('button', { name: 'Отозвать' })).toBeVisible()
}

/** The buyer compares three offers and accepts the cheapest. Ends on the page of the order; returns its id. */
async function acceptCheapest(page: Page, quote: number): Promise<number> {
  await open(page, `/profile/quotes/${quote}`)
  const offers = page.getByRole('button', { name: /^Принять: / })
  await expect(offers).toHaveCount(3)
  const table = page.getByRole('table', { name: 'Сравнение предложений' })
  for (const row of (await table.getByRole('row').all()).slice(1))
    await expect(row.getByText(/^(Замечаний нет|С условиями|Не сейчас|Мало данных)$/)).toBeVisible()
  await offers.first().click()
  const dialog = page.getByRole('dialog', { name: 'Принять предложение' })
  await dialog.getByLabel('Адрес доставки').fill('Химки, Рабочая, 2')
  await dialog.getByLabel('Почтовый индекс').fill('141400')
  await dialog.getByLabel('Телефон').fill('+7 900 000-00-00')
  await dialog.getByRole('button', { name: 'Принять' }).click()
  await page.waitForURL(/\/profile\/orders\/\d+$/)
  return Number(page.url().split('/').at(-1))
}

/** The buyer requests an invoice for the company of this taxpayer number (ИНН); a number with a wrong check digit is refused first. */
async function askForInvoice(page: Page, inn: string): Promise<void> {
  await page.getByRole('button', { name: 'Счёт на оплату' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ИНН компании').fill('7799483057')
  await dialog.getByLabel('Почта бухгалтера').fill('buh@kolosok.example')
  await dialog.getByRole('button', { name: 'Получить счёт' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'контрольная цифра' })).toBeVisible()
  await dialog.getByLabel('ИНН компании').fill(inn)
  await dialog.getByRole('button', { name: 'Получить счёт' }).click()
  await expect(page.getByRole('region', { name: 'Оплата по счёту' })).toContainText('Счёт № 1')
}

/** The seller uploads a bank statement in the exchange format of 1С (accounting software) and counts its payment for the invoice. */
async function countPayment(page: Page, inn: string): Promise<void> {
  const statement = [
    ...['1CClientBankExchange', 'Кодировка=Windows', 'ДатаНачала=18.11.2026', 'ДатаКонца=20.11.2026', `РасчСчет=${ACCOUNT}`],
    ...['СекцияДокумент=Платежное поручение', 'Номер=418', 'Дата=20.11.2026', `Сумма=${PRICE * QUANTITY}.00`],
    ...['ПлательщикСчет=40702810900000016604', `ПлательщикИНН=${inn}`, 'Плательщик1=ООО «Колосок»', `ПолучательСчет=${ACCOUNT}`],
    ...['ДатаПоступило=20.11.2026', 'НазначениеПлатежа=Оплата по счету № 1 от 20.11.2026', 'КонецДокумента', 'КонецФайла'],
  ].join('\r\n')
  await open(page, '/profile/statements')
  await page.locator('input[type=file]').setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: Buffer.from(statement) })
  await page.getByRole('button', { name: 'Прочитать выписку' }).click()
  await page.getByRole('button', { name: /^Зачесть 1 на/ }).click()
  await expect(page.getByText('уже зачли')).toBeVisible()
}

/** The seller hands the order over for delivery and issues its documents. */
async function shipWithDocuments(page: Page, order: number): Promise<void> {
  await open(page, `/profile/orders/${order}`)
  await page.getByRole('button', { name: 'Передать в доставку' }).click()
  await expect(page.getByText('В пути').first()).toBeVisible()
  await page.getByRole('button', { name: 'Выставить документы' }).click()
  await expect(page.getByText('УПД № 1', { exact: true })).toBeVisible()
}

/** The buyer downloads the УПД as PDF and as XML. */
async function receive(page: Page, order: number): Promise<void> {
  await open(page, `/profile/orders/${order}`)
  for (const [format, begin] of [
    ['PDF', '%PDF-'],
    ['XML', '<?xml'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Скачать УПД № 1, ${format}` }).click(),
    ])
    expect((await readFile(await file.path())).subarray(0, 5).toString('latin1')).toBe(begin)
  }
}

/** A seller whose offer was not accepted reads so, sees nothing of the accepted one, and can no longer withdraw their own. */
async function expectDeclined(page: Page, quote: number): Promise<void> {
  await open(page, '/profile/notifications')
  await page.getByRole('link', { name: `По запросу З-${quote} выбрали другое предложение или закрыли его` }).click()
  await expect(page.getByText('Не выбрано')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Отозвать' })).toHaveCount(0)
}

/** The buyer claims, the seller agrees, the buyer accepts. */
async function settleClaim(page: Page, sellerPage: Page, order: number): Promise<void> {
  await open(page, `/profile/orders/${order}`)
  await page.getByRole('button', { name: 'Подать претензию' }).click()
  const claim = page.getByRole('dialog')
  await claim.getByLabel('Недостача').check()
  await claim.getByLabel('Сколько и чего не так').fill('Пришли две из трёх')
  await claim.getByLabel('Фотографии и документы').setInputFiles([emptyPdf])
  await claim.getByRole('button', { name: 'Отправить претензию' }).click()
  await expect(page.getByRole('region', { name: /^Ждём ответа продавца/ })).toBeVisible()
  await open(sellerPage, `/profile/orders/${order}`)
  await sellerPage.getByRole('button', { name: 'Ответить', exact: true }).click()
  const answer = sellerPage.getByRole('dialog')
  await answer.getByLabel('Что сделаете или почему нет').fill('Довезём')
  await answer.getByRole('button', { name: 'Отправить ответ' }).click()
  await expect(sellerPage.getByRole('region', { name: 'Продавец согласен' })).toBeVisible()
  await open(page, `/profile/orders/${order}`)
  await page.getByRole('button', { name: 'Согласиться' }).click()
  await expect(page.getByRole('region', { name: 'Стороны договорились' })).toBeVisible()
}

/** A browser window of its own in which the person is signed in. */
async function windowFor(browser: Browser, { tokens }: Pick<Seller, 'tokens'>): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await signInTab(page, tokens)
  return page
}

test('a price list becomes an order that is paid by invoice, shipped with its УПД, and claimed', async ({ page, request, browser }) => {
  test.setTimeout(300_000)
  const [shop, second, third, buyer] = [
    await createSeller(request),
    await createSeller(request),
    await createSeller(request),
    await createMember(request),
  ]
  const bank = await request.put(`/api/v1/companies/${shop.trader.id}/bank-details/`, { ...bearer(shop.tokens), data: BANK })
  expect(bank.status(), await bank.text()).toBe(200)
  const [firstCategory] = (await (await request.get('/api/v1/categories/')).json()) as { id: number }[]
  const category = Number(firstCategory?.id)
  const { result: companies } = (await (await request.get('/api/v1/companies/?page_size=1')).json()) as { result: { inn: string }[] }
  const inn = companies[0]?.inn ?? ''
  const item = await createProductOnSale(request, shop, withUniqueNumber('Вентиль'))
  const competitors = [
    [second, await createProductOnSale(request, second), PRICE + 50],
    [third, await createProductOnSale(request, third), PRICE + 90],
  ] as const
  const sellerPage = await windowFor(browser, shop)
  await loadGoods(sellerPage, request, item)
  await signInTab(page, buyer.tokens)
  const quote = await sendPriceRequest(page, category, item.name)
  await sendOffer(sellerPage, { quote, asked: item.name, item, price: PRICE })
  for (const [competitor, card, price] of competitors) {
    const theirs = await windowFor(browser, competitor)
    await sendOffer(theirs, { quote, asked: item.name, item: card, price })
    await theirs.context().close()
  }
  const order = await acceptCheapest(page, quote)
  const declined = await windowFor(browser, second)
  await expectDeclined(declined, quote)
  await declined.context().close()
  await askForInvoice(page, inn)
  await countPayment(sellerPage, inn)
  await shipWithDocuments(sellerPage, order)
  await receive(page, order)
  await settleClaim(page, sellerPage, order)
  await sellerPage.context().close()
})
