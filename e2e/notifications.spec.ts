// Unread counts on every page: the bell, the sidebar, the title; in all tabs at once.
// Russian labels: «Уведомления» notifications, «Прочитать все» mark all as read, «Настроить» settings, «Отключить» switch off.
import { bearer, signInTab } from './account.ts'
import { createMember, createSeller, createSubscriber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('a friend request appears at once on every open page, and so does reading it', async ({ browser, request }) => {
  const [shop, newcomer] = [await createSeller(request), await createMember(request, 'Новичков Пётр')]
  await request.post('/api/v1/friends/', { ...bearer(newcomer.tokens), data: { friend: shop.id } })
  const context = await browser.newContext()
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await signInTab(page, newcomer.tokens)
    await open(page, '/sources')
    await expect(page.getByRole('link', { name: 'Уведомления', exact: true })).toBeVisible()
  }
  await request.post('/api/v1/friends/', { ...bearer(shop.tokens), data: { friend: newcomer.id } })
  for (const page of [first, second]) {
    await expect(page.getByRole('link', { name: 'Уведомления, новых: 1' })).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d+\) /)
  }
  await first.getByRole('link', { name: 'Уведомления, новых: 1' }).click()
  await expect(first.getByText(`${shop.fullName}: теперь вы в друзьях друг у друга`)).toBeVisible()
  await inEachThemeAndWidth(first, () => expectAccessible(first))
  await first.getByRole('button', { name: 'Прочитать все' }).click()
  for (const page of [first, second]) await expect(page.getByRole('link', { name: 'Уведомления', exact: true })).toBeVisible()
  await context.close()
})

test('notice settings save at once, and an unsubscribe link asks for confirmation', async ({ browser, request }) => {
  const page = await browser.newPage()
  await signInTab(page, (await createSubscriber(request)).tokens)
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
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  // A link of the right form whose signature is wrong.
  await open(page, '/unsubscribe/1.digest.none-of-ours')
  await page.getByRole('button', { name: 'Отключить' }).click()
  await expect(page.getByText('Ошибка. Ссылка может быть недействительна.')).toBeVisible()
  await page.close()
})
