// What waits is seen on every page: the bell, the sidebar, the title; in all tabs at once.
import type { APIRequestContext } from '@playwright/test'
import { bearer, keepSignedIn, registered, type Tokens, tokensOf } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'

const SELLER = 'seller@demo.test'
const DEMO_PASSWORD = 'Demo-2026!'

const idOf = async (request: APIRequestContext, tokens: Tokens): Promise<number> =>
  ((await (await request.get('/auth/users/me/', bearer(tokens))).json()) as { id: number }).id

test('whoever is added to friends sees it at once in every open page, and reading it is seen in all of them', async ({
  browser,
  request,
}) => {
  const seller = await tokensOf(request, SELLER, DEMO_PASSWORD)
  const newcomer = await tokensOf(request, await registered(request, 'Новичков Пётр'))
  const [sellerId, newcomerId] = await Promise.all([idOf(request, seller), idOf(request, newcomer)])
  await request.post('/api/v1/friends/', { ...bearer(newcomer), data: { friend: sellerId } })
  const context = await browser.newContext()
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await keepSignedIn(page, newcomer)
    await open(page, '/sources')
    await expect(page.getByRole('link', { name: 'Уведомления', exact: true })).toBeVisible()
  }
  await request.post('/api/v1/friends/', { ...bearer(seller), data: { friend: newcomerId } })
  for (const page of [first, second]) {
    await expect(page.getByRole('link', { name: 'Уведомления, новых: 1' })).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d+\) /)
  }
  await first.getByRole('link', { name: 'Уведомления, новых: 1' }).click()
  await expect(first.getByText('Товаров Илья Сергеевич: теперь вы в друзьях друг у друга')).toBeVisible()
  await inEachLook(first, () => expectAccessible(first))
  await first.getByRole('button', { name: 'Прочитать все' }).click()
  for (const page of [first, second]) await expect(page.getByRole('link', { name: 'Уведомления', exact: true })).toBeVisible()
  await context.close()
})

test('what one is told of and how is chosen by line and kept at once; a link of an e-mail asks before it ends anything', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage()
  await keepSignedIn(page, await tokensOf(request, SELLER, DEMO_PASSWORD))
  await open(page, '/profile/notifications')
  await page.getByRole('link', { name: 'Настроить' }).click()
  await expect(page.getByRole('heading', { name: 'О чём и как сообщать' })).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Отзывы и ответы: Письмом' })
  const before = await box.isChecked()
  await box.setChecked(!before, { force: true })
  await expect(page.getByText('Сохранено')).toBeVisible()
  await page.reload()
  await expect(box).toBeChecked({ checked: !before })
  await page.getByRole('button', { name: 'Раз в неделю' }).click()
  await expect(page.getByRole('button', { name: 'Раз в неделю' })).toHaveAttribute('aria-pressed', 'true')
  await inEachLook(page, () => expectAccessible(page))
  await open(page, '/unsubscribe/1.digest.none-of-ours')
  await page.getByRole('button', { name: 'Отключить' }).click()
  await expect(page.getByText('Ошибка. Ссылка может быть недействительна.')).toBeVisible()
  await page.close()
})
