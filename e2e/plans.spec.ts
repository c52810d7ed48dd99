// Tariffs, paying for one on the sandbox page, and the resulting subscription.
import { fetchTokens, keepSignedIn, member, registerAccount } from './account.ts'
import { expect, expectAccessible, hydrated, inEachLook, open, test } from './page.ts'

const CARD = '4111 1111 1111 1111'

test('a guest sees the plans, opens one answer at a time and is sent to the sign-in', async ({ page }) => {
  await open(page, '/tariffs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тарифы')
  const business = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Business', exact: true }) })
  await expect(business).toContainText('490')
  await expect(page.getByRole('button', { name: 'Подключить Premium' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Год', exact: true })).toHaveCount(0)
  const answers = page.locator('details[name="tariffs"]')
  await answers.nth(0).locator('summary').click()
  await answers.nth(1).locator('summary').click()
  await expect(page.locator('details[name="tariffs"][open]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Начать сейчас' }).click()
  await page.waitForURL(/\/login$/)
})

test('a member pays for Business on the sandbox after leaving once and being declined once', async ({ page, request }) => {
  const email = await registerAccount(request)
  await keepSignedIn(page, await fetchTokens(request, email))
  await open(page, '/tariffs')
  await expect(page.getByRole('button', { name: 'Вы уже в системе' })).toBeDisabled()
  await page.getByRole('button', { name: 'Начать сейчас' }).click()
  await page.waitForURL(/\/sandbox-payment\//)
  await expect(page.getByText('Это тест, деньги не спишутся')).toBeVisible()
  const first = page.url()
  await page.getByRole('link', { name: 'Уйти без оплаты' }).click()
  await expect(page.getByRole('heading', { name: 'Free' })).toBeVisible()
  await open(page, '/tariffs')
  await page.getByRole('button', { name: 'Начать сейчас' }).click()
  await page.waitForURL(first)
  await hydrated(page)
  await page.getByLabel('Номер карты').fill('4111 1111 1111 1112')
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await expect(page.getByText('В номере карты ошибка.')).toBeVisible()
  await page.getByLabel('Номер карты').fill('')
  await expect(page.getByText('В номере карты ошибка.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Отклонить платёж' }).click()
  await expect(page.getByText('Платёж не прошёл')).toBeVisible()
  await open(page, '/tariffs')
  await page.getByRole('button', { name: 'Начать сейчас' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/sandbox-payment/') && url.href !== first)
  await hydrated(page)
  await page.getByLabel('Номер карты').fill(CARD)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await page.getByRole('link', { name: 'Вернуться на сайт' }).click()
  await page.waitForURL(/\/profile\/subscription$/)
  await expect(page.getByRole('heading', { name: 'Business' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Продлить за 490 ₽' })).toBeVisible()
  await expect(page.getByText('0 из 100')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Business, месяц' })).toBeVisible()
  await page.reload()
  await open(page, '/tariffs')
  await expect(page.getByRole('button', { name: 'Ваш текущий тариф' })).toBeDisabled()
  const letters = (await (await request.get('/dev/outbox.json')).json()) as { to: string; subject: string }[]
  expect(letters.filter(({ to, subject }) => to === email && subject.startsWith('Электронный чек'))).toHaveLength(1)
})

test('the tariffs, the sandbox and the subscription are accessible at both widths and in both themes', async ({ page, request }) => {
  await member(page, request)
  await open(page, '/tariffs')
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Начать сейчас' }).click()
  await page.waitForURL(/\/sandbox-payment\//)
  await page.getByLabel('Номер карты').waitFor()
  await inEachLook(page, () => expectAccessible(page))
  await open(page, '/profile/info')
  const sections = page.getByRole('navigation', { name: 'Разделы профиля' })
  await sections.getByRole('link', { name: 'Подписка' }).click()
  await page.waitForURL(/\/profile\/subscription$/)
  await expect(sections.getByRole('link', { name: 'Подписка' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await inEachLook(page, () => expectAccessible(page))
})

test('the profile offers Premium to a member on Business and names their own plan', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await keepSignedIn(page, await fetchTokens(request, 'buyer@demo.test', 'Demo-2026!'))
  await open(page, '/profile/info')
  await expect(page.getByRole('link', { name: 'Подключить Premium' })).toHaveAttribute('href', '/tariffs')
  const other = await browser.newPage(baseURL ? { baseURL } : {})
  await keepSignedIn(other, await fetchTokens(request, 'seller@demo.test', 'Demo-2026!'))
  await open(other, '/profile/info')
  await other.getByRole('button', { name: 'Premium подключён' }).click()
  await expect(other.getByRole('dialog', { name: 'Подписка уже подключена' })).toBeVisible()
  await other.close()
})
