// Conversations in two browser windows, one of a phone's size: writing, reading, unsent messages after a reload, history, files, keyboard.
// Russian labels: «Отправить» send, «печатает…» is typing, «прочитано» read, «Не отправлено» not sent, «Новые сообщения» new messages.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { bearer, signInTab } from './account.ts'
import { createMember, createProductOnSale, createSeller, type Item, makeFriends, type Person } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test, widths } from './page.ts'

/** Makes a new member and a new seller, who are friends; `slug` identifies their conversation. */
async function makeFriendsWithRoom(request: APIRequestContext) {
  const [asks, answers] = [await createMember(request, 'Закупкин Тихон'), await createSeller(request)]
  return { buyer: asks, shop: answers, slug: await makeFriends(request, { asks, answers }) }
}

async function openWindow(browser: Browser, { tokens }: Person, width: keyof typeof widths): Promise<Page> {
  const page = await browser.newPage({ viewport: widths[width] })
  await signInTab(page, tokens)
  return page
}

/** Number of messages in a long conversation: more than two pages of history, which have 50 messages each. */
const LONG = 130
/** The messages «Строка from.» to «Строка to.», both included. */
const numbered = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => `Строка ${from + index}.`)

/** Sends the messages as this person, each after the server has confirmed the previous one. `address` is the WebSocket URL. */
async function sendMessages(address: string, { tokens, id }: Person, messages: readonly string[]): Promise<void> {
  const socket = new WebSocket(address, ['bearer', tokens.access])
  await once(socket, 'open')
  for (const message of messages) {
    const client_id = randomUUID()
    socket.send(JSON.stringify({ type: 'message', message, user: id, client_id }))
    expect(JSON.parse(String((await once(socket, 'message'))[0].data))).toMatchObject({ type: 'message', client_id })
  }
  socket.close()
}

/** Opens a conversation with the seller of the product; returns its slug. */
async function openRoomAbout(request: APIRequestContext, buyer: Person, { id }: Item): Promise<string> {
  const room = await request.post('/api/v1/chat-room/', { ...bearer(buyer.tokens), data: { product: id } })
  return ((await room.json()) as { slug: string }).slug
}

const log = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByPlaceholder('Напишите сообщение...')

