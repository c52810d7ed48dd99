// «Избранное»: liked goods appear here, link back to the item, and disappear when the like is removed.
// Russian labels: «В избранное» add to favourites, «Список избранных пуст» the list of favourites is empty.
import { signInNewMember } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('a liked product is among the favourites until it is unliked', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/favorites')
  await expect(page.getByText('Список избранных пуст')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'В маркетплейс' }).click()
  await expect(page).toHaveURL('/marketplace')
  // Goods of the demo that no test changes; the newest may belong to another test and disappear at any moment.
  await open(page, '/marketplace?search=арматура')
  const heart = page.getByRole('button', { name: /^В избранное: / }).first()
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('В избранное: ', '')
  const saved = page.waitForResponse('**/add-to-favorites/')
  await heart.click()
  await saved
  await page.getByRole('link', { name: 'Избранное', exact: true }).click()
  await expect(page).toHaveURL('/profile/favorites')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Избранное')
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  const removed = page.waitForResponse('**/del-from-favorites/')
  await page.getByRole('button', { name: `В избранное: ${name}` }).click()
  await removed
  await open(page, '/profile/favorites')
  await expect(page.getByText('Список избранных пуст')).toBeVisible()
})
