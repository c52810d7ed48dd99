// Full reports shown to a team: the maker's switch, the team's list, a colleague's page and file, and hidden again.
import { bearer, keepSignedIn } from './account.ts'
import { makeTeam } from './colleagues.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { person } from './seller.ts'

const INN = '7799483056'

test('a report is shown to the team, read by a colleague, and hidden again', async ({ page, request, browser }) => {
  const maker = await person(request, 'Показова Вера')
  const owner = await makeTeam(request, maker)
  const made = await request.post('/api/v1/checks/', { ...bearer(maker.tokens), data: { inn: INN } })
  const { number } = (await made.json()) as { number: string }

  await keepSignedIn(page, maker.tokens)
  await open(page, `/profile/checks/${number}`)
  const show = page.getByRole('switch', { name: /^Показать команде/ })
  await expect(show).not.toBeChecked()
  await show.press('Space')
  await expect(page.getByText(/Команда видит отчёт с/)).toBeVisible()
  await expect(show).toBeChecked()
  await inEachLook(page, () => expectAccessible(page))

  const other = await browser.newPage()
  await keepSignedIn(other, owner.tokens)
  await open(other, '/profile/checks')
  await other.getByRole('link', { name: 'Команды' }).click()
  await expect(other.getByRole('row', { name: new RegExp(number) })).toContainText('Показова Вера')
  await inEachLook(other, () => expectAccessible(other))
  await other.getByRole('link', { name: number }).click()
  await expect(other.getByText('Отчёт показывает команде: Показова Вера.')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Досье сделки' })).toHaveCount(0)
  const [file] = await Promise.all([other.waitForEvent('download'), other.getByRole('button', { name: 'Скачать pdf' }).click()])
  expect(file.suggestedFilename()).toBe(`${number}.pdf`)
  await inEachLook(other, () => expectAccessible(other))
  await open(other, '/profile/team')
  await expect(other.getByRole('row', { name: /отчёт показан команде/ })).toContainText('Показова Вера')

  await show.press('Space')
  await expect(page.getByText(/Команда видит отчёт с/)).toHaveCount(0)
  await open(other, '/profile/checks?of=team')
  await expect(other.getByText('Команде пока не показали ни одного отчёта')).toBeVisible()
  await inEachLook(other, () => expectAccessible(other))
  await other.close()
})
