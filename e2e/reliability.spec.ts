// The pages /method (every factor of the verdict with its rule) and /sources (every register with its owner and the age of its data).
// Russian labels: «Не доказано» not proven, «Массовый адрес» mass address, «Загружен» imported, «Не подключён» not connected.
import { accessibleEverywhere, expect, open, test } from './page.ts'

test('the method shows points, source and basis of each factor, and no unproven claim', async ({ page }) => {
  await open(page, '/method')
  await expect(page.getByText('Не доказано: реальных данных нет.')).toBeVisible()
  const row = page.getByRole('row', { name: /^Массовый адрес По адресу/ })
  await expect(row).toBeHidden()
  await page.getByRole('navigation', { name: 'Содержание' }).getByRole('link', { name: 'Адрес' }).click()
  await expect(row).toContainText('10 и больше')
  await expect(row).toContainText('−12')
  // The rule of the factor «mass address»: at least ten companies at one address, twelve points less, based on a ruling of the Supreme
  // Commercial Court (ВАС).
  await expect(row).toContainText('Пленум ВАС № 61')
  expect(await page.getByRole('row', { includeHidden: true }).count()).toBeGreaterThan(200)
  await expect(page.getByText('Чаще банкротятся')).toHaveCount(0)
})

test('each source shows its owner, data, day of the copy, records and state', async ({ page }) => {
  await open(page, '/sources')
  const register = page.getByRole('row', { name: /^ЕГРЮЛ/ })
  await expect(register).toContainText('ФНС России')
  await expect(register).toContainText('Загружен')
  await expect(register).toContainText(/\d{2}\.\d{2}\.\d{4}/)
  const contents = page.getByRole('navigation', { name: 'Содержание' })
  await contents.getByRole('link', { name: 'Подключены, записей пока нет' }).click()
  await expect(page.getByRole('row', { name: /OFAC SDN/ })).toContainText('Записей пока нет')
  await contents.getByRole('link', { name: 'Не подключены' }).click()
  await expect(page.getByRole('row', { name: /платформ|Знай своего клиента|ЗСК/ }).first()).toContainText('Не подключён')
  expect(await page.getByRole('row', { includeHidden: true }).count()).toBeGreaterThan(50)
})

test('a link to a section unfolds it, and a printed page has every section', async ({ page }) => {
  await open(page, '/method#sanctions')
  await expect(page.locator('#sanctions')).toBeVisible()
  await open(page, '/sources')
  const folded = page.getByRole('row', { name: /OFAC SDN/ })
  await expect(folded).toBeHidden()
  // The browser scrolls to a fragment only when it loads the page or follows a link of it.
  await page.evaluate(() => {
    window.history.pushState(null, '', '#empty')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(folded).toBeVisible()
  await expect(page.locator('#empty')).toBeInViewport()
  const absent = page.getByRole('row', { name: /платформ|Знай своего клиента|ЗСК/ }).first()
  await expect(absent).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(absent).toBeVisible()
})

accessibleEverywhere('the method', '/method')
accessibleEverywhere('the sources', '/sources')
