// A list of checked companies shown to a team: its maker switches it on, a colleague reads it, the maker hides it again.
// Russian labels: «Показать команде» show to the team, «Команды» of teams, «Проверить снова» check again.
import { bearer, signInTab } from './account.ts'
import { makeTeamWithMember } from './colleagues.ts'
import { createMember } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** Taxpayer number (ИНН) of a company of the test register. */
const COMPANY = '7799483056'

test('a list of checks is shown to the team, read by a colleague and hidden again', async ({ page, request, browser }) => {
  const maker = await createMember(request, 'Спискова Анна')
  const teamOwner = await makeTeamWithMember(request, maker)
  // The purpose is the kind of deal for which the companies are judged: here paying in advance.
  const data = { name: 'Поставщики труб', purpose: 'prepayment', numbers: COMPANY }
  const made = await request.post('/api/v1/bulk-checks/', { ...bearer(maker.tokens), data })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: number }
  await signInTab(page, maker.tokens)
  await open(page, `/profile/bulk-checks/${id}`)
  const shareSwitch = page.getByRole('switch', { name: /^Показать команде/ })
  await shareSwitch.press('Space')
  await expect(shareSwitch).toBeChecked()
  await inEachThemeAndWidth(page, () => expectAccessible(page))

  const colleaguePage = await browser.newPage()
  await signInTab(colleaguePage, teamOwner.tokens)
  await open(colleaguePage, '/profile/bulk-checks')
  await colleaguePage.getByRole('link', { name: 'Команды' }).click()
  await expect(colleaguePage.getByRole('row', { name: /Поставщики труб/ })).toContainText('Спискова Анна')
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))
  await colleaguePage.getByRole('link', { name: 'Поставщики труб' }).click()
  await expect(colleaguePage.getByText('Список показывает команде: Спискова Анна.')).toBeVisible()
  await expect(colleaguePage.getByRole('button', { name: 'csv' })).toBeVisible()
  await expect(colleaguePage.getByRole('button', { name: 'Проверить снова' })).toHaveCount(0)
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))

  await shareSwitch.press('Space')
  await expect(shareSwitch).not.toBeChecked()
  await open(colleaguePage, '/profile/bulk-checks?of=team')
  await expect(colleaguePage.getByText('Команде пока не показали ни одного списка')).toBeVisible()
  await colleaguePage.close()
})
