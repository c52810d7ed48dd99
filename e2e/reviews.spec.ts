// Reviews in the profile: what a member without purchases meets.
import { member } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'

test('a member without purchases reads that there are no reviews, of theirs and of their goods', async ({ page, request }) => {
  await member(page, request)
  await open(page, '/profile/reviews')
  await expect(page.getByText('Отзывы отсутствуют')).toBeVisible()
  await page.getByRole('link', { name: 'О моих товарах' }).click()
  await expect(page.getByText('О ваших товарах пока никто не написал.')).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
})
