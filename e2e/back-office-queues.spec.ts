// The staff's queues by keyboard alone: support is answered, a company link is looked at and refused, an article with hostile html is saved.
import { bearer, keepSignedIn, registered, staff, tokensOf } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'

test('a request to support is answered by keyboard, and the person gets the e-mail', async ({ page, request }) => {
  const email = await registered(request, 'Просьбина Анна')
  const own = await tokensOf(request, email)
  const text = `Не приходит счёт ${email}`
  expect((await request.post('/api/v1/support/', { ...bearer(own), data: { support: text } })).status()).toBe(201)
  await keepSignedIn(page, await staff(request))
  await open(page, '/back-office/support')
  const asked = page.getByText(text).last()
  // The longest waiting stands first; the new one is the last, one step back.
  await page.keyboard.press('k')
  await expect(asked).toBeVisible()
  await page.keyboard.press('a')
  await page.keyboard.type('Счёт отправлен заново.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Ответ отправлен')).toBeVisible()
  const outbox = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
  expect(outbox.find(({ to }) => to === email)?.text).toContain('Счёт отправлен заново.')
  await open(page, '/back-office/support?view=done')
  await expect(page.getByText(text)).toBeVisible()
})

test('hostile html never runs in the back office: it is text in the queue and gone from an article', async ({ page, request }) => {
  const email = await registered(request, '<img src=x onerror=alert(1)>')
  const own = await tokensOf(request, email)
  const hostile = '<script>document.title="взломано"</script><img src=x onerror="document.title=1">'
  await request.post('/api/v1/support/', { ...bearer(own), data: { support: hostile } })
  const tokens = await staff(request)
  const made = await request.post('/api/v1/admin/news/', {
    ...bearer(tokens),
    data: {
      title: 'Проверка разметки',
      content: `<p onclick="x()">Текст</p>${hostile}<iframe src="//evil.test"></iframe>`,
      is_published: false,
    },
  })
  const { id, content } = (await made.json()) as { id: number; content: string }
  expect(content).toBe('<p>Текст</p>')
  await keepSignedIn(page, tokens)
  await open(page, '/back-office/support')
  await page.keyboard.press('k')
  await expect(page.getByText('<script>document.title').last()).toBeVisible()
  await open(page, `/back-office/news/${id}`)
  await expect(page.getByRole('textbox', { name: 'Текст статьи' })).toHaveText('Текст')
  await expect(page).not.toHaveTitle(/взломано/)
  await page.getByRole('button', { name: 'Посмотреть' }).click()
  await expect(page.getByRole('dialog').getByText('Текст', { exact: true })).toBeVisible()
  await request.delete(`/api/v1/admin/news/${id}/`, bearer(tokens))
})

test('an article is written in the editor, kept as a draft, and published by hand', async ({ page, request }) => {
  await keepSignedIn(page, await staff(request))
  await open(page, '/back-office/news/new')
  await page.getByLabel('Заголовок', { exact: true }).fill('Как читать отчётность')
  await page.getByRole('textbox', { name: 'Текст статьи' }).click()
  await page.keyboard.type('Сначала оборотные активы')
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Полужирный' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page).toHaveURL(/back-office\/news\/\d+$/)
  const id = /\d+$/.exec(page.url())?.[0]
  expect((await request.get(`/api/v1/news/${id}/`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Опубликована' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('link', { name: 'Открыть в блоге' })).toBeVisible()
  expect(((await (await request.get(`/api/v1/news/${id}/`)).json()) as { content: string }).content).toContain('<strong>Сначала')
  await request.delete(`/api/v1/admin/news/${id}/`, bearer(await staff(request)))
})

test('a complaint about a conversation is read and closed by keyboard, and the look is in the log', async ({ page, request }) => {
  const seller = await tokensOf(request, 'seller@demo.test', 'Demo-2026!')
  const { id } = (await (await request.get('/auth/users/me/', bearer(seller))).json()) as { id: number }
  const own = await tokensOf(request, 'buyer@demo.test', 'Demo-2026!')
  await request.post('/api/v1/friends/', { ...bearer(own), data: { friend: id } })
  const { slug } = (await (await request.get(`/api/v1/friends/${id}/chat/`, bearer(own))).json()) as { slug: string }
  const text = `Просит деньги мимо площадки ${Date.now()}`
  expect((await request.post(`/api/v1/chats/${slug}/complaints/`, { ...bearer(own), data: { text } })).status()).toBe(204)
  await keepSignedIn(page, await staff(request))
  await open(page, '/back-office/conversations')
  await expect(page.getByText(text)).toBeVisible()
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { name: 'Переписка до жалобы' })).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
  await page.keyboard.press('p')
  await expect(page.getByText('Жалоба закрыта')).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()
  await open(page, '/back-office/audit')
  await expect(page.getByText('chat.complaint_read').first()).toBeVisible()
})
