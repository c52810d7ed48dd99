// Registration, sign-in, token refresh in several tabs, a forgotten password; also by keyboard only.
// Russian labels: «Войти» sign in, «Выйти» sign out, «Регистрация» registration, «Запомнить меня» remember me, «Забыли пароль?» forgotten
// password, «Сохранить» save.
import type { APIRequestContext, Page } from '@playwright/test'
import { makeEmail, PASSWORD, registerAccount } from './account.ts'
import { accessibleEverywhere, expect, expectAccessible, open, stopClock, test } from './page.ts'

async function signIn(page: Page, email: string, { remember = true } = {}): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  if (!remember) await page.getByLabel('Запомнить меня').uncheck()
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('banner').getByText('Туманов Игнат')).toBeVisible()
}

/** Key under which the router stores the scroll positions of this tab; the tests ignore it. */
const SCROLL = 'react-router-scroll-positions'

/** Keys that the page has stored, sorted. */
const listStored = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate(
    ([name, scroll]) =>
      Object.keys(window[name])
        .filter((key) => key !== scroll)
        .sort(),
    [storage, SCROLL] as const,
  )

test('a newcomer registers and signs in', async ({ page }) => {
  const email = makeEmail()
  await open(page, '/login')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Регистрация' }).click()
  const submit = page.getByRole('button', { name: 'Зарегистрироваться' })
  await page.getByLabel('ФИО').fill('Туманов Игнат')
  await page.getByLabel('Электронная почта').fill(email)
  const password = page.getByLabel('Пароль', { exact: true })
  await password.fill('карьер')
  await expect(page.getByText('Пароль должен содержать минимум 8 символов.')).toBeVisible()
  await password.fill('карьерный')
  await expect(page.getByText('Пароль должен содержать хотя бы одну цифру.')).toBeVisible()
  await password.fill('карьерный1')
  await expect(page.getByText('Пароль должен содержать хотя бы один специальный символ.')).toBeVisible()
  await password.fill(PASSWORD)
  await expect(submit).toBeDisabled()
  await password.press('Enter')
  await expect(page.getByRole('alert').getByText('Пожалуйста, примите условия.')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await page.getByLabel('условия использования').check()
  await page.getByLabel('согласие на обработку').check()
  await submit.click()
  await expect(page.getByText('✅ Регистрация прошла успешно!')).toBeVisible()
  await expect(page.getByLabel('Электронная почта')).toHaveValue(email)
  expect(await listStored(page, 'localStorage')).toEqual([])
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('banner').getByText('Туманов Игнат')).toBeVisible()
})

// The misspelt message about a taken address is prescribed letter by letter by the specification.
test('a taken address and a wrong password show the messages of the specification', async ({ page, request }) => {
  const email = await registerAccount(request)
  await open(page, '/login')
  await expect(page.getByRole('button', { name: 'Войти' })).toBeDisabled()
  await page.getByLabel('Электронная почта').press('Enter')
  await expect(page.getByRole('alert').getByText('Пожалуйста, заполните все поля и примите условия.')).toBeVisible()
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill('не-тот')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Неверный логин или пароль')
  await page.getByRole('button', { name: 'Регистрация' }).click()
  await page.getByLabel('ФИО').fill('Кто-то другой')
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByLabel('условия использования').check()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Пользватель с такой почтой уже зарегестрирован')
})

test('a refusal is shown even if its text cannot be loaded, and what was typed stays', async ({ page }) => {
  await open(page, '/login')
  const email = makeEmail()
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.route('**/auth/jwt/create/', (route) => route.fulfill({ status: 429, json: { code: 'too_many_requests', status: 429 } }))
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Нет связи с сервером. Введённое сохранено, попробуйте ещё раз.')
  await expect(page.getByLabel('Электронная почта')).toHaveValue(email)
})

test("tokens and their member's name are kept, in local storage if remembered, else in this tab", async ({ page, request }) => {
  await signIn(page, await registerAccount(request))
  await expect.poll(() => listStored(page, 'localStorage')).toEqual(['access', 'person', 'refresh'])
  expect(await listStored(page, 'sessionStorage')).toEqual([])
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await signIn(page, await registerAccount(request), { remember: false })
  expect(await listStored(page, 'localStorage')).toEqual([])
  await expect.poll(() => listStored(page, 'sessionStorage')).toEqual(['access', 'person', 'refresh'])
})

test('five tabs that wake at once with an old access token refresh once', async ({ page, context, request }) => {
  await signIn(page, await registerAccount(request))
  const before = await page.evaluate(() => localStorage.refresh as string)
  await page.evaluate(() => {
    localStorage.access = 'old.access.token'
  })
  let refreshes = 0
  context.on('request', (sent) => {
    if (sent.url().includes('/auth/jwt/refresh')) refreshes += 1
  })
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/counter-parties')))
  for (const tab of tabs) await expect(tab.getByRole('banner').getByText('Туманов Игнат')).toBeVisible()
  expect(refreshes).toBe(1)
  expect(await page.evaluate(() => localStorage.refresh as string)).not.toBe(before)
})

