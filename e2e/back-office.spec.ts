// The staff's pages: 404 for everyone else, accessible; the queue of product edits, two people at once; blocking; the audit log.
// Russian labels: «Служебный раздел» back office, «Найти» find, «Заблокировать» block, «Вернуть» refund, «Сохранить» save.
import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, fetchStaffTokens, fetchTokens, registerAccount, signInNewMember, signInTab } from './account.ts'
import { createProductOnSale, createSeller, type Item, type Seller, withUniqueNumber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test, widths } from './page.ts'

const SECTIONS = [
  'overview',
  'first-day',
  'products',
  'tickets',
  'support',
  'complaints',
  'conversations',
  'disputes',
  'claims',
  'quotes',
  'people',
  'orders',
  'payments',
  'plan-invoices',
  'ledger',
  'sellers',
  'register',
  'news',
  'news/new',
  'categories',
]
const PAGES = [...SECTIONS, 'tags', 'stop-list', 'plans', 'pages', 'requisites', 'sources', 'audit'].map((name) => `/back-office/${name}`)

test('the staff’s pages are a 404 page for a guest and a member', async ({ page, request }) => {
  for (const path of ['/back-office', ...PAGES]) expect((await request.get(path)).status(), path).toBe(404)
  await open(page, '/back-office/people')
  await expect(page).toHaveURL(/back-office\/people$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/не найден/i)
  await expect(page.getByRole('navigation', { name: 'Служебный раздел' })).toHaveCount(0)
  await signInNewMember(page, request)
  await open(page, '/back-office/people')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/не найден/i)
  await expect(page.getByRole('navigation', { name: 'Служебный раздел' })).toHaveCount(0)
})

/** A product on sale with an edit that waits for staff. */
async function makeEditedProduct(request: APIRequestContext, own: Seller): Promise<Item> {
  const item = await createProductOnSale(request, own)
  const edit = { ...item, name: `${item.name} новее` }
  const edited = await request.patch(`/api/v1/products/${item.id}/`, { ...bearer(own.tokens), data: { name: edit.name } })
  expect(edited.status()).toBe(200)
  return edit
}

/** Path of the staff's page about the newest payment or order in a given state. */
async function findPath(request: APIRequestContext, kind: 'payments' | 'orders', status: string): Promise<string> {
  const answer = await request.get(`/api/v1/admin/${kind}/?status=${status}`, bearer(await fetchStaffTokens(request)))
  const { result } = (await answer.json()) as { result: { id: number }[] }
  return `/back-office/${kind}/${result[0]?.id}`
}

