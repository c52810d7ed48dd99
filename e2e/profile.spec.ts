// A member's profile: closed to guests; editing, picture, password, support, adding a company, deleting the account.
// Russian labels: «Редактировать» edit, «Сохранить» save, «Сменить пароль» change the password, «Отправить заявку» send the request, «Выйти»
// sign out.
import { PASSWORD, signInNewMember } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'
import { emptyPdf } from './upload-files.ts'

/** A blue picture of 8×6 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPQsjmEFTEMpAQAJ4Y3gds7rckAAAAASUVORK5CYII=',
  'base64',
)

test('a guest who opens a profile page is redirected to the home page', async ({ page }) => {
  for (const path of ['', '/info', '/basket', '/products/add', '/add-company', '/support']) {
    await page.goto(`/profile${path}`)
    await page.waitForURL((url) => url.pathname === '/')
  }
})

test('on a phone the row of sections is scrolled to the open one before scripts have loaded', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInNewMember(page, request)
  const isInSight = () =>
    page.locator('nav a[aria-current="page"]', { hasText: 'Досье сделок' }).evaluate((link) => {
      const { left, right } = link.getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth
    })
  const scripts = '**/*.js'
  await page.route(scripts, (route) => route.abort())
  await page.goto('/profile/deals')
  await expect.poll(isInSight).toBe(true)
  await page.unroute(scripts)
  await open(page, '/profile/deals')
  expect(await isInSight()).toBe(true)
})

test('fields open for editing, keep what was typed on an error, and save', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  const name = page.getByLabel('ФИО')
  await expect(name).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Редактировать' }).click()
  await page.getByLabel('Должность').fill('Финансовый директор')
  await page.getByLabel('Телефон').fill('+7 (900) 000-41-27')
  await name.fill(' ')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('alert').getByText('Ошибка при сохранении данных')).toBeVisible()
  await expect(page.getByLabel('Должность')).toHaveValue('Финансовый директор')
  await name.fill('Выдумкина Ольга Павловна')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(name).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel('ФИО')).toHaveValue('Выдумкина Ольга Павловна')
  await expect(page.getByLabel('Должность')).toHaveValue('Финансовый директор')
})

test('a new e-mail takes effect when the button behind its link is pressed, signed in or not', async ({ page, request, browser }) => {
  const email = await signInNewMember(page, request)
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Редактировать' }).click()
  await page.getByLabel('Электронная почта').fill(`new-${email}`)
  await page.getByLabel('Текущий пароль для смены почты').fill(PASSWORD)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(`Новый адрес new-${email} начнёт действовать`)).toBeVisible()
  const emails = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
  const link = /\/confirm-email\/\S+/.exec(emails.find(({ to }) => to === `new-${email}`)?.text ?? '')?.[0] ?? ''
  const elsewhere = await (await browser.newContext()).newPage()
  await open(elsewhere, link)
  await expect(elsewhere).toHaveURL(/\/confirm-email\/-$/)
  await page.reload()
  await expect(page.getByText(`Новый адрес new-${email} начнёт действовать`)).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Подтвердить адрес' }).click()
  await expect(elsewhere.getByText('Новый адрес почты подтверждён')).toBeVisible()
  await expectAccessible(elsewhere)
  await elsewhere.context().close()
  await page.reload()
  await expect(page.getByLabel('Электронная почта')).toHaveValue(`new-${email}`)
})

test('a profile picture is cropped to a square and shown', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  await page.locator('input[name=avatar]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE })
  const dialog = page.getByRole('dialog', { name: 'Фото профиля' })
  await dialog.getByRole('button', { name: 'Видимая часть картинки' }).press('ArrowRight')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toBeHidden()
  const source = await page.getByRole('banner').locator('img').getAttribute('src')
  expect((await request.get(source ?? '')).headers()['content-type']).toBe('image/png')
})

test('changing the password ends the member’s other session at once', async ({ page, request }) => {
  const email = await signInNewMember(page, request)
  const other = (await (await request.post('/auth/jwt/create/', { data: { email, password: PASSWORD } })).json()) as { access: string }
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await page.getByLabel('Текущий пароль').fill(PASSWORD)
  await page.getByLabel('Новый пароль').fill('Новый-пароль-2!')
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Ваш пароль успешно обновлен')).toBeVisible()
  const answer = await request.get('/auth/users/me/', { headers: { authorization: `Bearer ${other.access}` } })
  expect(answer.status()).toBe(401)
})

test('a request to support is sent with the member’s e-mail, which is read-only', async ({ page, request }) => {
  const email = await signInNewMember(page, request)
  await open(page, '/profile/support')
  await page.getByRole('button', { name: 'Создать обращение' }).click()
  const dialog = page.getByRole('dialog', { name: 'Обращение в поддержку' })
  await expect(dialog.getByLabel('Электронная почта')).toHaveValue(email)
  await expect(dialog.getByLabel('Электронная почта')).not.toBeEditable()
  await dialog.getByLabel('Что случилось').fill('Не приходит письмо')
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Обращение в поддержку отправлено')).toBeVisible()
})

test('a request to represent a company is sent with two documents', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/add-company')
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByRole('alert').getByText('Заполните все поля')).toBeVisible()
  // The taxpayer number (ИНН) of a company of the test register.
  await page.getByLabel('ИНН или название').fill('7799518260')
  await page.getByRole('button', { name: /Колосок-Крепёж/ }).click()
  await page.getByLabel('Паспорт').setInputFiles(emptyPdf)
  await page.getByLabel('Свидетельство о постановке на учёт').setInputFiles(emptyPdf)
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByText('Запрос на привязку отправлен')).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/info$/)
  await expect(page.getByText('Заявка на рассмотрении: ООО «Колосок-Крепёж»')).toBeVisible()
})

test('signing out opens the home page in this tab and in others', async ({ page, context, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/info')
  const second = await context.newPage()
  await open(second, '/profile/support')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await second.waitForURL((url) => url.pathname === '/')
})

test('a deleted account can no longer sign in', async ({ page, request }) => {
  const email = await signInNewMember(page, request)
  await open(page, '/profile/info')
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  const dialog = page.getByRole('dialog', { name: 'Удалить аккаунт' })
  await dialog.getByLabel('Пароль для подтверждения').fill('не-тот')
  await dialog.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await expect(dialog.getByText('Неверный пароль.')).toBeVisible()
  await dialog.getByLabel('Пароль для подтверждения').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await request.post('/auth/jwt/create/', { data: { email, password: PASSWORD } })).status()).toBe(401)
})

for (const path of ['/profile/info', '/profile/subscription', '/profile/support', '/profile/add-company']) {
  test(`${path} is accessible at both widths and in both themes`, async ({ page, request }) => {
    await signInNewMember(page, request)
    await open(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await inEachThemeAndWidth(page, () => expectAccessible(page))
  })
}

test('a section of the profile has a page, and an unknown section is a 404', async ({ request }) => {
  const readStatus = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).status()
  expect([await readStatus('/profile/info'), await readStatus('/profile/money'), await readStatus('/profile/nonsense')]).toEqual([
    200, 200, 404,
  ])
})
