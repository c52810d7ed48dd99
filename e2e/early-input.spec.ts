// Input before React has hydrated the page (attached its handlers to the server's HTML) is not lost: typed, ticked, chosen and autofilled
// values, and clicks.
// Russian labels: «Войти» sign in, «Больше» more, «В корзину» add to cart, «Сравнить» compare.
import type { Page } from '@playwright/test'
import { makeEmail, PASSWORD, registerAccount } from './account.ts'
import { expect, open, test, waitForHydration } from './page.ts'

/** A product of the demo. */
const PRODUCT = '/marketplace/item/3'

/** Opens a page and holds its scripts back; the returned function lets them load and resolves once the page is hydrated. */
async function openWithBlockedScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  return async () => {
    gate.resolve()
    await waitForHydration(page)
  }
}

const emailField = (page: Page) => page.getByLabel('Электронная почта')
const passwordField = (page: Page) => page.getByLabel('Пароль', { exact: true })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Войти' })
const expectSignedIn = (page: Page) => expect(page.getByRole('banner').getByText('Туманов Игнат')).toBeVisible()

/** Fills fields, by name, as browser autofill does: without an event. */
const fillSilently = (page: Page, values: Record<string, string>) =>
  page.evaluate((valueByName) => {
    for (const [name, value] of Object.entries(valueByName)) {
      const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (field) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    }
  }, values)

test('an e-mail, a password and a choice entered before hydration are used to sign in', async ({ page, request }) => {
  const email = await registerAccount(request)
  const release = await openWithBlockedScripts(page, '/login')
  await emailField(page).click()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.getByLabel('Запомнить меня').uncheck()
  await release()
  await expect(emailField(page)).toHaveValue(email)
  await expect(page.getByLabel('Запомнить меня')).not.toBeChecked()
  await signInButton(page).click()
  await expectSignedIn(page)
  expect(await page.evaluate(() => [Boolean(localStorage.refresh), Boolean(sessionStorage.refresh)])).toEqual([false, true])
})

test('autofilled values from before hydration are used to sign in', async ({ page, request }) => {
  const email = await registerAccount(request)
  const release = await openWithBlockedScripts(page, '/login')
  await fillSilently(page, { email, password: PASSWORD })
  await release()
  await expect(signInButton(page)).toBeEnabled()
  await signInButton(page).click()
  await expectSignedIn(page)
})

test('values autofilled after hydration are used once the visitor touches the form', async ({ page, request }) => {
  const email = await registerAccount(request)
  await open(page, '/login')
  await fillSilently(page, { email, password: PASSWORD })
  // Any pointer event counts as a touch; `force`, because the button is still disabled.
  await signInButton(page).hover({ force: true })
  await expect(signInButton(page)).toBeEnabled()
  await signInButton(page).click()
  await expectSignedIn(page)
})

test('autofilled values that scripts cannot read yet do not disable the button', async ({ page }) => {
  await open(page, '/login')
  await expect(signInButton(page)).toBeDisabled()
  // Browsers hide autofilled values from scripts until the person interacts; the animation of `:autofill` is the only sign of them.
  await passwordField(page).evaluate((field) =>
    field.dispatchEvent(new AnimationEvent('animationstart', { animationName: 'filled-by-browser', bubbles: true })),
  )
  await expect(signInButton(page)).toBeEnabled()
  await signInButton(page).click()
  await expect(page.getByRole('alert').getByText('Пожалуйста, заполните все поля')).toBeVisible()
  // After a real edit the form goes by the values that it reads.
  await emailField(page).fill('a')
  await emailField(page).fill('')
  await expect(signInButton(page)).toBeDisabled()
})

test('Enter pressed before hydration keeps the password out of the URL and loses no text', async ({ page }) => {
  const release = await openWithBlockedScripts(page, '/login')
  await emailField(page).fill('me@luna.example')
  await passwordField(page).fill(PASSWORD)
  await passwordField(page).press('Enter')
  await release()
  await expect(page).toHaveURL('/login')
  await expect(passwordField(page)).toHaveValue(PASSWORD)
})

test('a registration filled in before hydration is sent complete', async ({ page }) => {
  const release = await openWithBlockedScripts(page, '/login?view=register')
  await page.getByLabel('ФИО').fill('Туманов Игнат')
  await emailField(page).fill(makeEmail())
  await passwordField(page).fill(PASSWORD)
  await page.getByLabel('условия использования').check()
  await page.getByLabel('согласие на обработку').check()
  await release()
  const sent = page.waitForRequest('**/auth/users/')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ full_name: 'Туманов Игнат', terms: true, personal_data: true })
  await expect(page.getByText('✅ Регистрация прошла успешно!')).toBeVisible()
})