// One test per page: each gets its own timeout on a slow machine, and both browsers share them.
for (const [name, address] of [
  ...PAGES.map((path) => [path, async () => path] as const),
  ['a payment', (request: APIRequestContext) => findPath(request, 'payments', 'succeeded')],
  ['an order', (request: APIRequestContext) => findPath(request, 'orders', 'pending')],
] as const)
  test(`${name} is accessible and shows its work`, async ({ page, request }) => {
    await signInTab(page, await fetchStaffTokens(request))
    await open(page, await address(request))
    await expect(page.getByRole('navigation', { name: 'Служебный раздел' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await inEachThemeAndWidth(page, () => expectAccessible(page))
  })

// The server limits how often a person reads pages of more than 1,000 rows. Staff open these two pages after each of many changes, so they
// must not need such pages.
test('the pages of categories and of the stop-list can be opened ten times in a row', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  for (const path of ['/back-office/categories', '/back-office/stop-list'])
    for (let turn = 0; turn < 5; turn += 1) {
      await open(page, path)
      await expect(page.getByRole('navigation', { name: 'Служебный раздел' })).toBeVisible()
    }
})

test('a list is put in order by the heads of its columns, with the keyboard, and says by which', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  for (const [path, head, word] of [
    ['/back-office/orders', 'Сумма', 'total'],
    ['/back-office/people', 'На Сверке с', 'created_at'],
  ] as const) {
    await open(page, `${path}?page=1&ordering=${word === 'total' ? 'created_at' : 'full_name'}`)
    const column = page.getByRole('columnheader', { name: head })
    await expect(column).toHaveAttribute('aria-sort', 'none')
    for (const order of ['descending', 'ascending', 'descending']) {
      await column.getByRole('link').press('Enter')
      await expect(column).toHaveAttribute('aria-sort', order)
      await expect(page).toHaveURL(new RegExp(`\\?ordering=${order === 'descending' ? '-' : ''}${word}$`))
    }
    await expect(page.getByLabel('Порядок')).toHaveValue(`-${word}`)
    await expect(column.getByRole('link')).toBeFocused()
  }
})

/** Publishes the named product at a phone's width, chosen from the folded list. `decidedAt` is the time of the previous key press (ms). */
async function publishOnPhone(page: Page, name: string, decidedAt: number): Promise<void> {
  await page.setViewportSize(widths.phone)
  const list = page.getByRole('list', { name: 'Товары на проверке' })
  await expect(list).toBeHidden()
  await page.getByRole('button', { name: 'Очередь, 1 из 1' }).click()
  await list.getByRole('button', { name }).click()
  await expect(list).toBeHidden()
  // A key pressed again within 300 ms counts as an accidental repeat.
  await expect.poll(() => Date.now() - decidedAt).toBeGreaterThan(400)
  await page.keyboard.press('p')
  await expect(page.getByRole('region', { name: 'Очередь пуста' })).toBeFocused()
}

test('cards are walked by keyboard, and a colleague’s decision is reported and not overwritten', async ({ page, request }) => {
  const own = await createSeller(request)
  const [first, second] = [await makeEditedProduct(request, own), await makeEditedProduct(request, own)]
  await signInTab(page, await fetchStaffTokens(request))
  await page.clock.install()
  // One seller's queue: no other test changes it meanwhile.
  await open(page, `/back-office/products?id=${second.id}`)
  await page.getByRole('link', { name: 'Только этот продавец' }).click()
  await expect(page).toHaveURL(`/back-office/products?user=${own.id}`)
  await expect(page.getByRole('list', { name: 'Товары на проверке' }).getByRole('listitem')).toHaveCount(2)
  const title = page.getByRole('heading', { level: 2 })
  const review = page.getByRole('region', { name: 'Сейчас на проверке' })
  await expect(title).toHaveText(first.name)
  // J opens the next product, K the previous one.
  for (const [key, { name }] of [['j', second] as const, ['k', first] as const]) {
    await page.keyboard.press(key)
    await expect(title).toHaveText(name)
    await expect(review).toBeFocused()
  }
  await request.post(`/api/v1/admin/products/${first.id}/reject/`, {
    ...bearer(await fetchStaffTokens(request)),
    data: { reason: 'Неверная категория' },
  })
  const decidedAt = Date.now()
  await page.keyboard.press('p')
  await expect(page.getByText('Уже решено: ')).toBeVisible()
  await expect(title).toHaveText(second.name)
  await expect(review).toBeFocused()
  await publishOnPhone(page, second.name, decidedAt)
  // A product that arrives in the empty queue is shown at the next reload, which happens every 20 seconds.
  const again = `${first.name} ещё раз`
  expect((await request.patch(`/api/v1/products/${first.id}/`, { ...bearer(own.tokens), data: { name: again } })).status()).toBe(200)
  await page.clock.fastForward(20_000)
  await expect(title).toHaveText(again)
  await expect(review).toBeFocused()
  await page.getByRole('link', { name: 'Товары всех продавцов' }).click()
  await expect(page).toHaveURL('/back-office/products')
})

test('a blocked person’s sign-ins end at once, and the log says who did it', async ({ page, request }) => {
  const email = await registerAccount(request, 'Небылица Раиса')
  const reason = withUniqueNumber('Спам')
  const own = await fetchTokens(request, email)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/people')
  await page.getByRole('searchbox', { name: 'Имя или почта' }).fill(email)
  await page.getByRole('button', { name: 'Найти' }).click()
  await page.getByRole('button', { name: 'Заблокировать: Небылица Раиса' }).click()
  await page.getByRole('dialog').getByLabel('Причина, для журнала').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Заблокировать' }).click()
  await expect(page.getByText('Человек заблокирован')).toBeVisible()
  expect((await request.get('/auth/users/me/', bearer(own))).status()).toBe(401)
  await open(page, '/back-office/audit?action=auth.blocked')
  await expect(page.getByText(`reason: ${reason}`)).toBeVisible()
  await page.goBack()
  await page.getByLabel('Состояние').selectOption('Заблокированы')
  await page.getByRole('button', { name: 'Найти' }).press('Enter')
  await expect(page).toHaveURL(/state=blocked/)
  await page.getByRole('button', { name: 'Разблокировать: Небылица Раиса' }).click()
  await expect(page.getByText('Человек разблокирован')).toBeVisible()
})

test('the log names each action in words, and is filtered by person and by day', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/audit')
  await page.getByLabel('Кто').fill('ADMIN@demo')
  await page.getByLabel('Действие').fill('auth.login')
  await page.getByLabel('Кто').press('Enter')
  await expect(page).toHaveURL(/who=ADMIN%40demo&action=auth\.login/)
  const row = page.getByRole('row').filter({ hasText: 'auth.login' })
  await expect(row.first()).toContainText('Вход')
  await expect(row.first()).toContainText('Порядкова')
  await page.getByLabel('По', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Найти' }).press('Enter')
  await expect(page.getByText('Записей нет')).toBeVisible()
})

test('a refund above the paid sum is refused and the message names the limit', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, await findPath(request, 'payments', 'succeeded'))
  await page
    .getByRole('button', { name: /^Вернуть/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^(Заказ № \d+|Тариф)\. Можно вернуть не больше/)).toBeVisible()
  const sum = dialog.getByRole('textbox').first()
  const refundable = await sum.inputValue()
  await sum.fill(`${Number(refundable) + 1}`)
  await dialog.getByRole('textbox').nth(1).fill('Проба')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/Больше, чем осталось: можно вернуть не больше/)).toBeVisible()
})

