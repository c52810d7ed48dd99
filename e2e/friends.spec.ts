// Friends in the browser: from a company's card to a friendship that both sides see, and its end.
import { keepSignedIn, member } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { seller } from './seller.ts'

test('a member adds a representative from the card, and one click makes both friends', async ({ page, request, browser }) => {
  const shop = await seller(request)
  await member(page, request)
  await open(page, `/counter-parties/${shop.trader.inn}`)
  await page.getByRole('button', { name: 'Добавить в друзья' }).press('Enter')
  await expect(page.getByText('Пользватель добавлен в друзья')).toBeVisible()
  await expect(page.getByText('Добавлен в друзья', { exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Добавлен в друзья', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Добавить в друзья' })).toHaveCount(0)

  const other = await browser.newPage()
  await keepSignedIn(other, shop.tokens)
  await open(other, '/profile/friends')
  const requests = other.getByRole('region', { name: /Вас добавили/ })
  await requests.getByRole('button', { name: 'Добавить в друзья: Выдумкина Ольга' }).click()
  await expect(
    other
      .getByRole('region', { name: /Мои друзья/ })
      .getByText('Выдумкина Ольга')
      .first(),
  ).toBeVisible()
  await other.close()

  await open(page, '/profile/friends')
  await expect(page.getByText(shop.email)).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: /^Удалить из друзей/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(page.getByText('Список друзей пуст')).toBeVisible()
})

test('a guest is not offered friendship', async ({ page, request }) => {
  await open(page, `/counter-parties/${(await seller(request)).trader.inn}`)
  await expect(page.getByRole('button', { name: 'Обновить данные' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Добавить в друзья' })).toHaveCount(0)
})
