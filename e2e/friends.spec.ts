// Friends (members who know each other and may write to each other): requested on the card of a company that the other represents, confirmed
// by the other side, listed by both, and ended.
// Russian labels: «Добавить в друзья» add as a friend, «Вас добавили» you were added, «Мои друзья» my friends, «Удалить из друзей» remove from
// friends.
import { signInNewMember, signInTab } from './account.ts'
import { createSeller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('a member adds a representative from the card, and one click makes both friends', async ({ page, request, browser }) => {
  const shop = await createSeller(request)
  await signInNewMember(page, request)
  await open(page, `/counter-parties/${shop.trader.inn}`)
  await page.getByRole('button', { name: 'Добавить в друзья' }).press('Enter')
  // The misspelt message is prescribed by the specification.
  await expect(page.getByText('Пользватель добавлен в друзья')).toBeVisible()
  await expect(page.getByText('Добавлен в друзья', { exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Добавлен в друзья', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Добавить в друзья' })).toHaveCount(0)

  const sellerPage = await browser.newPage()
  await signInTab(sellerPage, shop.tokens)
  await open(sellerPage, '/profile/friends')
  const requests = sellerPage.getByRole('region', { name: /Вас добавили/ })
  await requests.getByRole('button', { name: 'Добавить в друзья: Выдумкина Ольга' }).click()
  await expect(
    sellerPage
      .getByRole('region', { name: /Мои друзья/ })
      .getByText('Выдумкина Ольга')
      .first(),
  ).toBeVisible()
  await sellerPage.close()

  await open(page, '/profile/friends')
  await expect(page.getByText(shop.email)).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: /^Удалить из друзей/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(page.getByText('Список друзей пуст')).toBeVisible()
})

test('a guest is not offered friendship', async ({ page, request }) => {
  await open(page, `/counter-parties/${(await createSeller(request)).trader.inn}`)
  await expect(page.getByRole('button', { name: 'Обновить данные' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Добавить в друзья' })).toHaveCount(0)
})
