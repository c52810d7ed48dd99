// A member's profile: error messages, leaving a company, own data as a file, deleting the account, second factor, block, consent.
// Russian labels: «Отвязать компанию» leave the company, «Скачать мои данные» download my data, «Вход по коду» sign-in with a code,
// «Повторить» repeat.
import { readFileSync } from 'node:fs'
import { Secret, TOTP } from 'otpauth'
import { bearer, fetchStaffTokens, fetchTokens, makeEmail, PASSWORD, registerAccount, signInNewMember, signInTab } from './account.ts'
import { createMember, representTrader, takeTrader } from './members.ts'
import { expect, expectAccessible, open, test } from './page.ts'
import { emptyPdf } from './upload-files.ts'

test('registration with an invalid e-mail or a common password shows the specification’s messages', async ({ page }) => {
  await open(page, '/login?view=register')
  await page.getByLabel('ФИО').fill('Туманов Игнат')
  await page.getByLabel('Электронная почта').fill('нет-собаки')
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByLabel('условия использования').check()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Введите верные данные')
  await page.getByLabel('Электронная почта').fill(makeEmail())
  // Long enough and with all kinds of characters, but one of the most common passwords: keys that lie below each other.
  await page.getByLabel('Пароль', { exact: true }).fill('1qaz@WSX')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText('Этот пароль слишком легко угадать.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Введите верные данные')
})

test('an e-mail that another account uses is refused in the profile', async ({ page, request }) => {
  const taken = await registerAccount(request)
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Редактировать' }).click()
  await page.getByLabel('Электронная почта').fill(taken)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  // The misspelt message is prescribed by the specification.
  await expect(page.getByText('Пользватель с такой почтой уже зарегестрирован')).toBeVisible()
  await expect(page.getByLabel('Электронная почта')).toHaveValue(taken)
})

test('changing the password needs both fields, a strong new password and the right current one', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сменить пароль' })
  const save = dialog.getByRole('button', { name: 'Сохранить' })
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Текущий пароль').fill('Не-тот-пароль-1!')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Новый пароль').fill('короткий')
  await save.click()
  await expect(dialog.getByText('Пароль должен содержать хотя бы одну цифру.')).toBeVisible()
  await dialog.getByLabel('Новый пароль').fill('Новый-пароль-2!')
  await save.click()
  await expect(dialog.getByText('Неверный пароль.')).toBeVisible()
})

test('files that are not images are refused as a profile picture', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const wrongFiles = [
    { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
    { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
    { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ]
  for (const file of wrongFiles) {
    await page.locator('input[name=avatar]').setInputFiles(file)
    await expect(page.getByRole('alert').last()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
  }
})

test('leaving a company is confirmed in a dialog that can be cancelled', async ({ page, request }) => {
  const representative = await createMember(request)
  await representTrader(request, representative, takeTrader())
  await signInTab(page, representative.tokens)
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Отвязать компанию' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отвязать компанию?' })
  await expect(dialog.getByText('Все товары будут скрыты. Продолжить?')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Отменить' }).click()
  await expect(page.getByText('Вы представитель компании')).toBeVisible()
  await page.getByRole('button', { name: 'Отвязать компанию' }).click()
  await dialog.getByRole('button', { name: 'Отвязать компанию' }).click()
  await expect(page.getByText('Вы представитель компании')).toHaveCount(0)
})

test('a member downloads their data as one ZIP archive', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать мои данные' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('sverka.zip')
  const bytes = readFileSync(await download.path())
  // Every ZIP archive begins with these letters.
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('account.json')).toBe(true)
})

test('the dialog that deletes an account lists the data that are not deleted', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  const dialog = page.getByRole('dialog', { name: 'Удалить аккаунт' })
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByRole('list')).toContainText('журнал безопасности')
  await expectAccessible(page)
})

