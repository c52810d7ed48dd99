// Watching companies in the browser: from a card, seen in the profile, ended there.
import { keepSignedIn } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { subscriber } from './seller.ts'

test('a company is watched from its card and no longer from the list', async ({ page, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=1&kind=company')
  const { result } = (await found.json()) as { result: { ogrn: string }[] }
  await keepSignedIn(page, (await subscriber(request)).tokens)
  await open(page, `/counter-parties/${result[0]?.ogrn}`)
  await page.getByRole('button', { name: 'Следить', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Следите', exact: true })).toBeVisible()
  await open(page, '/profile/monitoring?view=companies')
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Не следить/ }) })
  await expect(row).toHaveCount(1)
  await inEachLook(page, () => expectAccessible(page))
  await page.getByRole('button', { name: /^Не следить/ }).click()
  await expect(page.getByText('Следите за теми, кому платите')).toBeVisible()
})

test('an address for changes is added with its secret, tried, seen and deleted', async ({ page, request }) => {
  await keepSignedIn(page, (await subscriber(request)).tokens)
  await open(page, '/profile/monitoring?view=settings')
  await page.getByRole('button', { name: 'Добавить адрес' }).click()
  const address = page.getByLabel('Адрес', { exact: true })
  await address.fill('https://127.0.0.1/in')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(page.getByText('Этот адрес ведёт во внутреннюю сеть: туда не отправляем.')).toBeVisible()
  await address.fill('https://localhost/in')
  await page.getByRole('button', { name: 'О выбранных' }).click()
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Адрес добавлен' })
  await expect(dialog.locator('code')).toHaveText(/^whsec_/)
  await dialog.getByLabel('Я сохранил секрет').check()
  await dialog.getByRole('button', { name: 'Готово' }).click()
  // The name leads to this very machine, where nothing is sent.
  await page.getByRole('button', { name: 'Проверить: localhost' }).click()
  await expect(page.getByText('Не дошло: адрес внутри сети')).toBeVisible()
  const row = page.getByRole('row', { name: /webhook\.test/ })
  await expect(row).toContainText('Попытка 1 из 8')
  await inEachLook(page, () => expectAccessible(page))
  await row.getByRole('button', { name: /^Открыть/ }).click()
  await expect(page.getByRole('dialog', { name: 'webhook.test' }).locator('pre')).toContainText('"type": "webhook.test"')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Удалить: localhost' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Адресов пока нет.')).toBeVisible()
})
