// Friends in the browser: from a company's card to a friendship that both sides see, and its end.
import type { APIRequestContext } from '@playwright/test'
import { bearer, keepSignedIn, member, tokensOf } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'

const SELLER = 'seller@demo.test'
const DEMO_PASSWORD = 'Demo-2026!'

/** Number of a company that the demo's seller represents. */
async function sellersCompany(request: APIRequestContext): Promise<string> {
  const as = bearer(await tokensOf(request, SELLER, DEMO_PASSWORD))
  const { id } = (await (await request.get('/auth/users/me/', as)).json()) as { id: number }
  const companies = await request.get(`/api/v1/companies/?representative__in=${id}`, as)
  const { result } = (await companies.json()) as { result: { inn: string }[] }
  return result[0]?.inn ?? ''
}

test('a member adds a representative from the card, who answers in one click; then both are friends', async ({
  page,
  request,
  browser,
}) => {
  const inn = await sellersCompany(request)
  await member(page, request)
  await open(page, `/counter-parties/${inn}`)
  await page.getByRole('button', { name: 'Добавить в друзья' }).click()
  await expect(page.getByText('Пользватель добавлен в друзья')).toBeVisible()
  await expect(page.getByText('Добавлен в друзья', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Добавлен в друзья', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Добавить в друзья' })).toHaveCount(0)

  const other = await browser.newPage()
  await keepSignedIn(other, await tokensOf(request, SELLER, DEMO_PASSWORD))
  await open(other, '/profile/friends')
  const asked = other.getByRole('region', { name: /Вас добавили/ })
  await asked.getByRole('button', { name: 'Добавить в друзья: Выдумкина Ольга' }).first().click()
  await expect(
    other
      .getByRole('region', { name: /Мои друзья/ })
      .getByText('Выдумкина Ольга')
      .first(),
  ).toBeVisible()
  await other.close()

  await open(page, '/profile/friends')
  await expect(page.getByText(SELLER)).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: /^Удалить из друзей/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(page.getByText('Список друзей пуст')).toBeVisible()
})

test('a guest is not offered friendship', async ({ page, request }) => {
  await open(page, `/counter-parties/${await sellersCompany(request)}`)
  await expect(page.getByRole('button', { name: 'Обновить данные' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Добавить в друзья' })).toHaveCount(0)
})
