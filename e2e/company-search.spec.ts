// Search of counterparties: as one types, at once on Enter, without JavaScript, and when it has nothing to show.
import { accessibleEverywhere, expect, open, test } from './page.ts'

test('a number with a wrong check digit is said to be one', async ({ page }) => {
  await open(page, '/counter-parties?query=7799483057')
  await expect(page.getByRole('alert').filter({ hasText: 'контрольная цифра' })).toBeVisible()
})

test('nothing found says what to check', async ({ page }) => {
  await open(page, '/counter-parties?query=абракадаброво')
  await expect(page.getByText('Ничего не нашли')).toBeVisible()
})

accessibleEverywhere('the empty search', '/counter-parties')
