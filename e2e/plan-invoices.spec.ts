// A company pays for a plan by invoice: the member requests the invoice, staff enter its payment, the plan begins. 7799483056 is the taxpayer
// number (ИНН) of a company of the test register.
// Russian labels: «Счёт на оплату» invoice, «Получить счёт» get the invoice, «Внести оплату» enter the payment, «Оплачен» paid.
import { fetchStaffTokens, fetchTokens, registerAccount, signInTab } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** Moscow is three hours ahead of UTC: the form takes the day of the payment in Moscow. */
const MOSCOW_MS = 3 * 3_600_000

test('a company gets an invoice for a plan, staff enter its payment, and the plan runs', async ({ page, request, browser, baseURL }) => {
  const email = await registerAccount(request)
  await signInTab(page, await fetchTokens(request, email))
  await open(page, '/tariffs')
  const business = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Business', exact: true }) })
  await business.getByRole('link', { name: 'Счёт на оплату' }).click()
  const dialog = page.getByRole('dialog', { name: /Счёт на тариф Business/ })
  await dialog.getByLabel('ИНН компании').fill('7799483056')
  await expect(dialog.getByText('ООО «Стальной Колосок»')).toBeVisible()
  await expect(dialog.getByText(/^7799483056, \d{9}$/)).toBeVisible()
  await dialog.getByLabel('Почта бухгалтера').fill('buh@kolosok.test')
  await dialog.getByRole('button', { name: 'Получить счёт' }).click()
  await page.waitForURL(/\/plan-invoice\//)
  await expect(page.getByText('Тариф Business, месяц')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await expect(page.getByRole('button', { name: 'Договор-оферта' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Бухгалтеру' }).click()
  const letter = page.getByRole('dialog', { name: 'Отправить счёт бухгалтеру' })
  await expect(letter.getByLabel('Почта бухгалтера')).toHaveValue('buh@kolosok.test')
  await letter.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Счёт отправлен на buh@kolosok.test')).toBeVisible()
  await page.getByRole('link', { name: 'Тариф «Сверки»' }).click()
  const invoice = page.getByRole('link', { name: /^Счёт № \d+/ })
  const number = /№ (\d+)/.exec((await invoice.textContent()) ?? '')?.[1] ?? ''
  await inEachThemeAndWidth(page, () => expectAccessible(page))

  const office = await browser.newPage(baseURL ? { baseURL } : {})
  await signInTab(office, await fetchStaffTokens(request))
  await open(office, `/back-office/plan-invoices?search=${number}`)
  await office.getByRole('button', { name: /Внести оплату/ }).click()
  await office.getByLabel('День поступления').fill(new Date(Date.now() + MOSCOW_MS).toISOString().slice(0, 10))
  await expect(office.getByText('Счёт просрочен')).toHaveCount(0)
  await office.getByRole('dialog').getByRole('button', { name: 'Внести оплату' }).click()
  await expect(office.getByText('Оплата внесена, тариф действует')).toBeVisible()
  await office.close()

  await open(page, '/profile/subscription')
  await expect(page.getByRole('heading', { name: 'Business' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Оплачен' })).toBeVisible()
  await expect(page.getByRole('cell', { name: `По счёту № ${number}` })).toBeVisible()
})
