// A watch list shown to a team: the keeper's switch, and what a colleague reads and adds.
import { bearer, keepSignedIn } from './account.ts'
import { makeTeam } from './colleagues.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { subscriber } from './seller.ts'

const COMPANY = '7799483056'

test('a watch list is shown to the team, and a colleague adds a company to it', async ({ page, request, browser }) => {
  const keeper = await subscriber(request, 'Наблюдова Вера')
  const owner = await makeTeam(request, keeper)
  const added = await request.post('/api/v1/monitoring/companies/', { ...bearer(keeper.tokens), data: { numbers: [COMPANY] } })
  expect(added.status()).toBe(200)
  const query = 'query=%D0%BE%D0%BE%D0%BE&page_size=2&kind=company'
  const { result } = (await (await request.get(`/api/v1/company-search/?${query}`)).json()) as { result: { inn: string; ogrn: string }[] }
  const second = result.find(({ inn }) => inn !== COMPANY)?.ogrn ?? ''
  await keepSignedIn(page, keeper.tokens)
  await open(page, '/profile/monitoring?view=companies')
  const show = page.getByRole('switch', { name: /^Показать команде/ })
  await show.press('Space')
  await expect(show).toBeChecked()
  await inEachLook(page, () => expectAccessible(page))

  const other = await browser.newPage()
  await keepSignedIn(other, owner.tokens)
  await open(other, '/profile/monitoring')
  await other.getByRole('link', { name: /^Наблюдова Вера/ }).click()
  await expect(other.getByText('Список показывает команде: Наблюдова Вера.')).toBeVisible()
  const table = other.getByRole('table', { name: 'Компании' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('button')).toHaveCount(0)
  await inEachLook(other, () => expectAccessible(other))
  await other.getByRole('textbox').last().fill(second)
  await other.getByRole('button', { name: 'Следить', exact: true }).click()
  await expect(table.getByRole('row')).toHaveCount(3)
  await other.close()
})
