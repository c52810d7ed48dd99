// Actions that need an account: for a guest the sign-in dialog opens, and after the sign-in the action continues.
// Russian labels: «Полный отчёт» full report, «Войти» sign in, «Зарегистрироваться» register.
import type { Page } from '@playwright/test'
import { makeEmail, PASSWORD, registerAccount } from './account.ts'
import { expect, expectAccessible, open, test, widths } from './page.ts'

/** The card of «Стальной Колосок», a company of the test register, by its taxpayer number. */
const CARD = '/counter-parties/7799483056'

/** Signs in through the dialog that is open. */
async function signIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Вход в Сверку' })
  await dialog.getByLabel('Электронная почта').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Войти' }).click()
}

test('a guest who asks for a full report signs in and gets it', async ({ page, request }) => {
  const email = await registerAccount(request)
  await open(page, `${CARD}/reliability`)
  await page.getByRole('button', { name: 'Полный отчёт' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход в Сверку' })).toBeVisible()
  await expectAccessible(page)
  await signIn(page, email)
  await page.waitForURL(/\/profile\/checks\/SV-\d{4}-\w{8}$/)
  await expect(page.getByRole('main')).toContainText('Стальной Колосок')
})

test('a guest without an account registers in the modal and still gets the full report', async ({ page }) => {
  const email = makeEmail()
  await page.setViewportSize(widths.phone)
  await open(page, `${CARD}/reliability`)
  await page.getByRole('button', { name: 'Полный отчёт' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Регистрация' }).click()
  await dialog.getByLabel('ФИО').fill('Туманов Игнат')
  await dialog.getByLabel('Электронная почта').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('условия использования').check()
  await dialog.getByLabel('согласие на обработку').check()
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText('✅ Регистрация прошла успешно!')).toBeVisible()
  await signIn(page, email)
  await page.waitForURL(/\/profile\/checks\/SV-/)
})

test('Escape cancels the sign-in and returns the focus to the button', async ({ page, request }) => {
  await open(page, `${CARD}/reliability`)
  const button = page.getByRole('button', { name: 'Полный отчёт' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Электронная почта')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
  // A later sign-in does not repeat the action.
  const email = await registerAccount(request)
  await open(page, '/login')
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/profile/info')
})

// «Это моя компания» («this is my company») begins a request to represent the company.
test('a guest who presses «Это моя компания» signs in and finds the company chosen in the request', async ({ page, request }) => {
  const email = await registerAccount(request)
  await open(page, '/counter-parties/7799518260')
  await page.getByRole('navigation', { name: 'Разделы карточки' }).getByText('Ещё').click()
  await page.getByRole('button', { name: 'Это моя компания' }).click()
  await signIn(page, email)
  await page.waitForURL('**/profile/add-company?company=7799518260')
  await expect(page.getByText('ООО «Колосок-Крепёж»')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Выбрать другую' })).toBeVisible()
})

// The graph of a company's connections can be expanded step by step only by members.
test('a guest signs in at the graph on the spot and takes the step', async ({ page, request }) => {
  const email = await registerAccount(request)
  await open(page, `${CARD}/connections?view=graph`)
  await page.getByRole('link', { name: 'Следующий шаг схемы открыт вошедшим.' }).click()
  await signIn(page, email)
  await page.getByRole('button', { name: 'Ещё один шаг: ООО «Колосок-Крепёж»' }).click()
  await expect(page.getByRole('button', { name: 'Шаг показан: ООО «Колосок-Крепёж»' })).toBeVisible()
  expect(page.url()).toContain(`${CARD}/connections?view=graph`)
})
