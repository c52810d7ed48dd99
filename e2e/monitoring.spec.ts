// Watching companies in the browser: from a card, seen in the profile, ended there.
import { keepSignedIn, tokensOf } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'

test('a company is watched from its card and no longer from the list', async ({ page, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=1&kind=company')
  const { result } = (await found.json()) as { result: { ogrn: string }[] }
  await keepSignedIn(page, await tokensOf(request, 'buyer@demo.test', 'Demo-2026!'))
  await open(page, `/counter-parties/${result[0]?.ogrn}`)
  await page.getByRole('button', { name: 'Следить', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Следите', exact: true })).toBeVisible()
  await open(page, '/profile/monitoring?view=companies')
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Не следить/ }) })
  await expect(row).toHaveCount(1)
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: /^Не следить/ }).click()
  await expect(page.getByText('Следите за теми, кому платите')).toBeVisible()
})
