// The setup checklist of staff («Первый день»): finished and open steps, a test e-mail, a test payment, categories from a file.
// Russian labels: «готово» done, «не начато» not begun, «Проверочное письмо» test e-mail, «Записать» save, «Посмотреть» preview.
import { fetchStaffTokens, signInTab } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('staff see what is done, and send themselves a test e-mail', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/first-day')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Первый день')
  await expect(page.getByRole('row', { name: /Категории товаров/ })).toContainText(/Категорий: \d+.*готово/)
  await expect(page.getByRole('row', { name: /Резервная копия/ })).toContainText('не начато')
  // The state register of legal entities (ЕГРЮЛ) is kept by the Federal Tax Service (ФНС).
  await expect(page.getByRole('row', { name: /ЕГРЮЛ/ }).first()).toContainText('ФНС')
  await expect(page.getByRole('link', { name: /^Дальше: / })).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Проверочное письмо' }).click()
  await expect(page.getByText('Письмо отправлено на ваш адрес')).toBeVisible()
  await expect(page.getByRole('row', { name: /Почта/ })).toContainText('готово')
})

test('the payment provider is tested with one ruble, which is refunded', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/first-day')
  const row = page.getByRole('row', { name: /Оплата/ })
  const begin = row.getByRole('button', { name: 'Проверить на 1 ₽' })
  await begin.dblclick()
  await expect(page).toHaveURL(/\/sandbox-payment\//)
  await page.getByRole('button', { name: 'Отклонить платёж' }).click()
  await page.getByRole('link', { name: 'Вернуться на сайт' }).click()
  await expect(row).toContainText('не прошёл. Карту отклонили.')
  await expect(row).toContainText('ошибка')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await begin.click()
  // A card number that the simulated payment provider accepts.
  await page.getByLabel('Номер карты').fill('4111 1111 1111 1111')
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await page.getByRole('link', { name: 'Вернуться на сайт' }).click()
  await expect(row).toContainText('прошёл, рубль вернулся')
  await expect(row).toContainText('готово')
  await expect(row).toContainText('Последний раз')
})

test('categories of a file are shown first, then written, and a repeat writes nothing', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/categories')
  await page.getByRole('link', { name: 'Загрузить из файла' }).click()
  const key = `e2e-${Date.now()}`
  // Two valid categories, the second a child of the first, and one whose key is not in lower-case Latin letters.
  const lines = ['key;parent;name_ru;name_en;vat', `${key};;Пряности ${key};Spices;10`, `${key}-leaf;${key};Перец;;`, 'Плохой;;Имя;;']
  const preview = async () => {
    await page.getByLabel('Файл').setInputFiles({ name: 'tree.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    await page.getByRole('button', { name: 'Посмотреть' }).click()
  }
  await preview()
  await expect(page.getByText('Новых: 2, изменится: 0, без изменений: 0, не принято: 1.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Имя' }).first()).toContainText('латинские строчные буквы')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Записать, 2' }).click()
  await expect(page.getByText('Дерево загружено')).toBeVisible()
  await preview()
  await expect(page.getByText('Записывать нечего')).toBeVisible()
  await page.getByLabel('Файл').setInputFiles({ name: 'tree.csv', mimeType: 'text/csv', buffer: Buffer.from('слова') })
  await page.getByRole('button', { name: 'Посмотреть' }).click()
  await expect(page.getByText('Выберите таблицу csv')).toBeVisible()
  await page.goto('/back-office/categories')
  await expect(page.getByText(`Пряности ${key}`)).toBeVisible()
  await expect(page.getByText('НДС 10 %').first()).toBeVisible()
})
