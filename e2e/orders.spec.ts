// Orders: a new seller, a new buyer and staff, each in their own window, go from empty accounts to a received order and its review.
// Russian labels: «Оплатить» pay, «Передать в доставку» hand over for delivery, «В пути» on its way, «Выполнен» completed, «Оценить товар»
// rate the item.
import type { Browser, Page } from '@playwright/test'
import { fetchStaffTokens, fetchTokens, makeEmail, PASSWORD, signInTab, type Tokens } from './account.ts'
import { createMember, takeTrader, withUniqueNumber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test, waitForHydration, widths } from './page.ts'
import type { Trader } from './traders.ts'
import { emptyPdf, photoFile } from './upload-files.ts'

const ADDRESS = 'Химки, ул. Нездешняя, д. 8'
/** A card number that the simulated payment provider (the sandbox) accepts. */
const CARD = '4111 1111 1111 1111'
const REVIEW = 'Собрали за час, стоит ровно'

async function waitForSandbox(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox-payment\//)
  await waitForHydration(page)
}

/** Pays by card on the sandbox page and returns to the site. */
async function pay(page: Page): Promise<void> {
  await waitForSandbox(page)
  await page.getByLabel('Номер карты').fill(CARD)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await page.getByRole('link', { name: 'Вернуться на сайт' }).click()
}

/** Buys the plan whose button has this label; `name` is the plan's name. */
async function buyPlan(page: Page, button: string, name: string): Promise<void> {
  await open(page, '/tariffs')
  await page.getByRole('button', { name: button }).click()
  await pay(page)
  await page.waitForURL(/\/profile\/subscription$/)
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

/** Clicks a button whose POST to the path creates an object; returns the id from the answer. */
async function readCreatedId(page: Page, path: string, click: () => Promise<void>): Promise<number> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === 'POST')
  await click()
  return ((await (await answered).json()) as { id: number }).id
}

/** Requests to represent the sole trader; returns the request's id. */
async function askForCompany(page: Page, { inn, fullName }: Trader): Promise<number> {
  await open(page, `/profile/add-company?company=${inn}`)
  await page.getByLabel('Паспорт').setInputFiles(emptyPdf)
  await page.getByLabel('Свидетельство о постановке на учёт').setInputFiles(emptyPdf)
  await expect(page.getByText(`ИП ${fullName}`)).toBeVisible()
  return readCreatedId(page, '/ticket-company-binding/', () => page.getByRole('button', { name: 'Отправить заявку' }).click())
}

/** Fills in the form of a new product, with 22 % VAT, and sends it to staff; returns its id. */
async function putOnSale(page: Page, name: string): Promise<number> {
  await open(page, '/profile/products/add')
  await page.getByLabel('Название', { exact: true }).fill(name)
  await page.getByLabel('Категория', { exact: true }).selectOption({ index: 3 })
  await page.getByLabel('Код товара').fill('NEW-1')
  await page.getByLabel('Цена, ₽').fill('1 220,50')
  await page.getByLabel('НДС').selectOption('22')
  await page.getByLabel('Текст').fill('Первый товар нового продавца')
  await page.locator('input[name=images]').setInputFiles([await photoFile('one.png', '#336699')])
  return readCreatedId(page, '/api/v1/products/', () => page.getByRole('button', { name: 'Отправить на проверку' }).click())
}

