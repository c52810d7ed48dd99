// What waits is seen on every page: the bell, the sidebar, the title; in all tabs at once.
import { bearer, keepSignedIn, registered, tokensOf } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'

const SELLER = 'seller@demo.test'
const DEMO_PASSWORD = 'Demo-2026!'

test('whoever is added to friends sees it at once in every open page, and reading it is seen in all of them', async ({
  browser,
  request,
}) => {
  const seller = await tokensOf(request, SELLER, DEMO_PASSWORD)
  const { id } = (await (await request.get('/auth/users/me/', bearer(seller))).json()) as { id: number }
  await request.post('/api/v1/notifications/read/', bearer(seller))
  const context = await browser.newContext()
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await keepSignedIn(page, seller)
    await open(page, '/sources')
    await expect(page.getByRole('link', { name: 'Уведомления', exact: true })).toBeVisible()
  }
  const name = 'Новичков Пётр'
  const other = await tokensOf(request, await registered(request, name))
  await request.post('/api/v1/friends/', { ...bearer(other), data: { friend: id } })
  for (const page of [first, second]) {
    await expect(page.getByRole('link', { name: 'Уведомления, новых: 1' })).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d+\) /)
  }
  await first.getByRole('link', { name: 'Уведомления, новых: 1' }).click()
  await expect(first.getByText(`${name}: вас добавили в друзья`)).toBeVisible()
  await inEachLook(first, () => expectAccessible(first))
  await first.getByRole('button', { name: 'Прочитать все' }).click()
  for (const page of [first, second]) await expect(page.getByRole('link', { name: 'Уведомления', exact: true })).toBeVisible()
  await context.close()
})
