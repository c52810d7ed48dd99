// A branch on its company's card: where it is, that it is a part of the company, and the link back.
// Russian labels: «Филиал» branch, «К компании» to the company, «Скопировать реквизиты» copy the details, «а не отдельное юридическое лицо»
// and not a legal entity of its own.
import { accessibleEverywhere, expect, open, test } from './page.ts'

/** Taxpayer number (ИНН) of a company of the test register, which has a branch. */
const INN = '7799483056'
const CARD = `/counter-parties/${INN}`
/** The branch's code of tax registration (КПП): head office and branches have one ИНН and a КПП each. */
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

test('a КПП that the company does not have is reported', async ({ page }) => {
  await open(page, `${CARD}?kpp=770101001`)
  await expect(page.getByText('Подразделения с КПП 770101001 в выписке нет')).toBeVisible()
})

test('the requisites of a branch are its own, and the tab of branches leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${CARD}/branches`)
  await page.getByRole('link', { name: KPP }).click()
  await expect(page).toHaveURL(`${CARD}?kpp=${KPP}`)
  await expect(page.getByText('а не отдельное юридическое лицо')).toBeVisible()
  await page.getByRole('button', { name: 'Скопировать реквизиты' }).click()
  await expect(page.getByText('Реквизиты скопированы')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`КПП ${KPP}`)
  // The КПП of the head office is not copied.
  expect(copied.match(/КПП/g)).toHaveLength(1)
})

accessibleEverywhere('the card of a branch', `${CARD}?kpp=${KPP}`)

test('the branch stays visible through tabs, kinds of deal and the report', async ({ page }) => {
  const note = page.getByText('а не отдельное юридическое лицо')
  await open(page, `${CARD}?kpp=${KPP}`)
  await page
    .getByRole('group', { name: 'Вердикт для сделки' })
    .getByRole('link', { name: /^Отсрочка/ })
    .click()
  await expect(page).toHaveURL(`${CARD}?purpose=deferral&kpp=${KPP}`)
  await expect(note).toBeVisible()
  await page
    .getByRole('link', { name: /^Учредители/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${CARD}/founders?purpose=deferral&kpp=${KPP}`)
  await expect(note).toBeVisible()
  await page.getByRole('link', { name: 'Из чего складывается' }).click()
  await expect(page).toHaveURL(`${CARD}/reliability?purpose=deferral&kpp=${KPP}#purpose-deferral`)
  await expect(note).toBeVisible()
})