test('a member without valid tokens lands on the home page as a guest', async ({ page, request }) => {
  await signIn(page, await registerAccount(request))
  // A file has no scripts: on a page, a late call could notice the loss before the next page opens.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.access = 'old.access.token'
    localStorage.refresh = 'stolen-and-used'
  })
  await page.goto('/counter-parties')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  expect(await listStored(page, 'localStorage')).toEqual([])
})

/** Path of the reset link in the e-mail sent to the address; '' if there is none. A server in development lists its e-mails at this URL. */
async function resetLink(request: APIRequestContext, email: string): Promise<string> {
  const emails = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
  return /\/reset-password\/\S+/.exec(emails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
}

test('a message over an open dialog is announced, can be closed, and stays when the dialog closes', async ({ page }) => {
  await page.clock.install()
  await open(page, '/counter-parties/7799483056/reliability')
  const dialog = page.getByRole('dialog')
  const message = page.getByText('✅ Письмо с инструкциями отправлено!')
  const askForEmail = async () => {
    await page.getByRole('button', { name: 'Полный отчёт' }).click()
    await dialog.getByRole('button', { name: 'Забыли пароль?' }).click()
    await dialog.getByLabel('Электронная почта').fill('nobody@luna.example')
    // Success messages disappear after five seconds; here it stays until it was examined.
    await stopClock(page)
    await dialog.getByRole('button', { name: 'Отправить ссылку' }).click()
    await expect(message).toBeVisible()
  }
  await askForEmail()
  // Outside the dialog everything is inert: neither read aloud nor clickable.
  await expect(dialog.getByRole('status').filter({ has: message })).toBeVisible()
  await dialog.getByRole('status').getByRole('button', { name: 'Закрыть' }).click()
  await expect(message).toBeHidden()
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await askForEmail()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(message).toBeVisible()
})

test('a forgotten password is replaced by e-mail, and the old link is dead', async ({ page, request }) => {
  const email = await registerAccount(request)
  await open(page, '/login')
  await page.getByRole('button', { name: 'Забыли пароль?' }).click()
  await expect(page.getByRole('heading', { name: 'Восстановить пароль' })).toBeVisible()
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect(page.getByText('Письмо со ссылкой на восстановление аккаунта отправлено Вам на почту')).toBeVisible()
  await expect(page.getByText('✅ Письмо с инструкциями отправлено!')).toBeVisible()
  const link = await resetLink(request, email)
  await open(page, link)
  expect(page.url()).not.toContain(link)
  await page.getByLabel('Пароль', { exact: true }).fill('Новый-пароль-2!')
  await page.getByLabel('Ещё раз').fill('Другой-пароль-2!')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Пароли не совпадают')).toBeVisible()
  await page.getByLabel('Пароль', { exact: true }).fill('мало')
  await page.getByLabel('Ещё раз').fill('мало')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Пароль слишком короткий')).toBeVisible()
  await page.getByLabel('Пароль', { exact: true }).fill('Новый-пароль-2!')
  await page.getByLabel('Ещё раз').fill('Новый-пароль-2!')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('✅ Пароль успешно изменён.')).toBeVisible()
  await expect(page.getByText('Ваш пароль успешно обновлен')).toBeVisible()
  await open(page, link)
  await page.getByLabel('Пароль', { exact: true }).fill('Третий-пароль-3!')
  await page.getByLabel('Ещё раз').fill('Третий-пароль-3!')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Ошибка. Ссылка может быть недействительна.')).toBeVisible()
  await expect(page.getByRole('alert').getByText('Не удалось обновить пароль')).toBeVisible()
})

test('the new-password modal opens over any page whose URL carries a uid', async ({ page, request }) => {
  const email = await registerAccount(request)
  await request.post('/auth/users/reset_password/', { data: { email } })
  const [, , uid = '', token = ''] = (await resetLink(request, email)).split('/')
  await open(page, `/counter-parties?uid=${uid}&token=${token}`)
  const dialog = page.getByRole('dialog', { name: 'Новый пароль' })
  await dialog.getByLabel('Пароль', { exact: true }).fill('Новый-пароль-2!')
  await dialog.getByLabel('Ещё раз').fill('Новый-пароль-2!')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход в Сверку' })).toBeVisible()
  await expect(page).not.toHaveURL(/uid/)
})

test('every form is reached and sent by keyboard alone', async ({ page, request }) => {
  const email = await registerAccount(request)
  await open(page, '/login')
  await page.getByRole('button', { name: 'Вход', exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText('Туманов Игнат')).toBeVisible()
})

accessibleEverywhere('the login', '/login')
accessibleEverywhere('the registration', '/login?view=register')
// `MQ` is the user id 1 in Base64; the form is shown whether the token is valid or not.
accessibleEverywhere('a new password', '/reset-password/MQ/token')
