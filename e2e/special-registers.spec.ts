// Special registers (public lists that matter for a decision about a company, such as licences or tax debts): from the home page to a
// register, a search inside it, and a company's entries on its card. 012345 is a part of the only licence number of the test register.
// Russian labels: «Лицензии» licences, «Особые реестры» special registers, «Найдено» found, «Не проверено» not checked.
import { signInNewMember } from './account.ts'
import { accessibleEverywhere, expect, expectAccessible, inEachThemeAndWidth, open, test, widths } from './page.ts'

test('a register is opened from the home page and searched, and links to a card with its entries', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Специальные реестры' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Особые реестры')
  await page.getByRole('link', { name: 'Лицензии', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лицензии')
  // Entries are computed in the background after the start.
  await expect(async () => {
    await page.goto('/special-registers/licences?query=012345')
    await expect(page.getByText('1 запись по запросу «012345»')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('table', { name: 'Лицензии' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/counter-parties\/\d+$/)
  await open(page, `${new URL(page.url()).pathname}/reliability`)
  // The section is folded if no register holds anything against the company.
  const registers = page.locator('details').filter({ has: page.locator('summary', { hasText: 'Особые реестры' }) })
  await registers.locator('summary').click()
  await expect(registers.getByRole('listitem').filter({ hasText: 'Лицензии' })).toContainText('Найдено')
  await expect(registers.getByRole('listitem').filter({ hasText: 'Задолженность по налогам' })).toContainText('Не проверено')
})

test('an unknown register is a 404', async ({ page }) => {
  expect((await page.goto('/special-registers/unheard'))?.status()).toBe(404)
})

accessibleEverywhere('the page of special registers', '/special-registers?query=012345')
accessibleEverywhere('the page of one register', '/special-registers/licences')

test('the days of a licence are seen without scrolling sideways', async ({ page }) => {
  await page.setViewportSize(widths.desktop)
  // Entries are computed in the background after the start.
  await expect(async () => {
    await page.goto('/special-registers/licences')
    await expect(page.getByRole('columnheader', { name: 'По', exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const frame = page.getByRole('region', { name: 'Лицензии' })
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('a member is shown from the second visit on how many entries of a register are new', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/special-registers/licences')
  await expect(page.getByText('Отмечаем новые записи с этого просмотра.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Новых с прошлого раза, \d{2}\.\d{2}\.\d{4}: 0$/)).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})