test('a member turns on the second factor, then signs in with a recovery code', async ({ page, request }) => {
  const email = await signInNewMember(page, request)
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Включить вход по коду' }).click()
  const dialog = page.getByRole('dialog', { name: 'Включить вход по коду' })
  await dialog.getByLabel('Пароль').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Дальше' }).click()
  const key = (await dialog.getByLabel('Ключ').inputValue()).replaceAll(' ', '')
  await expect(dialog.getByRole('img', { name: 'Код для приложения' })).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByLabel('Код из приложения')).toBeFocused()
  await dialog.getByLabel('Код из приложения').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate())
  await dialog.getByRole('button', { name: 'Включить' }).click()
  const codes = dialog.getByRole('list', { name: 'Резервные коды' }).getByRole('listitem')
  await expect(codes).toHaveCount(8)
  const recovery = await codes.first().innerText()
  await expect(dialog.getByRole('button', { name: 'Я сохранил коды' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Выключить вход по коду' })).toBeVisible()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await open(page, '/login')
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  const code = page.getByLabel('Код из приложения')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Неверный код.')
  await code.fill(recovery)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/profile/info')
})

test('a blocked member is signed out at their next action', async ({ page, request }) => {
  const email = await signInNewMember(page, request)
  await open(page, '/profile/info')
  await expect(page.getByLabel('Электронная почта')).toHaveValue(email)
  const tokens = await fetchTokens(request, email)
  const { id } = (await (await request.get('/auth/users/me/', bearer(tokens))).json()) as { id: number }
  const asStaff = bearer(await fetchStaffTokens(request))
  expect((await request.post(`/api/v1/admin/users/${id}/block/`, { ...asStaff, data: { reason: 'Проверка' } })).status()).toBe(204)
  const signedOut = page.waitForURL((url) => url.pathname === '/')
  const nextAction = page.getByRole('link', { name: 'Подписка' }).or(page.getByRole('button', { name: 'Скачать мои данные' }))
  // The open page may notice the block through a request of its own before the click: then the link is gone and the click fails.
  await Promise.race([
    signedOut,
    nextAction
      .first()
      .click()
      .catch(() => signedOut),
  ])
  await signedOut
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
})

test('a member without consent to process personal data gives it in an unticked box when sending documents', async ({ page, request }) => {
  const email = makeEmail()
  await request.post('/auth/users/', { data: { full_name: 'Другов Клиент', email, password: PASSWORD } })
  await signInTab(page, await fetchTokens(request, email))
  // A company of the test register, by its taxpayer number.
  await open(page, '/profile/add-company?company=7799518260')
  await page.getByLabel('Паспорт').setInputFiles(emptyPdf)
  await page.getByLabel('Свидетельство о постановке на учёт').setInputFiles(emptyPdf)
  const consent = page.getByLabel('согласие на обработку персональных данных')
  await expect(consent).not.toBeChecked()
  await expect(page.getByText('ООО «Колосок-Крепёж»')).toBeVisible()
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByRole('alert').getByText('Заполните все поля')).toBeVisible()
  await consent.check()
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByText('Запрос на привязку отправлен')).toBeVisible()
  await expect(page.getByText('Обработка персональных данных')).toBeVisible()
})

test('lists that failed to load show an error each, and «Повторить» loads them', async ({ page, request }) => {
  await signInNewMember(page, request)
  const listCalls = /\/api\/v1\/(?:profile\/sessions|ticket-company-binding)\//
  await page.route(listCalls, (route) => route.fulfill({ status: 503, json: { code: 'database_unavailable', status: 503 } }))
  await open(page, '/profile/info')
  const failed = page.getByText('Не удалось загрузить. Это не значит, что здесь ничего нет.')
  await expect(failed).toHaveCount(3)
  await page.unroute(listCalls)
  await page.getByRole('button', { name: 'Повторить' }).first().click()
  await expect(failed).toHaveCount(2)
  await page.getByRole('button', { name: 'Повторить' }).first().click()
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Отозвать' }).first()).toBeVisible()
})
