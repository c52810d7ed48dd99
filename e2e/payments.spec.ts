// Paying an order by invoice: the seller's bank details, the buyer's invoice with its QR code, the bank statement with the payment, and the
// accounting documents of the order: УПД (universal transfer document: delivery note and VAT invoice in one) and УКД, which corrects it. ИНН
// is a company's taxpayer number, БИК a bank's number.
// Russian labels: «По счёту» by invoice, «Деньги пришли» the money has come, «Зачесть» count, «Выставить документы» issue the documents,
// «Бухгалтеру» to the accountant.
import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, signInTab } from './account.ts'
import { createMember, createProductOnSale, createSeller, type Seller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** The seller's bank account; its ninth digit is a check digit, counted over the account and the БИК. */
const ACCOUNT = '40702810300000004821'

/** The seller enters bank details; a wrong digit is reported before anything is sent. */
async function enterBankDetails(page: Page): Promise<void> {
  await open(page, '/profile/bank-details')
  await expect(page.getByText('Счета пока не выставляются')).toBeVisible()
  await page.getByLabel('БИК').fill('049912741')
  await page.getByLabel('Банк и город').fill('АО «Банк Небыль», г. Верхнезвёздный')
  await page.getByLabel('Корр. счёт').fill('30101810900000000741')
  await page.getByLabel('Расчётный счёт').fill(ACCOUNT.replace('4821', '4822'))
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Такого счёта в этом банке быть не может')).toBeVisible()
  await page.getByLabel('Расчётный счёт').fill(ACCOUNT)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Счета выставляются')).toBeVisible()
}

/** As the buyer: checks out by invoice for the company of this ИНН. Ends on the page of the invoice. */
async function buyByInvoice(page: Page, inn: string): Promise<void> {
  await open(page, '/profile/basket')
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click()
  await page.getByRole('button', { name: 'По счёту' }).click()
  await page.getByLabel('ИНН компании').fill('7799483057')
  await expect(page.getByText('Неверная контрольная цифра')).toBeVisible()
  await page.getByLabel('ИНН компании').fill(inn)
  await expect(page.getByText('ИНН, КПП')).toBeVisible()
  await page.getByLabel('Почта бухгалтера').fill('buh@kolosok.example')
  await page.getByLabel('Номер вашей заявки').fill('З-2026/114')
  await page.getByLabel('Адрес доставки').fill('Москва, Тверская, 1')
  await page.getByLabel('Почтовый индекс').fill('101000')
  await page.getByLabel('Телефон').fill('+7 900 000-00-00')
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check({ force: true })
  await expect(page.getByText('Оплата счёта означает согласие с договором-офертой продавца.')).toBeVisible()
  await page.getByRole('button', { name: 'Получить счёт' }).click()
  await page.waitForURL(/\/invoice\//)
}

/** A bank statement with one payment of the invoice, 1000 rubles, in the exchange format of 1С, the accounting software common in Russia. */
const statement = (inn: string, number: string): string =>
  [
    '1CClientBankExchange',
    'Кодировка=Windows',
    'ДатаНачала=18.11.2026',
    'ДатаКонца=20.11.2026',
    `РасчСчет=${ACCOUNT}`,
    'СекцияДокумент=Платежное поручение',
    'Номер=418',
    'Дата=20.11.2026',
    'Сумма=1000.00',
    'ПлательщикСчет=40702810900000016604',
    `ПлательщикИНН=${inn}`,
    'Плательщик1=ООО «Колосок»',
    `ПолучательСчет=${ACCOUNT}`,
    'ДатаПоступило=20.11.2026',
    `НазначениеПлатежа=Оплата по счету № ${number} от 20.11.2026`,
    'КонецДокумента',
    'КонецФайла',
  ].join('\r\n')

/** As the buyer: opens the invoice from the list of orders, where no button pays by card: that would withdraw the invoice. */
async function openInvoiceFromOrders(page: Page): Promise<void> {
  await open(page, '/profile/orders')
  await expect(page.getByRole('button', { name: 'Оплатить' })).toBeHidden()
  await page.getByRole('link', { name: 'Открыть счёт' }).click()
  await page.waitForURL(/\/invoice\//)
}

/** As the seller: enters a received sum that is not a number; it is neither sent nor changed into one. */
async function enterWrongSum(sellers: Page, request: APIRequestContext, { tokens }: Seller): Promise<void> {
  const { result } = (await (await request.get('/api/v1/seller-order/', bearer(tokens))).json()) as { result: { id: number }[] }
  await open(sellers, `/profile/orders/${result[0]?.id}`)
  await sellers.getByRole('button', { name: 'Деньги пришли' }).click()
  const dialog = sellers.getByRole('dialog')
  await dialog.getByLabel('Сколько пришло, ₽').fill('1e5')
  await dialog.getByRole('button', { name: 'Деньги пришли' }).click()
  await expect(dialog.getByText('число без букв и знаков')).toBeVisible()
  await expect(dialog.getByLabel('Сколько пришло, ₽')).toHaveValue('1e5')
}

/** As the seller: uploads the statement; its payment is matched by the invoice's number and the payer's ИНН, and counted. */
async function countFromStatement(sellers: Page, inn: string): Promise<void> {
  await open(sellers, '/profile/statements')
  const file = { name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: Buffer.from(statement(inn, '1')) }
  await sellers.locator('input[type=file]').setInputFiles(file)
  await sellers.getByRole('button', { name: 'Прочитать выписку' }).click()
  await expect(sellers.getByText('Всё решено')).toBeVisible()
  await expect(sellers.getByRole('cell', { name: 'ООО «Колосок», ИНН' })).toBeInViewport()
  await expectAccessible(sellers)
  await sellers.getByRole('button', { name: /^Зачесть 1 на/ }).click()
  await expect(sellers.getByText('уже зачли')).toBeVisible()
  await expectAccessible(sellers)
}

/** As the seller: corrects the document to a price of 899.50 rubles; a price above the original 1000 is refused beside the line. */
async function correctDocument(sellers: Page): Promise<void> {
  await sellers.getByRole('button', { name: 'Исправить УПД № 1' }).click()
  const dialog = sellers.getByRole('dialog')
  await dialog.getByLabel('Причина').selectOption('price')
  await dialog.getByLabel('Цена с НДС, ₽').fill('1000,01')
  await dialog.getByRole('button', { name: 'Выставить УКД' }).click()
  await expect(dialog.getByText('не выше прежних')).toBeVisible()
  await dialog.getByLabel('Цена с НДС, ₽').fill('899,50')
  await expect(dialog.getByText(/Документ уменьшится на 100,5/)).toBeVisible()
  await expectAccessible(sellers)
  await dialog.getByRole('button', { name: 'Выставить УКД' }).click()
  await expect(sellers.getByText('исправляет УПД № 1').first()).toBeVisible()
  await expect(sellers.getByRole('listitem').filter({ hasText: 'УКД № 2 исправляет УПД № 1' })).toBeVisible()
  await expect(sellers.getByText(/После УКД оплачено больше на 100,5.*верните/)).toBeVisible()
  await expectNothingCutOff(sellers)
}

/** Every button of a document's files is whole: the table needs no scrolling sideways. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const frame = page.getByRole('table', { name: 'Документы заказа' }).locator('..')
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
}

/** The seller issues and corrects the documents of the paid order, and the buyer downloads all of them at once. */
async function closeByDocuments(page: Page, sellers: Page): Promise<void> {
  await open(sellers, new URL(page.url()).pathname)
  const documents = sellers.getByRole('table', { name: 'Документы заказа' })
  await expect(documents.getByRole('row', { name: /Счёт № 1.*Оплачен/ })).toBeVisible()
  await expect(documents.getByRole('row', { name: /Договор-оферта № 1.*Выставлен/ })).toBeVisible()
  await sellers.getByRole('button', { name: 'Выставить документы' }).click()
  await expect(sellers.getByText('УПД № 1', { exact: true })).toBeVisible()
  await expectAccessible(sellers)
  await correctDocument(sellers)
  await page.reload()
  await expect(page.getByText('УКД № 2', { exact: true })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Итого после исправления' })).toHaveText(/899,5/)
  await expect(page.getByText(/После УКД вы заплатили больше на 100,5.*возвращает продавец/)).toBeVisible()
  await expect(page.getByText(/после УКД 899,5/)).toBeVisible()
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Все, zip' }).click()
  expect((await zip).suggestedFilename()).toMatch(/^Документы_заказа_\d+\.zip$/)
  const order = new URL(page.url()).pathname
  await open(page, '/profile/orders')
  await expect(page.getByText(/после УКД, было 1\s000/)).toBeVisible()
  await open(page, order)
}

/** As the buyer: copies what a payment needs (account, БИК, sum, purpose), a line each. */
async function copyDetails(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Реквизиты' }).click()
  await expect(page.getByText('Реквизиты, сумма и назначение скопированы')).toBeVisible()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines).toEqual(expect.arrayContaining([`Расчётный счёт: ${ACCOUNT}`, 'БИК: 049912741', 'Сумма: 1000,00']))
  expect(lines.at(-1)).toMatch(/^Назначение платежа: Оплата по счёту № 1 от /)
}

/** The buyer has the invoice sent to a second accountant. */
async function sendToAccountant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Бухгалтеру' }).click()
  const letter = page.getByRole('dialog', { name: 'Отправить счёт бухгалтеру' })
  await letter.getByLabel('Почта бухгалтера').fill('second@kolosok.test')
  await expectAccessible(page)
  await letter.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Счёт отправлен на second@kolosok.test')).toBeVisible()
}

test('an order whose invoice is paid in part names the rest, and offers neither a card nor cancelling', async ({ page, request }) => {
  const [shop, buyer] = [await createSeller(request), await createMember(request)]
  const item = await createProductOnSale(request, shop)
  const bank = { bic: '049912741', account: ACCOUNT, corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }
  expect((await request.put(`/api/v1/companies/${shop.trader.id}/bank-details/`, { ...bearer(shop.tokens), data: bank })).status()).toBe(
    200,
  )
  await request.post(`/api/v1/products/${item.id}/add-to-basket/`, bearer(buyer.tokens))
  const { result } = (await (await request.get('/api/v1/companies/?page_size=1')).json()) as { result: { inn: string }[] }
  const invoice = { inn: result[0]?.inn, email: 'buh@kolosok.test' }
  const data = { address: 'Москва, Тверская, 1', postal_code: '101000', phone_number: '79000000000', personal_data: true, invoice }
  const bought = await request.post('/api/v1/user-info/', { ...bearer(buyer.tokens), data })
  expect(bought.status(), await bought.text()).toBe(201)
  const { order_url: url, orders } = (await bought.json()) as { order_url: string; orders: number[] }
  await signInTab(page, buyer.tokens)
  await open(page, `/profile/orders/${orders[0]}`)
  await expect(page.getByRole('button', { name: 'Оплатить картой вместо счёта' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeVisible()
  const slug = url.split('/').at(-1)
  expect((await request.post(`/api/v1/invoices/${slug}/payments/`, { ...bearer(shop.tokens), data: { amount: 400.5 } })).status()).toBe(201)
  await page.reload()
  await expect(page.getByText(/Осталось 599,50?\s₽ по этому же счёту/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Оплатить картой вместо счёта' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('a company pays by an invoice that is found in the statement and closed by documents', async ({ page, browser, request }) => {
  test.slow()
  const shop: Seller = await createSeller(request)
  const item = await createProductOnSale(request, shop)
  const buyer = await createMember(request)
  const other = (await (await request.get('/api/v1/companies/?page_size=1')).json()) as { result: { inn: string }[] }
  const inn = other.result[0]?.inn ?? ''
  await request.post(`/api/v1/products/${item.id}/add-to-basket/`, bearer(buyer.tokens))
  // A message that is still fading in has too little contrast.
  const sellers = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await signInTab(sellers, shop.tokens)
  await enterBankDetails(sellers)
  await signInTab(page, buyer.tokens)
  await buyByInvoice(page, inn)
  await expect(page.getByText('Ждёт оплаты')).toBeVisible()
  await expect(page.getByText('Одна тысяча рублей 00 копеек')).toBeVisible()
  await expectAccessible(page)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await copyDetails(page)
  await sendToAccountant(page)
  const accountant = await (await browser.newContext()).newPage()
  await open(accountant, new URL(page.url()).pathname)
  await expect(accountant.getByRole('button', { name: 'Бухгалтеру' })).toHaveCount(0)
  await expect(accountant.getByRole('img', { name: 'Оплата по QR в приложении банка' })).toBeVisible()
  const saved = accountant.waitForEvent('download')
  await accountant.getByRole('button', { name: 'Скачать PDF' }).click()
  expect((await saved).suggestedFilename()).toBe('Счёт_1.pdf')
  await openInvoiceFromOrders(page)
  await enterWrongSum(sellers, request, shop)
  await countFromStatement(sellers, inn)
  await page.reload()
  await expect(page.getByText('Деньги пришли продавцу')).toBeVisible()
  await page
    .getByRole('link', { name: /^Заказ №/ })
    .first()
    .click()
  await expect(page.getByText('выписка продавца')).toBeVisible()
  await expect(page.getByText('минуя «Сверку»')).toBeVisible()
  await expectAccessible(page)
  await closeByDocuments(page, sellers)
})
