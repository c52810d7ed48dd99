// A company note shown to a team: its writer switches it on, a colleague reads it, the writer hides it again.
// Russian labels: «Показать команде» show to the team, «Команды» of teams, «Заметки команды» notes of the team, «Добавить заметку» add a note.
import { bearer, signInTab } from './account.ts'
import { makeTeamWithMember } from './colleagues.ts'
import { createMember } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

// The note is about «Стальной Колосок», a company of the test register with the taxpayer number 7799483056. Labels stay private.
test('a note is shown to the team, read by a colleague without its labels, and hidden again', async ({ page, request, browser }) => {
  const writer = await createMember(request, 'Заметкина Вера')
  const teamOwner = await makeTeamWithMember(request, writer)
  const { id } = (await (await request.get('/api/v1/company/?inn=7799483056')).json()) as { id: number }
  const body = { text: 'Платит в срок', labels: ['склад'] }
  expect((await request.put(`/api/v1/company-notes/${id}/`, { ...bearer(writer.tokens), data: body })).status()).toBe(200)

  await signInTab(page, writer.tokens)
  await open(page, '/profile/notes')
  const shareSwitch = page.getByRole('switch', { name: /^Показать команде/ })
  await shareSwitch.press('Space')
  await expect(shareSwitch).toBeChecked()
  await inEachThemeAndWidth(page, () => expectAccessible(page))

  const colleaguePage = await browser.newPage()
  await signInTab(colleaguePage, teamOwner.tokens)
  await open(colleaguePage, '/profile/notes')
  await colleaguePage.getByRole('link', { name: 'Команды' }).click()
  const row = colleaguePage.getByRole('row', { name: /Платит в срок/ })
  await expect(row).toContainText('Заметкина Вера')
  await expect(row).not.toContainText('склад')
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))

  await open(colleaguePage, '/counter-parties/7799483056')
  await colleaguePage.getByRole('button', { name: 'Заметки команды: 1' }).click()
  const dialog = colleaguePage.getByRole('dialog', { name: 'Заметки команды' })
  await expect(dialog.getByRole('listitem')).toContainText(/Заметкина Вера.*Платит в срок/)
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))

  await shareSwitch.press('Space')
  await expect(shareSwitch).not.toBeChecked()
  await open(colleaguePage, '/counter-parties/7799483056')
  await expect(colleaguePage.getByRole('button', { name: 'Добавить заметку' })).toBeVisible()
  await expect(colleaguePage.getByRole('button', { name: /^Заметки команды/ })).toHaveCount(0)
  await open(colleaguePage, '/profile/notes?of=team')
  await expect(colleaguePage.getByText('Команде пока не показали ни одной заметки')).toBeVisible()
  await colleaguePage.close()
})