test('a new password typed before hydration can be saved', async ({ page }) => {
  const release = await openWithBlockedScripts(page, '/reset-password/MQ/token')
  await passwordField(page).fill(PASSWORD)
  await page.getByLabel('Ещё раз').fill(PASSWORD)
  await release()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Ошибка. Ссылка может быть недействительна.')).toBeVisible()
})

test('an e-mail for a password reset typed before hydration can be submitted', async ({ page }) => {
  const release = await openWithBlockedScripts(page, '/login?view=forgot')
  await emailField(page).fill(makeEmail())
  await release()
  await page.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect(page.getByText('✅ Письмо с инструкциями отправлено!')).toBeVisible()
})

for (const [where, path] of [
  ['the home page', '/'],
  ['the search', '/counter-parties'],
] as const)
  test(`text typed before hydration on ${where} is suggested and searched`, async ({ page }) => {
    const release = await openWithBlockedScripts(page, path)
    const box = page.getByRole('main').getByRole('combobox').first()
    await box.click()
    await page.keyboard.type('Колосок')
    await release()
    await expect(box).toHaveValue('Колосок')
    await expect(page.getByText('Колосок-Крепёж').first()).toBeVisible()
    await box.press('Enter')
    await expect(page).toHaveURL(/query=/)
  })

test('a filter ticked before hydration is applied', async ({ page }) => {
  const release = await openWithBlockedScripts(page, '/counter-parties?query=ооо')
  await page.getByRole('radio', { name: /Только ИП/ }).check({ force: true })
  await release()
  await expect(page).toHaveURL(/kind=entrepreneur/)
})

test('an ordering chosen before hydration is applied', async ({ page }) => {
  const release = await openWithBlockedScripts(page, '/marketplace')
  await page.locator('select[name=ordering]').selectOption('price')
  await release()
  await expect(page).toHaveURL(/ordering=price/)
})

test('a quantity typed before hydration is what the plus and minus buttons change', async ({ page }) => {
  const release = await openWithBlockedScripts(page, PRODUCT)
  const quantity = page.getByRole('textbox', { name: 'Количество' })
  await quantity.fill('3')
  await release()
  await expect(quantity).toHaveValue('3')
  await page.getByRole('button', { name: 'Больше' }).click()
  await expect(quantity).toHaveValue('4')
})

test('clicks on a button before hydration count as one click afterwards', async ({ page }) => {
  const release = await openWithBlockedScripts(page, PRODUCT)
  const more = page.getByRole('button', { name: 'Больше' })
  await more.click()
  await more.click()
  await release()
  await expect(page.getByRole('textbox', { name: 'Количество' })).toHaveValue('2')
  await more.click()
  await expect(page.getByRole('textbox', { name: 'Количество' })).toHaveValue('3')
})

test('«В корзину» clicked before hydration asks a guest to sign in', async ({ page }) => {
  const release = await openWithBlockedScripts(page, PRODUCT)
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a company number typed before hydration survives an early Enter', async ({ page }) => {
  const release = await openWithBlockedScripts(page, '/extended-report')
  const company = page.getByRole('textbox').first()
  await company.fill('7799483056')
  await company.press('Enter')
  await expect(company).toHaveValue('7799483056')
  await release()
})

test('«Сравнить» clicked before hydration adds the company to the last comparison', async ({ page }) => {
  await open(page, '/compare?company=7799483056')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('compared'))).toBe('7799483056')
  const release = await openWithBlockedScripts(page, '/counter-parties/7799518260')
  await page.getByRole('link', { name: 'Сравнить', exact: true }).click()
  await page.waitForURL(/\/compare/, { waitUntil: 'domcontentloaded' })
  await release()
  await expect(page).toHaveURL('/compare?company=7799483056&company=7799518260')
  await expect(page.getByRole('columnheader', { name: 'ИНН 7799483056' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [what, path] of [
    ['signing in', '/login'],
    ['registering', '/login?view=register'],
    ['a new password', '/reset-password/MQ/token'],
    ['the profile', '/profile/info'],
    ['a conversation', '/profile/messages'],
    ['buying', PRODUCT],
    ['a plan', '/tariffs'],
    ['an extended report', '/extended-report'],
  ] as const)
    test(`${what} says that it needs JavaScript and what works without it`, async ({ page }) => {
      await page.goto(path)
      const noScriptTexts = page.locator('main noscript p')
      await expect(noScriptTexts).toBeVisible()
      expect(await noScriptTexts.innerText()).toContain('нужен JavaScript')
      expect(await noScriptTexts.innerText()).toContain('работают поиск, карточки компаний и маркетплейс')
    })

  test('the search, a card and the marketplace work', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('combobox').fill('7799483056')
    await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
    await expect(page).toHaveURL(/\/counter-parties\/7799483056/)
    await page.goto('/marketplace')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
