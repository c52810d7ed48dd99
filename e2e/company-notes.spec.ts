// A member's own additions to a company card: private notes and labels, and a link that shows the card to others.
// Russian labels: «Добавить заметку» add a note, «Мои метки» my labels, «Поделиться» share, «Создать ссылку» create a link, «Отозвать»
// withdraw.
import { bearer, signInNewMember, signInTab } from './account.ts'
import { createSubscriber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** A company of the test register, by its taxpayer number. */
const CARD = '/counter-parties/7799483056'

test('a note written on a card is listed in the profile', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, CARD)
  await page.getByRole('button', { name: 'Добавить заметку' }).click()
  const dialog = page.getByRole('dialog', { name: 'Моя заметка' })
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await dialog.getByLabel('Заметка').fill('Платит в срок, отсрочка 14 дней')
  await dialog.getByLabel('Метки через запятую').fill('поставщик, проверить договор')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  const labels = page.getByRole('list', { name: 'Мои метки' })
  await expect(labels.getByRole('listitem')).toHaveText(['поставщик', 'проверить договор'])
  await expect(page.getByText('Платит в срок, отсрочка 14 дней')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  // A printed page is for others, so it has no notes.
  await page.emulateMedia({ media: 'print' })
  await expect(labels).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await open(page, '/counter-parties/selection?kind=company')
  const selected = page.getByRole('row').filter({ hasText: '7799483056' })
  await expect(selected.getByRole('list', { name: 'Мои метки' }).getByRole('listitem')).toHaveText(['поставщик', 'проверить договор'])
  await open(page, '/profile/notes')
  const row = page.getByRole('row').filter({ hasText: 'Платит в срок' })
  await expect(row).toHaveCount(1)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await row.getByRole('button', { name: /^Изменить заметку/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Заметок пока нет')).toBeVisible()
})

test('reports show and are searched by labels of one’s own', async ({ page, request }) => {
  const { tokens } = await createSubscriber(request)
  const card = await request.get(`/api/v1/company-search/?query=7799483056`)
  const { id } = ((await card.json()) as { result: { id: number }[] }).result[0] ?? { id: 0 }
  const made = await request.post('/api/v1/checks/', { ...bearer(tokens), data: { inn: '7799483056' } })
  expect(made.status()).toBe(201)
  const note = { ...bearer(tokens), data: { text: '', labels: ['второй квартал'] } }
  expect((await request.put(`/api/v1/company-notes/${id}/`, note)).status()).toBe(200)
  await signInTab(page, tokens)
  await open(page, '/profile/checks')
  const row = page.getByRole('row').filter({ hasText: '7799483056' })
  await expect(row.getByRole('list', { name: 'Мои метки' }).getByRole('listitem')).toHaveText(['второй квартал'])
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByLabel('Поиск по отчётам').fill('кварт')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(row).toHaveCount(1)
  await page.getByLabel('Поиск по отчётам').fill('склад')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByText('Таких отчётов нет')).toBeVisible()
})

test('a label that is too long shows an error and is not sent', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, CARD)
  await page.getByRole('button', { name: 'Добавить заметку' }).click()
  const dialog = page.getByRole('dialog', { name: 'Моя заметка' })
  await dialog.getByLabel('Метки через запятую').fill('я'.repeat(31))
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog.getByText('Не больше 10 меток, каждая не длиннее 30 знаков.')).toBeVisible()
})

test('a guest’s card has no notes', async ({ page }) => {
  await open(page, CARD)
  await expect(page.locator('#own-note')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Добавить заметку' })).toHaveCount(0)
})

test('a card is shared by a link that a guest opens until it is withdrawn', async ({ page, request, browser }) => {
  await signInNewMember(page, request)
  await open(page, `${CARD}?sum=3000000`)
  await page.getByRole('button', { name: 'Поделиться' }).click()
  const dialog = page.getByRole('dialog', { name: 'Поделиться карточкой' })
  await dialog.getByRole('button', { name: 'Создать ссылку' }).click()
  const link = dialog.locator('a[href*="/card-link/"]')
  await expect(link).toBeVisible()
  await expect(dialog.getByText(/сумма сделки 3\s000\s000\s₽/)).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  const path = new URL((await link.getAttribute('href')) ?? '').pathname
  const guest = await (await browser.newContext()).newPage()
  await open(guest, path)
  expect((await guest.request.get(path)).headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(guest.getByRole('heading', { name: 'Выводы' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Открыть карточку на сегодня' })).toHaveAttribute('href', `${CARD}?sum=3000000`)
  // Each verdict names its next step, and the sum of the deal is compared with the company's figures.
  const verdicts = guest.locator('dd').filter({ has: guest.locator('svg') })
  expect(await verdicts.count()).toBeGreaterThan(2)
  for (const verdict of await verdicts.all()) await expect(verdict.locator('b')).not.toBeEmpty()
  await expect(guest.getByRole('region', { name: 'Сумма сделки' })).toContainText('рядом с компанией')
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await inEachThemeAndWidth(guest, () => expectAccessible(guest))
  await dialog.getByRole('button', { name: 'Отозвать' }).click()
  await expect(link).toHaveCount(0)
  expect((await guest.reload())?.status()).toBe(404)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ссылка не действует')
  await guest.context().close()
})
