// Delivery methods: the seller enters them, the buyer chooses one in the cart, and invoice and order name it.
// Russian labels: «Добавить способ» add a method, «Самовывоз» pick-up, «Транспорт продавца» transport by the seller, «Получить счёт» get the
// invoice.
import type { Page } from '@playwright/test'
import { bearer, signInTab } from './account.ts'
import { createMember, createProductOnSale, createSeller, type Seller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** Invented bank details; the digits of the account pass the check against the number of the bank (БИК, `bic`). */
const BANK = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }
/** Taxpayer number (ИНН) of the buying company, one of the test register. */
const BUYER_INN = '7799483056'
/** The text with usual spaces instead of non-breaking ones. */
const withPlainSpaces = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ')

/** As the seller: enters pick-up in Химки, and transport to Moscow for 450.50 rubles, free from 5,000 rubles. */
async function enterDeliveryMethods(page: Page): Promise<void> {
  await open(page, '/profile/delivery')
  await page.getByRole('button', { name: 'Добавить способ' }).click()
  const first = page.getByRole('group', { name: 'Способ 1' })
  await first.getByLabel('Способ', { exact: true }).selectOption('pickup')
  await first.getByLabel('Откуда забрать').fill('г. Химки, склад 4')
  await page.getByRole('button', { name: 'Добавить способ' }).click()
  const second = page.getByRole('group', { name: 'Способ 2' })
  await second.getByLabel('Добавить регион').selectOption({ label: 'г. Москва' })
  await second.getByLabel('Бесплатно от суммы, ₽').fill('5 000')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(second.getByText('Укажите цену больше нуля')).toBeVisible()
  await second.getByLabel('Цена доставки, ₽').fill('450,50')
  await second.getByLabel('Срок, дней').fill('3')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Доставка сохранена')).toBeVisible()
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Адрес доставки').fill('Москва, Тверская, 1')
  await page.getByLabel('Почтовый индекс').fill('101000')
  await page.getByLabel('Телефон').fill('+7 900 000-00-00')
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check({ force: true })
}

/** Expects a warning if the address names a region to which the chosen transport does not go; none if it names no region. */
async function expectRegionWarning(page: Page): Promise<void> {
  const [dialog, address] = [page.getByRole('dialog'), page.getByLabel('Адрес доставки')]
  await address.fill('Химки, Рабочая, 2')
  await expect(dialog.getByText('Адрес в другом регионе')).toHaveCount(0)
  await address.fill('Химки, Московская область')
  await expect(dialog.getByText('Адрес в другом регионе')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await dialog.getByRole('button', { name: /^Самовывоз: г. Химки/ }).click()
  await expect(dialog.getByText('Адрес в другом регионе')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Доставка' }).getByText('Транспорт продавца: г. Москва').click()
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click()
}

/** As the seller: changes the price of the transport to 500 rubles while the buyer fills in the form. 77 is the code of the region Moscow. */
async function changeTariff(page: Page, { trader, tokens }: Seller): Promise<void> {
  const ways = [{ kind: 'transport', regions: [77], price: 500, lead_days: 3 }]
  expect((await page.request.put(`/api/v1/companies/${trader.id}/delivery-ways/`, { ...bearer(tokens), data: { ways } })).status()).toBe(
    200,
  )
}

test('a seller sets ways of delivery and a buyer pays for the chosen one', async ({ page, request, browser }) => {
  const shop = await createSeller(request)
  await request.put(`/api/v1/companies/${shop.trader.id}/bank-details/`, { ...bearer(shop.tokens), data: BANK })
  const item = await createProductOnSale(request, shop)
  const sellerPage = await (await browser.newContext()).newPage()
  await signInTab(sellerPage, shop.tokens)
  await enterDeliveryMethods(sellerPage)
  await inEachThemeAndWidth(sellerPage, () => expectAccessible(sellerPage))

  const buyer = await createMember(request, 'Покупаев Лев')
  await signInTab(page, buyer.tokens)
  await open(page, `/marketplace/item/${item.id}`)
  await expect(page.getByText('Самовывоз: г. Химки, склад 4, бесплатно')).toBeVisible()
  await page.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(page.getByRole('button', { name: 'В корзине' }).first()).toBeVisible()
  await open(page, '/profile/basket')
  const choice = page.getByRole('group', { name: 'Доставка' })
  await expect(choice.getByRole('radio').first()).toBeChecked()
  await choice.getByText('Транспорт продавца: г. Москва').click()
  await expect.poll(async () => withPlainSpaces(await page.getByRole('main').textContent())).toContain('1 450,50 ₽')
  await inEachThemeAndWidth(page, () => expectAccessible(page))

  await page.getByRole('button', { name: 'Перейти к оформлению' }).click()
  await page.getByRole('button', { name: 'По счёту' }).click()
  await page.getByLabel('ИНН компании').fill(BUYER_INN)
  await page.getByLabel('Почта бухгалтера').fill('buh@kolosok.example')
  await expectRegionWarning(page)
  await fillAddress(page)
  await expect(page.getByText('Адрес в другом регионе')).toHaveCount(0)
  await changeTariff(page, shop)
  await page.getByRole('button', { name: 'Получить счёт' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Изменилась доставка' })).toBeVisible()
  await expect.poll(async () => withPlainSpaces(await page.getByRole('dialog').textContent())).toContain('1 500 ₽')
  await page.getByRole('button', { name: 'Получить счёт' }).click()
  await page.waitForURL(/\/invoice\//)
  await expect(page.getByText('Доставка транспортом продавца: г. Москва')).toBeVisible()

  const { result } = (await (await request.get('/api/v1/products-order/', bearer(buyer.tokens))).json()) as { result: { id: number }[] }
  await open(page, `/profile/orders/${result[0]?.id}`)
  await expect(page.getByText(/Транспорт продавца: г. Москва, 500\s₽, срок до 3\sдней/)).toBeVisible()
  await sellerPage.context().close()
})