test('two people write to each other, one on a phone, and each sees the other type and read', async ({ browser, request }) => {
  const { buyer, shop, slug } = await makeFriendsWithRoom(request)
  const desktop = await openWindow(browser, buyer, 'desktop')
  const phone = await openWindow(browser, shop, 'phone')
  await open(desktop, '/profile/messages')
  await desktop.getByRole('navigation', { name: 'Переписки' }).getByRole('link', { name: /Друг/ }).click()
  await open(phone, `/profile/messages?room=${slug}`)
  const word = 'Добрый день'
  await expect(async () => {
    await field(desktop).pressSequentially('а')
    await expect(phone.getByText('печатает…').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await field(desktop).fill(word)
  await field(desktop).press('Enter')
  await expect(field(desktop)).toHaveValue('')
  await expect(log(phone).getByText(word)).toBeVisible()
  await expect(log(desktop).locator('div', { hasText: word }).last()).toContainText('прочитано')
  await field(phone).fill('Счёт: https://kolosok.example/acts <b>не разметка</b>')
  await phone.getByRole('button', { name: 'Отправить' }).click()
  const link = log(desktop).getByRole('link', { name: 'https://kolosok.example/acts' }).last()
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(log(desktop).getByText('<b>не разметка</b>').last()).toBeVisible()
  // Screen readers hear a message's author first, and the keyboard skips the links between the list and the field.
  await expect(log(desktop)).toContainText(`Вы: ${word}`)
  await desktop.getByRole('link', { name: 'К полю сообщения' }).focus()
  await desktop.keyboard.press('Enter')
  await expect(field(desktop)).toBeFocused()
  await expectAccessible(phone)
  await inEachThemeAndWidth(desktop, () => expectAccessible(desktop))
  await phone.getByRole('link', { name: 'К списку переписок' }).click()
  await expect(field(phone)).toHaveCount(0)
  await expect(phone.getByRole('navigation', { name: 'Переписки' })).toBeVisible()
  await desktop.close()
  await phone.close()
})

test('opening a conversation reads it in every window, and the keyboard leads into it and back', async ({ browser, request }) => {
  const { buyer, shop, slug } = await makeFriendsWithRoom(request)
  const sender = await openWindow(browser, buyer, 'desktop')
  await open(sender, `/profile/messages?room=${slug}`)
  await field(sender).fill('Есть пять тонн?')
  await sender.getByRole('button', { name: 'Отправить' }).click()
  await expect(field(sender)).toBeFocused()
  const elsewhere = await openWindow(browser, shop, 'desktop')
  await open(elsewhere, '/profile/friends')
  const unreadBadge = elsewhere.getByRole('link', { name: 'Сообщения 1 новое сообщение' })
  await expect(unreadBadge.first()).toBeVisible()
  const phone = await openWindow(browser, shop, 'phone')
  await open(phone, '/profile/messages')
  const row = phone.getByRole('link', { name: new RegExp(buyer.fullName) }).first()
  await row.focus()
  await phone.keyboard.press('Enter')
  await expect(log(phone)).toBeFocused()
  await expect(phone.getByRole('heading', { name: buyer.fullName })).toBeVisible()
  await expect(unreadBadge).toHaveCount(0)
  await phone.getByRole('link', { name: 'К списку переписок' }).press('Enter')
  await expect(row).toBeFocused()
  for (const page of [sender, elsewhere, phone]) await page.close()
})

test('an unsent message is marked, survives a reload and is sent once there is a connection', async ({ browser, request }) => {
  const { buyer, slug } = await makeFriendsWithRoom(request)
  const page = await openWindow(browser, buyer, 'desktop')
  let isOffline = true
  // 1012 is the WebSocket close code of a server that restarts.
  await page.routeWebSocket(/\/ws\/chat/, (socket) => (isOffline ? socket.close({ code: 1012 }) : void socket.connectToServer()))
  await open(page, `/profile/messages?room=${slug}`)
  await expect(page.getByText('Нет связи. Соединяемся, написанное сохраним')).toBeVisible()
  const word = 'Заказали десять'
  await field(page).fill(word)
  await field(page).press('Enter')
  await expect(log(page).getByText('Не отправлено')).toBeVisible()
  await page.reload()
  await expect(log(page).getByText(word)).toBeVisible()
  isOffline = false
  await expect(page.getByText('Не отправлено')).toHaveCount(0, { timeout: 30_000 })
  await page.reload()
  await expect(log(page).getByText(word)).toHaveCount(1)
  await page.close()
})

test('a broken connection is noticed when the network is back, and missed messages are read aloud', async ({ browser, request }) => {
  const { buyer, shop, slug } = await makeFriendsWithRoom(request)
  const page = await openWindow(browser, shop, 'phone')
  const bell = page.getByRole('link', { name: /^Уведомления/ })
  // A dead connection stays open but carries nothing, as when a phone loses its network without noticing.
  const connections: { isDead: boolean }[] = []
  await page.routeWebSocket(/\/ws\/chat/, (socket) => {
    const server = socket.connectToServer()
    const connection = { isDead: false }
    connections.push(connection)
    socket.onMessage((frame) => !connection.isDead && server.send(frame))
    server.onMessage((frame) => !connection.isDead && socket.send(frame))
  })
  await open(page, `/profile/messages?room=${slug}`)
  const sender = await openWindow(browser, buyer, 'desktop')
  await open(sender, `/profile/messages?room=${slug}`)
  const unread = await request.get('/api/v1/notifications/unread/', bearer(shop.tokens))
  const { unread_count: count } = (await unread.json()) as { unread_count: number }
  // The count of notifications must not grow: messages read in the open conversation are no news.
  const unchangedBell = count === 0 ? 'Уведомления' : `Уведомления, новых: ${count}`
  await expect(bell).toHaveAccessibleName(unchangedBell)
  await field(sender).fill('Вы в лифте?')
  await field(sender).press('Enter')
  await expect(log(page).getByText('Вы в лифте?')).toBeVisible()
  for (const connection of connections) connection.isDead = true
  await field(sender).fill('Согласны на 54 000')
  await field(sender).press('Enter')
  await expect(sender.getByText('отправляем…')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(log(page).getByText('Согласны на 54 000')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Новое в переписке' })).toContainText(`${buyer.fullName}: Согласны на 54 000`)
  await expect(bell).toHaveAccessibleName(unchangedBell)
  await page.close()
  await sender.close()
})

test('a picture and a document go with a message, and another kind of file is refused beside the field', async ({ browser, request }) => {
  const { buyer, shop, slug } = await makeFriendsWithRoom(request)
  const desktop = await openWindow(browser, buyer, 'desktop')
  const phone = await openWindow(browser, shop, 'phone')
  for (const page of [desktop, phone]) await open(page, `/profile/messages?room=${slug}`)
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    desktop.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await choose('Чертёж.dwg', 'application/octet-stream', Buffer.from('AC1032'))
  await expect(desktop.getByText('Чертёж.dwg не добавлен: можно jpg, png, webp, pdf, xlsx и docx')).toBeVisible()
  await expectAccessible(desktop)
  await choose('Болты.png', 'image/png', await desktop.screenshot({ clip: { x: 0, y: 0, width: 120, height: 80 } }))
  await expect(desktop.getByText(/, готов/)).toBeVisible()
  await field(desktop).fill('Вот такие болты')
  await field(desktop).press('Enter')
  await expect(log(phone).getByRole('link', { name: 'Открыть картинку Болты.jpg' }).last()).toBeVisible()
  await choose('Сертификат.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n%%EOF'))
  await expect(desktop.getByText(/, готов/)).toBeVisible()
  await desktop.getByRole('button', { name: 'Отправить' }).click()
  const saved = phone.waitForEvent('download')
  await log(phone).getByRole('button', { name: 'Скачать Сертификат.pdf' }).last().click()
  expect((await saved).suggestedFilename()).toBe('Сертификат.pdf')
  await inEachThemeAndWidth(phone, () => expectAccessible(phone))
  await desktop.close()
  await phone.close()
})

test('an unsent draft waits in its own conversation until its writer sends it or signs out', async ({ browser, request }) => {
  const { buyer, shop, slug } = await makeFriendsWithRoom(request)
  const otherRoom = await openRoomAbout(request, buyer, await createProductOnSale(request, shop))
  const page = await openWindow(browser, buyer, 'desktop')
  await open(page, `/profile/messages?room=${slug}`)
  await field(page).fill('Ждём скидку до пятни')
  await page.getByRole('navigation', { name: 'Переписки' }).getByRole('link', { name: /Ларец/ }).click()
  await expect(page).toHaveURL(new RegExp(otherRoom))
  await expect(field(page)).toHaveValue('')
  // The buyer checks the company from here.
  await page.getByRole('link', { name: 'Проверить компанию' }).click()
  await expect(page).toHaveURL(new RegExp(`/counter-parties/${shop.trader.inn}`))
  await open(page, `/profile/messages?room=${slug}`)
  await expect(field(page)).toHaveValue('Ждём скидку до пятни')
  await field(page).press('Enter')
  await expect(log(page).getByText('Ждём скидку до пятни')).toBeVisible()
  await page.reload()
  await expect(log(page).getByText('Ждём скидку до пятни')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await page.close()
})

test('a long conversation opens at the first new message, and its history is read without a jump', async ({
  browser,
  request,
  baseURL,
}) => {
  const { buyer, shop, slug } = await makeFriendsWithRoom(request)
  const at = `${baseURL}/ws/chat-friend/${slug}/`.replace('http', 'ws')
  // The seller's own first message, then messages of the buyer that the seller has not read.
  await sendMessages(at, shop, ['Начало'])
  await sendMessages(at, buyer, numbered(1, LONG))
  const page = await openWindow(browser, shop, 'desktop')
  await open(page, `/profile/messages?room=${slug}`)
  await expect(log(page).getByText('Новые сообщения')).toBeInViewport()
  await expect(log(page).getByText('Строка 1.', { exact: true })).toBeInViewport()
  await log(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect(page.getByRole('link', { name: /^Сообщения \d/ })).toHaveCount(0)
  await page.reload()
  const oldest = log(page).getByText(`Строка ${LONG - 49}.`, { exact: true })
  await expect(log(page).getByText(`Строка ${LONG}.`, { exact: true })).toBeInViewport()
  await expect(oldest).toHaveCount(1)
  await expect(log(page).getByText(`Строка ${LONG - 50}.`, { exact: true })).toHaveCount(0)
  await log(page).evaluate((element) => element.scrollTo({ top: 200 }))
  const before = await oldest.boundingBox()
  await expect(log(page).getByText(`Строка ${LONG - 99}.`, { exact: true })).toHaveCount(1)
  await expect(page.getByText('Загружаем')).toHaveCount(0)
  expect(Math.abs(((await oldest.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  await expect(async () => {
    await log(page).evaluate((element) => element.scrollTo({ top: 0 }))
    await expect(log(page).getByText('Начало')).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await expect(log(page).locator('[data-seq]')).toHaveCount(LONG + 1)
  await page.close()
})

test('messages that arrive while one reads above are counted', async ({ browser, request }) => {
  const { buyer, shop, slug } = await makeFriendsWithRoom(request)
  const page = await openWindow(browser, shop, 'desktop')
  await open(page, `/profile/messages?room=${slug}`)
  const sender = await openWindow(browser, buyer, 'desktop')
  await open(sender, `/profile/messages?room=${slug}`)
  for (let number = 1; number <= 12; number++) {
    await field(sender).fill(`Строка ${number}\n\n\n\nконец`)
    await field(sender).press('Enter')
    await expect(log(sender).getByText('отправляем…')).toHaveCount(0)
  }
  await expect(log(page).getByText('Строка 12')).toBeInViewport()
  await log(page).evaluate((element) => element.scrollTo({ top: 0 }))
  await field(sender).fill('Пока вы читали')
  await field(sender).press('Enter')
  await page.getByRole('button', { name: 'Ещё 1 новое' }).click()
  await expect(log(page).getByText('Пока вы читали').last()).toBeInViewport()
  await page.close()
  await sender.close()
})
