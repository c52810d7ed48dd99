// A list of checks shown to a team: the maker's switch, the team's list, and hidden again.
import { bearer, keepSignedIn } from './account.ts'
import { makeTeam } from './colleagues.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { person } from './seller.ts'

const COMPANY = '7799483056'

test('a list of checks is shown to the team, read by a colleague and hidden again', async ({ page, request, browser }) => {
  const maker = await person(request, 'Спискова Анна')
  const owner = await makeTeam(request, maker)
  const data = { name: 'Поставщики труб', purpose: 'prepayment', numbers: COMPANY }
  const made = await request.post('/api/v1/bulk-checks/', { ...bearer(maker.tokens), data })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: number }
  await keepSignedIn(page, maker.tokens)
  await open(page, `/profile/bulk-checks/${id}`)
  const show = page.getByRole('switch', { name: /^Показать команде/ })
  await show.press('Space')
  await expect(show).toBeChecked()
  await inEachLook(page, () => expectAccessible(page))

  const other = await browser.newPage()
  await keepSignedIn(other, owner.tokens)
  await open(other, '/profile/bulk-checks')
  await other.getByRole('link', { name: 'Команды' }).click()
  await expect(other.getByRole('row', { name: /Поставщики труб/ })).toContainText('Спискова Анна')
  await inEachLook(other, () => expectAccessible(other))
  await other.getByRole('link', { name: 'Поставщики труб' }).click()
  await expect(other.getByText('Список показывает команде: Спискова Анна.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'csv' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Проверить снова' })).toHaveCount(0)
  await inEachLook(other, () => expectAccessible(other))

  await show.press('Space')
  await expect(show).not.toBeChecked()
  await open(other, '/profile/bulk-checks?of=team')
  await expect(other.getByText('Команде пока не показали ни одного списка')).toBeVisible()
  await other.close()
})
