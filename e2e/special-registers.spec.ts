// Special registers in the browser: from the home page to a register, a search inside it, a card that says where a company stands.
import { accessibleEverywhere, expect, open, test } from './page.ts'

test('a register is reached from the home page, searched without scripts, and leads to the card that says so', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Специальные реестры' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Особые реестры')
  await page.getByRole('link', { name: 'Задолженность по налогам' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Задолженность по налогам')
  const table = page.getByRole('table', { name: 'Задолженность по налогам' })
  // The entries are made in the background after the start.
  await expect(async () => {
    await page.reload()
    await expect(table).toBeVisible()
  }).toPass()
  const inn = await table
    .getByText(/^\d{10}$/)
    .first()
    .innerText()
  await page.getByRole('textbox', { name: 'ИНН, название или фамилия' }).fill(inn)
  await page.getByRole('button', { name: 'Искать', exact: true }).click()
  await expect(page.getByText(`1 запись по запросу «${inn}»`)).toBeVisible()
  await open(page, `/counter-parties/${inn}/reliability`)
  const row = page.getByRole('row', { name: 'Задолженность по налогам' })
  await expect(row).toContainText('Найдено')
  await expect(page.getByRole('row', { name: 'Недобросовестные поставщики' })).toContainText('Не проверено')
})

test('a register that nobody keeps is no page', async ({ page }) => {
  expect((await page.goto('/special-registers/unheard'))?.status()).toBe(404)
})

accessibleEverywhere('the page of special registers', '/special-registers?query=ООО')
accessibleEverywhere('the page of one register', '/special-registers/licences')
