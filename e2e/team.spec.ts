// The team of a company (its people under one plan): founded by the company's representative, joined by the link of an invitation e-mail, roles,
// the journal of who did what, the approval of deals above a limit, and leaving.
// Russian labels of the team: «Создать команду» found a team, «Закрыть команду» close it, «это вы» this is you, «Владелец» owner, «Участник» member,
// «Бухгалтер» accountant, «Почта» e-mail, «Роль» role, «Приглашения» invitations, «Войти и принять» sign in and accept, «Принять приглашение» accept
// the invitation, «Приглашение закончилось» the invitation has ended, «Тариф команды» the team's plan, «Исключить» remove, «новая роль» new role,
// «исключение» removal, «Вы пока не в команде» you are in no team.
// Of the approval: «Сделки дороже» deals above, «Сохранить» save, «Название сделки» title of the deal, «Сумма» sum, «Открыть досье» open the deal's
// file, «Заполните это поле» fill in this field, «Решение второго человека» decision of a second person, «Ждёт решения» waits for a decision,
// «Решить» decide, «Комментарий» comment, «Согласовано» agreed, «Одобрить» approve, «Не одобрять» do not approve, «Одобрено» approved.
import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, signInTab } from './account.ts'
import { createMember, createSeller, type Person } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** Path of the newest invitation link sent to the e-mail address; '' if there is none yet. */
async function findInvitation(request: APIRequestContext, email: string): Promise<string> {
  const emails = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
  const sent = emails.find(({ to, text }) => to === email && text.includes('/team-invitation/'))
  return sent?.text.match(/\/team-invitation\/[\w-]{22}/)?.[0] ?? ''
}

/** As the representative: founds a team and invites the colleague as accountant. */
async function foundAndInvite(page: Page, request: APIRequestContext, colleague: Person): Promise<void> {
  await open(page, '/profile/team')
  await page.getByRole('button', { name: 'Создать команду' }).click()
  await expect(page.getByRole('row', { name: /это вы/ })).toContainText('Владелец')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByLabel('Почта').fill(colleague.email)
  await page.getByLabel('Роль', { exact: true }).selectOption('Бухгалтер')
  await page.getByLabel('Роль', { exact: true }).press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /Приглашения/ }).getByText(colleague.email)).toBeVisible()
  await expect.poll(() => findInvitation(request, colleague.email)).not.toBe('')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
}

/** Opens the invitation without an account. Closes the window. */
async function seeAsGuest(guest: Page, link: string): Promise<void> {
  await open(guest, link)
  await expect(guest.getByText('Ваша роль: бухгалтер')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Войти и принять' })).toBeVisible()
  await inEachThemeAndWidth(guest, () => expectAccessible(guest))
  await guest.close()
}

/** As the invited colleague: accepts the invitation and becomes accountant. */
async function join(colleaguePage: Page, link: string): Promise<void> {
  await open(colleaguePage, link)
  await colleaguePage.getByRole('button', { name: 'Принять приглашение' }).press('Enter')
  await expect(colleaguePage).toHaveURL('/profile/team')
  await expect(colleaguePage.getByRole('row', { name: /Счетоводова Алла.*это вы/ })).toContainText('Бухгалтер')
  await expect(colleaguePage.getByRole('region', { name: 'Тариф команды' })).toBeVisible()
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))
  await open(colleaguePage, '/profile/subscription')
  await expect(colleaguePage.getByText(/ваши полные отчёты считает тариф её владельца/)).toBeVisible()
}

test('a deal above the team’s limit waits for a second person, who approves it', async ({ page, request, browser }) => {
  // A seller represents a sole trader, and so may found a team of that business.
  const owner = await createSeller(request)
  const colleague = await createMember(request, 'Договоров Пётр')
  await signInTab(page, owner.tokens)
  await foundAndInvite(page, request, colleague)
  await page.getByLabel('Сделки дороже, ₽').fill('100 000')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/Новое досье сделки дороже 100/)).toBeVisible()
  const token = (await findInvitation(request, colleague.email)).split('/').at(-1)
  expect((await request.post(`/api/v1/team-invitations/${token}/`, bearer(colleague.tokens))).status()).toBe(200)
  // A deal begins with a report, here about a company of the test register, by its taxpayer number.
  const made = await request.post('/api/v1/checks/', { ...bearer(colleague.tokens), data: { inn: '7799483056' } })
  const { number } = (await made.json()) as { number: string }

  const colleaguePage = await browser.newPage()
  await signInTab(colleaguePage, colleague.tokens)
  await open(colleaguePage, `/profile/deals/new?check=${number}`)
  await colleaguePage.getByLabel('Название сделки').fill('Поставка балок')
  await colleaguePage.getByRole('button', { name: 'Открыть досье' }).click()
  await expect(colleaguePage.getByText('Заполните это поле.')).toBeVisible()
  await colleaguePage.getByLabel('Сумма, ₽').fill('3 000 000')
  await colleaguePage.getByRole('button', { name: 'Открыть досье' }).click()
  const decision = colleaguePage.getByRole('region', { name: 'Решение второго человека' })
  await expect(decision.getByText('Ждёт решения')).toBeVisible()
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))

  await open(page, '/profile/deals')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Решить: Поставка балок' }).press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Не одобрять' }).click()
  await expect(page.getByText('Заполните это поле.')).toBeVisible()
  await page.getByLabel('Комментарий').fill('Согласовано')
  await page.getByRole('button', { name: 'Одобрить' }).click()
  await expect(page.getByRole('row', { name: /Поставка балок/ })).toContainText('Одобрено')
  await open(colleaguePage, colleaguePage.url())
  await expect(decision.getByText('Согласовано')).toBeVisible()
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))
  await colleaguePage.close()
})

test('a representative founds a team, a colleague joins by the link, and the owner removes them', async ({ page, request, browser }) => {
  // A seller represents a sole trader, and so may found a team of that business.
  const owner = await createSeller(request)
  const colleague = await createMember(request, 'Счетоводова Алла')
  await signInTab(page, owner.tokens)
  await foundAndInvite(page, request, colleague)

  const link = await findInvitation(request, colleague.email)
  await seeAsGuest(await browser.newPage(), link)
  const colleaguePage = await browser.newPage()
  await signInTab(colleaguePage, colleague.tokens)
  await join(colleaguePage, link)

  await open(page, '/profile/team')
  await page.getByLabel('Роль: Счетоводова Алла').selectOption('Участник')
  await expect(page.getByRole('row', { name: /новая роль/ })).toContainText('Участник')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Исключить: Счетоводова Алла' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Исключить', exact: true }).click()
  await expect(page.getByRole('row', { name: /исключение/ })).toBeVisible()
  await open(colleaguePage, '/profile/team')
  await expect(colleaguePage.getByText('Вы пока не в команде')).toBeVisible()
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))
  await open(colleaguePage, link)
  await expect(colleaguePage.getByRole('heading', { name: 'Приглашение закончилось' })).toBeVisible()
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))
  await colleaguePage.close()

  await page.getByRole('button', { name: 'Закрыть команду' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть команду' }).click()
  await expect(page.getByRole('button', { name: 'Создать команду' })).toBeVisible()
})
