// A branch on the card of its company: where it is, that it is a part of the company, and the way back to that.
import { accessibleEverywhere, expect, open, test } from './page.ts'

const INN = '7799483056'
const CARD = `/counter-parties/${INN}`
const KPP = '631043001'

test('a branch is found by ИНН and КПП, opens with its address and leads to its company', async ({ page }) => {
  await open(page, `/counter-parties?query=${INN}%2F${KPP}`)
  await expect(page.getByText(/^Филиал/)).toBeVisible()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(`${CARD}?kpp=${KPP}`)
  await expect(page.getByText('а не отдельное юридическое лицо')).toBeVisible()
  await expect(page.getByText(`КПП ${KPP}`)).toBeVisible()
  await page.getByRole('link', { name: 'К компании' }).click()
  await expect(page).toHaveURL(CARD)
  await expect(page.getByText('а не отдельное юридическое лицо')).toHaveCount(0)
})

test('a КПП that the company has not is told', async ({ page }) => {
  await open(page, `${CARD}?kpp=770101001`)
  await expect(page.getByText('Подразделения с КПП 770101001 в выписке нет')).toBeVisible()
})

accessibleEverywhere('the card of a branch', `${CARD}?kpp=${KPP}`)
