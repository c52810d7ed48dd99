// The first day of an installation: what is done and what is not, and a test e-mail from there.
import { keepSignedIn, staff } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'

test('staff see what is done, and send themselves a test e-mail', async ({ page, request }) => {
  await keepSignedIn(page, await staff(request))
  await open(page, '/back-office/first-day')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Первый день')
  await expect(page.getByRole('row', { name: /Категории товаров/ })).toContainText(/Категорий: \d+.*готово/)
  await expect(page.getByRole('row', { name: /Резервная копия/ })).toContainText('не начато')
  await expect(page.getByRole('row', { name: /ЕГРЮЛ/ }).first()).toContainText('ФНС')
  await expect(page.getByRole('link', { name: /^Дальше: / })).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Проверочное письмо' }).click()
  await expect(page.getByText('Письмо отправлено на ваш адрес')).toBeVisible()
  await expect(page.getByRole('row', { name: /Почта/ })).toContainText('готово')
})
