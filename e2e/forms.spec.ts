// Forms by keyboard only: while a request is pending they send no second one, and after an error the focus is where the person continues.
// Russian labels: «Войти» sign in, «Сохранить» save, «Отправить» send, «Сменить пароль» change the password, «Удалить аккаунт» delete the
// account.
import type { Locator, Page } from '@playwright/test'
import { fetchTokens, makeEmail, PASSWORD, registerAccount, signInNewMember } from './account.ts'
import { expect, expectAccessible, open, test } from './page.ts'
import { emptyPdf } from './upload-files.ts'

const WRONG_PASSWORD = 'Не-тот-пароль-1!'
/** A company of the test register, by its taxpayer number. */
const CARD = '/counter-parties/7799483056'

interface Submission {
  readonly page: Page
  readonly button: Locator
  /** URL pattern of the request whose answer is delayed. */
  readonly address: string
  /** 'refusal': the request reaches the server, which refuses it. 'nothing': the connection is lost. */
  readonly answer: 'refusal' | 'nothing'
}

/** Submits by the button and presses it again while it is busy. Resolves after the answer; fails unless exactly one request was sent. */
async function sendOnce({ page, button, address, answer }: Submission): Promise<void> {
  const gate = Promise.withResolvers<void>()
  let requestCount = 0
  await page.route(address, async (route) => {
    requestCount += 1
    await gate.promise
    await (answer === 'refusal' ? route.continue() : route.abort())
  })
  await button.focus()
  await page.keyboard.press('Enter')
  const busy = page.locator('button[aria-busy=true]')
  await expect(busy).toBeFocused()
  await expect(busy).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await busy.dblclick({ force: true })
  await expect(busy).toBeFocused()
  await expectAccessible(page)
  gate.resolve()
  await expect(busy).toHaveCount(0)
  expect(requestCount).toBe(1)
}

test('after a wrong password in the dialog the password field has the focus and Enter retries', async ({ page, request }) => {
  const email = await registerAccount(request)
  await open(page, `${CARD}/reliability`)
  await page.getByRole('button', { name: 'Полный отчёт' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход в Сверку' })
  await expect(dialog.getByText('Отчёт делается под вашим именем')).toBeVisible()
  await dialog.getByLabel('Электронная почта').fill(email)
  const password = dialog.getByLabel('Пароль', { exact: true })
  await password.fill(WRONG_PASSWORD)
  await sendOnce({ page, button: dialog.getByRole('button', { name: 'Войти' }), address: '**/auth/jwt/create/', answer: 'refusal' })
  await expect(dialog.getByRole('alert').getByText('Неверный логин или пароль')).toBeVisible()
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/profile\/checks\/SV-/)
})

test('after a registration with a taken e-mail the focus stays on the button', async ({ page, request }) => {
  const email = await registerAccount(request)
  await open(page, '/login?view=register')
  await page.getByLabel('ФИО').fill('Туманов Игнат')
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByLabel('условия использования').check()
  const button = page.getByRole('button', { name: 'Зарегистрироваться' })
  await sendOnce({ page, button, address: '**/auth/users/', answer: 'refusal' })
  await expect(button).toBeFocused()
  await page.getByLabel('Электронная почта').fill(makeEmail())
  await button.click()
  await expect(page.getByText('✅ Регистрация прошла успешно!')).toBeVisible()
})

test('when a password change fails, the wrong field takes the focus', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сменить пароль' })
  const [current, fresh] = [dialog.getByLabel('Текущий пароль'), dialog.getByLabel('Новый пароль')]
  const button = dialog.getByRole('button', { name: 'Сохранить' })
  await current.fill(WRONG_PASSWORD)
  await fresh.fill('короткий')
  await button.press('Enter')
  await expect(fresh).toBeFocused()
  await fresh.fill('Новый-пароль-2!')
  await sendOnce({ page, button, address: '**/auth/users/set_password/', answer: 'refusal' })
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription('Неверный пароль.')
})

test('when a request to support fails to send, its text field has the focus', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/support')
  await page.getByRole('button', { name: 'Создать обращение' }).click()
  const dialog = page.getByRole('dialog', { name: 'Обращение в поддержку' })
  const [text, button] = [dialog.getByLabel('Что случилось'), dialog.getByRole('button', { name: 'Отправить' })]
  for (const _attempt of ['first', 'second']) {
    await button.press('Enter')
    await expect(text).toBeFocused()
  }
  await text.fill('Не приходит письмо')
  await sendOnce({ page, button, address: '**/api/v1/support/', answer: 'nothing' })
  await expect(text).toBeFocused()
})

test('the profile’s fields take the focus when opened and give it back to their button', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  const edit = page.getByRole('button', { name: 'Редактировать' })
  for (const end of ['Отменить', 'Сохранить']) {
    await edit.press('Enter')
    await expect(page.getByLabel('ФИО')).toBeFocused()
    await page.getByRole('button', { name: end }).press('Enter')
    await expect(edit).toBeFocused()
  }
})

test('the focus stays with the list when a sign-in ends or a consent is withdrawn', async ({ page, request }) => {
  const email = await signInNewMember(page, request)
  await fetchTokens(request, email)
  await open(page, '/profile/info')
  for (const [title, name] of [
    ['Входы в аккаунт', 'Завершить'],
    ['Согласия', 'Отозвать'],
  ] as const) {
    const buttons = page.getByRole('button', { name })
    await expect(buttons.first()).toBeVisible()
    const before = await buttons.count()
    await buttons.first().press('Enter')
    await expect(buttons).toHaveCount(before - 1)
    await expect(page.locator(':focus').getByRole('heading', { name: title })).toBeVisible()
  }
})

test('when the password is wrong at account deletion, its field takes the focus', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  const dialog = page.getByRole('dialog', { name: 'Удалить аккаунт' })
  const password = dialog.getByLabel('Пароль для подтверждения')
  await password.fill(WRONG_PASSWORD)
  const button = dialog.getByRole('button', { name: 'Удалить аккаунт' })
  await sendOnce({ page, button, address: '**/api/v1/profile/delete/', answer: 'refusal' })
  await expect(password).toBeFocused()
})

test('when documents fail to upload, the focus stays on the button', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/add-company?company=7799518260')
  await page.getByLabel('Паспорт').setInputFiles(emptyPdf)
  await page.getByLabel('Свидетельство о постановке на учёт').setInputFiles(emptyPdf)
  await expect(page.getByText('ООО «Колосок-Крепёж»')).toBeVisible()
  const button = page.getByRole('button', { name: 'Отправить заявку' })
  await sendOnce({ page, button, address: '**/api/v1/ticket-company-binding/', answer: 'nothing' })
  await expect(button).toBeFocused()
})

test('when a refresh of a card fails, the focus stays on the button', async ({ page }) => {
  await open(page, CARD)
  const button = page.getByRole('button', { name: 'Обновить данные' })
  await sendOnce({ page, button, address: '**/api/v1/company-update/**', answer: 'nothing' })
  await expect(button).toBeFocused()
})