/** As staff, by keyboard only: views both documents, ticks the three checks, approves the request. */
async function approveCompany(page: Page, ticket: number, { fullName }: Trader): Promise<void> {
  await open(page, `/back-office/tickets?id=${ticket}`)
  await expect(page.getByRole('heading', { name: `Заявка № ${ticket}: ${fullName}` })).toBeVisible()
  await expect(page.getByText('Имя совпало')).toBeVisible()
  for (const [key, kind] of [
    ['1', 'Паспорт'],
    ['2', 'Свидетельство'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('img', { name: `Снимок: ${kind}` })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Одобрить' })).toBeDisabled()
  for (const key of ['3', '4', '5']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Одобрить' })).toBeEnabled()
  await page.keyboard.press('p')
  await expect(page.getByText('Заявка одобрена, человек стал представителем')).toBeVisible()
}

async function publish(page: Page, item: number, name: string): Promise<void> {
  await open(page, `/back-office/products?id=${item}`)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText('Карточка опубликована, продавцу отправлено письмо')).toBeVisible()
}

/** From an empty account to a product on sale: without a plan and a company the page says what is missing; staff approve both. */
async function becomeSeller(page: Page, { office, name, trader }: { office: Page; name: string; trader: Trader }): Promise<number> {
  await open(page, '/profile/products/add')
  await expect(page.getByRole('main').getByRole('link', { name: /тариф/i }).first()).toBeVisible()
  await buyPlan(page, 'Подключить Premium', 'Premium')
  await approveCompany(office, await askForCompany(page, trader), trader)
  const item = await putOnSale(page, name)
  await publish(office, item, name)
  return item
}

/** Becomes a member on the plan Business, at a phone's width, starting with the registration. */
async function becomeBuyer(page: Page): Promise<void> {
  const email = makeEmail()
  await page.setViewportSize(widths.phone)
  await open(page, '/login?view=register')
  await page.getByLabel('ФИО').fill('Выдумкина Ольга')
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByLabel('условия использования').check()
  await page.getByLabel('согласие на обработку').check()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText('✅ Регистрация прошла успешно!')).toBeVisible()
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await buyPlan(page, 'Начать сейчас', 'Business')
}

async function fillCart(page: Page, item: number): Promise<void> {
  await open(page, '/profile/basket')
  await expect(page.getByText('Товаров не найдено')).toBeVisible()
  await open(page, `/marketplace/item/${item}`)
  const added = page.waitForResponse((answer) => answer.url().includes('add-to-basket'))
  await page.getByRole('button', { name: 'В корзину' }).first().click()
  expect((await added).status()).toBe(200)
  await open(page, '/profile/basket')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 товар')
  await expect(page.getByText('1 220,50 ₽').first()).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
}

/** Omits the address once, leaves the payment once, and pays from the order's page; returns that page's path. */
async function orderAndPay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click()
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page.getByText('Укажите адрес доставки.')).toBeVisible()
  await page.getByLabel('Адрес доставки').fill(ADDRESS)
  await expect(page.getByText('Укажите адрес доставки.')).toHaveCount(0)
  await page.getByLabel('Почтовый индекс').fill('141400')
  await page.getByLabel('Телефон').fill('+7 (495) 000-12-40')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await waitForSandbox(page)
  await page.getByRole('link', { name: 'Уйти без оплаты' }).click()
  await page.waitForURL(/\/profile\/orders\/\d+$/)
  await expect(page.getByText('Не оплачено')).toBeVisible()
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await pay(page)
  await page.waitForURL(/\/profile\/orders\/\d+$/)
  await expect(page.getByText('Оплачено', { exact: true })).toBeVisible()
  await expect(page.getByText(ADDRESS)).toBeVisible()
  // The VAT within the price of 1220.50 rubles: 22/122 of it.
  await expect(page.getByText('220,09 ₽')).toBeVisible()
  return new URL(page.url()).pathname
}

const expectState = (page: Page, state: string) => expect(page.locator('[aria-current="step"]')).toContainText(state)

async function ship(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(page.getByText(ADDRESS)).toBeVisible()
  await page.getByRole('button', { name: 'Передать в доставку' }).click()
  await expectState(page, 'В пути')
}

async function receive(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expectState(page, 'В пути')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Получил, всё в порядке' }).click()
  await expectState(page, 'Выполнен')
}

/** Opens the conversation about the order, which begins with its number. */
async function askAboutOrder(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.getByRole('button', { name: 'Вопрос по заказу' }).click()
  await page.waitForURL(/\/profile\/messages\?room=/)
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue(`Заказ № ${path.split('/').at(-1)}: `)
}

/** As the buyer: puts the goods of the order into the cart again. */
async function repeatOrder(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.getByRole('button', { name: 'Повторить заказ' }).click()
  await page.waitForURL(/\/profile\/basket$/)
  await expect(page.getByText('В корзине: 1 товар этого заказа')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 товар')
}

async function review(page: Page, { path, item, name }: { path: string; item: number; name: string }): Promise<void> {
  await open(page, path)
  await page.getByRole('button', { name: 'Оценить товар' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal).toContainText(name)
  await modal.getByRole('radio', { name: '5 звёзд' }).check({ force: true })
  await modal.getByLabel('Комментарий').fill(REVIEW)
  await modal.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Спасибо, отзыв опубликован')).toBeVisible()
  await open(page, `/marketplace/item/${item}?tab=reviews`)
  await expect(page.getByRole('article').filter({ hasText: REVIEW })).toBeVisible()
}

async function openWindow(browser: Browser, tokens: Tokens): Promise<Page> {
  const page = await browser.newPage()
  await page.setViewportSize(widths.desktop)
  await signInTab(page, tokens)
  return page
}

test('a new seller and a new buyer go from empty accounts through sale, payment and review', async ({ page, request, browser }) => {
  test.slow()
  const [name, trader] = [withUniqueNumber('Стеллаж'), takeTrader()]
  const newcomer = await createMember(request, trader.fullName)
  const [shop, office] = [await openWindow(browser, newcomer.tokens), await openWindow(browser, await fetchStaffTokens(request))]
  const item = await becomeSeller(shop, { office, name, trader })
  await becomeBuyer(page)
  await fillCart(page, item)
  const path = await orderAndPay(page)
  await ship(shop, path)
  await askAboutOrder(shop, path)
  await receive(page, path)
  await review(page, { path, item, name })
  await repeatOrder(page, path)
  await open(shop, path)
  await expectState(shop, 'Выполнен')
  await open(shop, '/profile/notifications')
  await expect(shop.getByText(name).first()).toBeVisible()
  await Promise.all([shop.close(), office.close()])
})

test('the list of orders is by side and status', async ({ page, request }) => {
  await signInTab(page, await fetchTokens(request, 'seller@demo.test', 'Demo-2026!'))
  await open(page, '/profile/orders?mode=selling')
  await expect(page.getByRole('link', { name: /Продаю/ })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Статус').selectOption('Не оплачен')
  await page.waitForURL(/status=not_paid/)
  await page.getByRole('link', { name: /Покупаю/ }).click()
  await page.waitForURL((url) => !url.search.includes('selling'))
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})
