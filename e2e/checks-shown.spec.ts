// A full report shown to a team: its maker switches it on, a colleague reads and downloads it, the maker hides it again.
// Russian labels: «Показать команде» show to the team, «Команды» of teams, «Скачать pdf» download as PDF, «Досье сделки» dossier of the deal.
import { bearer, signInTab } from './account.ts'
import { makeTeamWithMember } from './colleagues.ts'
import { createMember } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** Taxpayer number of a company of the test register. */
const INN = '7799483056'

test('a report is shown to the team, read by a colleague, and hidden again', async ({ page, request, browser }) => {
  const maker = await createMember(request, 'Показова Вера')
  const teamOwner = await makeTeamWithMember(request, maker)
  const made = await request.post('/api/v1/checks/', { ...bearer(maker.tokens), data: { inn: INN } })
  const { number } = (await made.json()) as { number: string }

  await signInTab(page, maker.tokens)
  await open(page, `/profile/checks/${number}`)
  const shareSwitch = page.getByRole('switch', { name: /^Показать команде/ })
  await expect(shareSwitch).not.toBeChecked()
  await shareSwitch.press('Space')
  await expect(page.getByText(/Команда видит отчёт с/)).toBeVisible()
  await expect(shareSwitch).toBeChecked()
  await inEachThemeAndWidth(page, () => expectAccessible(page))

  const colleaguePage = await browser.newPage()
  await signInTab(colleaguePage, teamOwner.tokens)
  await open(colleaguePage, '/profile/checks')
  await colleaguePage.getByRole('link', { name: 'Команды' }).click()
  await expect(colleaguePage.getByRole('row', { name: new RegExp(number) })).toContainText('Показова Вера')
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))
  await colleaguePage.getByRole('link', { name: number }).click()
  await expect(colleaguePage.getByText('Отчёт показывает команде: Показова Вера.')).toBeVisible()
  await expect(colleaguePage.getByRole('link', { name: 'Досье сделки' })).toHaveCount(0)
  const [file] = await Promise.all([
    colleaguePage.waitForEvent('download'),
    colleaguePage.getByRole('button', { name: 'Скачать pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${number}.pdf`)
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))
  await open(colleaguePage, '/profile/team')
  await expect(colleaguePage.getByRole('row', { name: /отчёт показан команде/ })).toContainText('Показова Вера')

  await shareSwitch.press('Space')
  await expect(page.getByText(/Команда видит отчёт с/)).toHaveCount(0)
  await open(colleaguePage, '/profile/checks?of=team')
  await expect(colleaguePage.getByText('Команде пока не показали ни одного отчёта')).toBeVisible()
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))
  await colleaguePage.close()
})
