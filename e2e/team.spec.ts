// The team of a company: founded by its representative, joined by the link of the e-mail, roles, the journal, and leaving.
import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, keepSignedIn } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { type Person, person, seller } from './seller.ts'

/** Path of the last link that was sent to the e-mail address. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  const emails = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
  const sent = emails.find(({ to, text }) => to === email && text.includes('/team-invitation/'))
  return sent?.text.match(/\/team-invitation\/[\w-]{22}/)?.[0] ?? ''
}

async function foundAndInvite(page: Page, request: APIRequestContext, colleague: Person): Promise<void> {
  await open(page, '/profile/team')
  await page.getByRole('button', { name: 'Создать команду' }).click()
  await expect(page.getByRole('row', { name: /это вы/ })).toContainText('Владелец')
  await inEachLook(page, () => expectAccessible(page))
  await page.getByLabel('Почта').fill(colleague.email)
  await page.getByLabel('Роль', { exact: true }).selectOption('Бухгалтер')
  await page.getByLabel('Роль', { exact: true }).press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /Приглашения/ }).getByText(colleague.email)).toBeVisible()
  await expect.poll(() => linkTo(request, colleague.email)).not.toBe('')
  await inEachLook(page, () => expectAccessible(page))
}

async function seeAsGuest(guest: Page, link: string): Promise<void> {
  await open(guest, link)
  await expect(guest.getByText('Ваша роль: бухгалтер')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Войти и принять' })).toBeVisible()
  await inEachLook(guest, () => expectAccessible(guest))
  await guest.close()
}

async function join(other: Page, link: string): Promise<void> {
  await open(other, link)
  await other.getByRole('button', { name: 'Принять приглашение' }).press('Enter')
  await expect(other).toHaveURL('/profile/team')
  await expect(other.getByRole('row', { name: /Счетоводова Алла.*это вы/ })).toContainText('Бухгалтер')
  await expect(other.getByRole('region', { name: 'Тариф команды' })).toBeVisible()
  await inEachLook(other, () => expectAccessible(other))
  await open(other, '/profile/subscription')
  await expect(other.getByText(/ваши полные отчёты считает тариф её владельца/)).toBeVisible()
}

test('a deal above the team’s limit waits for a second person, who approves it', async ({ page, request, browser }) => {
  const owner = await seller(request)
  const colleague = await person(request, 'Договоров Пётр')
  await keepSignedIn(page, owner.tokens)
  await foundAndInvite(page, request, colleague)
  await page.getByLabel('Сделки дороже, ₽').fill('100 000')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/Новое досье сделки дороже 100/)).toBeVisible()
  const token = (await linkTo(request, colleague.email)).split('/').at(-1)
  expect((await request.post(`/api/v1/team-invitations/${token}/`, bearer(colleague.tokens))).status()).toBe(200)
  const made = await request.post('/api/v1/checks/', { ...bearer(colleague.tokens), data: { inn: '7799483056' } })
  const { number } = (await made.json()) as { number: string }

  const other = await browser.newPage()
  await keepSignedIn(other, colleague.tokens)
  await open(other, `/profile/deals/new?check=${number}`)
  await other.getByLabel('Название сделки').fill('Поставка балок')
  await other.getByRole('button', { name: 'Открыть досье' }).click()
  await expect(other.getByText('Заполните это поле.')).toBeVisible()
  await other.getByLabel('Сумма, ₽').fill('3 000 000')
  await other.getByRole('button', { name: 'Открыть досье' }).click()
  const decision = other.getByRole('region', { name: 'Решение второго человека' })
  await expect(decision.getByText('Ждёт решения')).toBeVisible()
  await inEachLook(other, () => expectAccessible(other))

  await open(page, '/profile/deals')
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Решить: Поставка балок' }).press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Не одобрять' }).click()
  await expect(page.getByText('Заполните это поле.')).toBeVisible()
  await page.getByLabel('Комментарий').fill('Согласовано')
  await page.getByRole('button', { name: 'Одобрить' }).click()
  await expect(page.getByRole('row', { name: /Поставка балок/ })).toContainText('Одобрено')
  await open(other, other.url())
  await expect(decision.getByText('Согласовано')).toBeVisible()
  await inEachLook(other, () => expectAccessible(other))
  await other.close()
})

test('a representative founds a team, a colleague joins by the link, and leaves', async ({ page, request, browser }) => {
  const owner = await seller(request)
  const colleague = await person(request, 'Счетоводова Алла')
  await keepSignedIn(page, owner.tokens)
  await foundAndInvite(page, request, colleague)

  const link = await linkTo(request, colleague.email)
  await seeAsGuest(await browser.newPage(), link)
  const other = await browser.newPage()
  await keepSignedIn(other, colleague.tokens)
  await join(other, link)

  await open(page, '/profile/team')
  await page.getByLabel('Роль: Счетоводова Алла').selectOption('Участник')
  await expect(page.getByRole('row', { name: /новая роль/ })).toContainText('Участник')
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Исключить: Счетоводова Алла' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Исключить', exact: true }).click()
  await expect(page.getByRole('row', { name: /исключение/ })).toBeVisible()
  await open(other, '/profile/team')
  await expect(other.getByText('Вы пока не в команде')).toBeVisible()
  await inEachLook(other, () => expectAccessible(other))
  await open(other, link)
  await expect(other.getByRole('heading', { name: 'Приглашение закончилось' })).toBeVisible()
  await inEachLook(other, () => expectAccessible(other))
  await other.close()

  await page.getByRole('button', { name: 'Закрыть команду' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть команду' }).click()
  await expect(page.getByRole('button', { name: 'Создать команду' })).toBeVisible()
})
