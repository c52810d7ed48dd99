// A watch list shown to a team: its owner switches it on, a colleague reads it and adds a company.
// Russian labels: «Показать команде» show to the team, «Следить» watch.
import { bearer, signInTab } from './account.ts'
import { makeTeamWithMember } from './colleagues.ts'
import { createSubscriber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** Taxpayer number (ИНН) of a company of the test register. */
const COMPANY = '7799483056'

test('a watch list is shown to the team, and a colleague adds a company to it', async ({ page, request, browser }) => {
  const listOwner = await createSubscriber(request, 'Наблюдова Вера')
  const teamOwner = await makeTeamWithMember(request, listOwner)
  const added = await request.post('/api/v1/monitoring/companies/', { ...bearer(listOwner.tokens), data: { numbers: [COMPANY] } })
  expect(added.status()).toBe(200)
  // The query is «ооо» (limited liability company), which finds any companies.
  const query = 'query=%D0%BE%D0%BE%D0%BE&page_size=2&kind=company'
  const { result } = (await (await request.get(`/api/v1/company-search/?${query}`)).json()) as { result: { inn: string; ogrn: string }[] }
  const second = result.find(({ inn }) => inn !== COMPANY)?.ogrn ?? ''
  await signInTab(page, listOwner.tokens)
  await open(page, '/profile/monitoring?view=companies')
  const shareSwitch = page.getByRole('switch', { name: /^Показать команде/ })
  await shareSwitch.press('Space')
  await expect(shareSwitch).toBeChecked()
  await inEachThemeAndWidth(page, () => expectAccessible(page))

  const colleaguePage = await browser.newPage()
  await signInTab(colleaguePage, teamOwner.tokens)
  await open(colleaguePage, '/profile/monitoring')
  await colleaguePage.getByRole('link', { name: /^Наблюдова Вера/ }).click()
  await expect(colleaguePage.getByText('Список показывает команде: Наблюдова Вера.')).toBeVisible()
  const table = colleaguePage.getByRole('table', { name: 'Компании' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('button')).toHaveCount(0)
  await inEachThemeAndWidth(colleaguePage, () => expectAccessible(colleaguePage))
  await colleaguePage.getByRole('textbox').last().fill(second)
  await colleaguePage.getByRole('button', { name: 'Следить', exact: true }).click()
  await expect(table.getByRole('row')).toHaveCount(3)
  await colleaguePage.close()
})