test('a second entry of titles for the same page is refused with its own message', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/pages')
  await page.getByRole('button', { name: 'Новая запись' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Путь страницы').fill('/about')
  await dialog.getByLabel('Заголовок', { exact: true }).fill('О нас')
  await dialog.getByLabel('Описание', { exact: true }).fill('Кто мы')
  await dialog.getByRole('button', { name: 'Сохранить' }).press('Enter')
  await expect(page.getByText('Для этого пути запись уже есть.').first()).toBeVisible()
  await expect(dialog.getByLabel('Заголовок', { exact: true })).toHaveValue('О нас')
})

test('an invalid condition of the log is reported', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/audit')
  await page.getByLabel('Действие').fill('НЕТ ТАКОГО')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByRole('alert').getByText('Условие записано неверно')).toBeVisible()
})

test('a word of the stop-list flags a card before anybody decides, and the card is returned by keyboard', async ({ page, request }) => {
  const own = await createSeller(request)
  const card = await createProductOnSale(request, own)
  // The stop-list matches all forms of a word, so the product has the word in another case. Letters only: with digits it would be several words.
  const root = withUniqueNumber('перламутр').replace(/[^а-я]/g, (sign) => 'абвгдежзик'[Number(sign)] ?? 'я')
  const word = `${root}овка`
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/stop-list')
  await page.getByRole('button', { name: 'Новое слово' }).click()
  await page.getByRole('dialog').getByLabel('Слово или фраза').fill(word)
  await page.getByRole('dialog').getByLabel('Почему').fill('Нужен сертификат')
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('rowheader', { name: word })).toBeVisible()
  const data = { name: `${card.name}, ${root}овки` }
  expect((await request.patch(`/api/v1/products/${card.id}/`, { ...bearer(own.tokens), data })).status()).toBe(200)
  await open(page, `/back-office/products?id=${card.id}`)
  await expect(page.getByRole('heading', { level: 2, name: data.name })).toBeVisible()
  await expect(page.getByText(`${word} (Нужен сертификат)`)).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('5')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Карточка отклонена, продавцу отправлено письмо')).toBeVisible()
  await open(page, `/back-office/stop-list?search=${encodeURIComponent(word)}`)
  await page.getByRole('button', { name: `Удалить: ${word}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByRole('rowheader', { name: word })).toHaveCount(0)
  await expect(page.getByText('Удалено')).toBeVisible()
})

test('a chart shows the sum of its days and today’s part, and where the demo’s invented orders end', async ({ page, request }) => {
  const day = { registrations: 0, checks: 0, searches: 0, turnover: 0 }
  const result = [
    { ...day, day: '2026-11-20', orders: 2 },
    { ...day, day: '2026-11-21', orders: 3 },
    { ...day, day: '2026-11-22', orders: 1 },
  ]
  await page.route('**/api/v1/admin/figures/**', (route) => route.fulfill({ json: { result } }))
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/overview')
  const orders = page.getByRole('main').getByText('Заказы', { exact: true }).locator('..')
  await expect(orders.getByText('6', { exact: true })).toBeVisible()
  await expect(orders.getByText('сегодня: 1', { exact: true })).toBeVisible()
  await expect(page.getByText('Вымышленные заказы демонстрации кончаются её днём: 20 ноября 2026')).toBeVisible()
})

test('the overview says what waits, leads to the oldest, and shows data, jobs and the index', async ({ page, request }) => {
  const author = await fetchTokens(request, await registerAccount(request))
  const sent = await request.post('/api/v1/support/', { ...bearer(author), data: { support: 'Не приходит письмо с кодом' } })
  expect(sent.status()).toBe(201)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office')
  await expect(page).toHaveURL(/back-office\/overview$/)
  const row = page.getByRole('table', { name: 'Очереди' }).getByRole('row', { name: /^Обращения/ })
  await expect(row).toContainText(/мин/)
  await expect(row).toContainText('8\u00a0ч')
  await expect(row.getByRole('img', { name: /до 4 ч: [1-9].*дольше: 0/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'По дням' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Источники и их дни' }).getByRole('row', { name: /^ЕГРЮЛ/ })).toContainText(
    /Данные на \d\d\.11\.2026/,
  )
  for (const name of ['Фоновые задачи', 'Реестр и поиск']) await expect(page.getByRole('region', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Разобрать самую давнюю' }).click()
  await expect(page).toHaveURL(/back-office\/(products|tickets|support|complaints|conversations|disputes|claims|quotes)$/)
})
