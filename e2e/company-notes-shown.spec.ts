// A note shown to a team: the writer's switch, the team's list, and hidden again.
import { bearer, keepSignedIn } from './account.ts'
import { makeTeam } from './colleagues.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { person } from './seller.ts'

test('a note is shown to the team, read by a colleague without its labels, and hidden again', async ({ page, request, browser }) => {
  const writer = await person(request, 'Заметкина Вера')
  const owner = await makeTeam(request, writer)
  const { id } = (await (await request.get('/api/v1/company/?inn=7799483056')).json()) as { id: number }
  const body = { text: 'Платит в срок', labels: ['склад'] }
  expect((await request.put(`/api/v1/company-notes/${id}/`, { ...bearer(writer.tokens), data: body })).status()).toBe(200)

  await keepSignedIn(page, writer.tokens)
  await open(page, '/profile/notes')
  const show = page.getByRole('switch', { name: /^Показать команде/ })
  await show.press('Space')
  await expect(show).toBeChecked()
  await inEachLook(page, () => expectAccessible(page))

  const other = await browser.newPage()
  await keepSignedIn(other, owner.tokens)
  await open(other, '/profile/notes')
  await other.getByRole('link', { name: 'Команды' }).click()
  const row = other.getByRole('row', { name: /Платит в срок/ })
  await expect(row).toContainText('Заметкина Вера')
  await expect(row).not.toContainText('склад')
  await inEachLook(other, () => expectAccessible(other))

  await open(other, '/counter-parties/7799483056')
  await other.getByRole('button', { name: 'Заметки команды: 1' }).click()
  const dialog = other.getByRole('dialog', { name: 'Заметки команды' })
  await expect(dialog.getByRole('listitem')).toContainText(/Заметкина Вера.*Платит в срок/)
  await inEachLook(other, () => expectAccessible(other))

  await show.press('Space')
  await expect(show).not.toBeChecked()
  await open(other, '/counter-parties/7799483056')
  await expect(other.getByRole('button', { name: 'Добавить заметку' })).toBeVisible()
  await expect(other.getByRole('button', { name: /^Заметки команды/ })).toHaveCount(0)
  await open(other, '/profile/notes?of=team')
  await expect(other.getByText('Команде пока не показали ни одной заметки')).toBeVisible()
  await other.close()
})
