// Certificates of goods: a seller enters them, staff check them, and a guest then sees until when they are valid and in which state register
// they can be verified.
// Russian labels: «Добавить документ» add a document, «Ссылка в реестр» link to the register, «Сохранить» save, «срок истёк» expired.
import { bearer, fetchStaffTokens, signInTab } from './account.ts'
import { createProductOnSale, createSeller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('a certificate is entered in the form, where a link to a site that is no register is refused', async ({ page, request }) => {
  const own = await createSeller(request)
  const item = await createProductOnSale(request, own)
  await signInTab(page, own.tokens)
  await open(page, `/profile/products/edit/${item.id}`)
  await page.getByRole('button', { name: 'Добавить документ' }).click()
  const certificate = page.getByRole('group', { name: 'Документ 1' })
  await certificate.getByLabel('Вид документа').selectOption('Сертификат соответствия')
  await certificate.getByLabel('Номер').fill('ЕАЭС RU С-RU.АБ58.В.00123/20')
  await certificate.getByLabel('Дата выдачи').fill('2025-03-01')
  await certificate.getByLabel('Ссылка в реестр').fill('https://shop.example/1')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(certificate.getByText('Ссылка может вести только в реестр')).toBeVisible()
  await expect(certificate.getByLabel('Ссылка в реестр')).toBeFocused()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await certificate.getByLabel('Ссылка в реестр').fill('')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Правка отправлена на проверку')).toBeVisible()
  await open(page, `/profile/products/edit/${item.id}`)
  await expect(certificate.getByLabel('Номер')).toHaveValue('ЕАЭС RU С-RU.АБ58.В.00123/20')
  await expect(certificate.getByLabel('Дата выдачи')).toHaveValue('2025-03-01')
})

test('certificates are public after staff publish them, and an expired one says so', async ({ page, request }) => {
  const own = await createSeller(request)
  const item = await createProductOnSale(request, own)
  // The register of the federal accreditation service (Росаккредитация).
  const link = 'https://pub.fsa.gov.ru/rds/declaration/view/1/common'
  const declaration = { kind: 'declaration', number: 'Д-RU.РА01.В.12345/23', issued_on: '2020-03-01', valid_until: '2023-02-28', link }
  // A «refusal letter» (отказное письмо) states that the goods need no certificate; it has no end date.
  const letter = { kind: 'refusal', number: '№ 114-ОП', issued_on: '2026-01-15', valid_until: null, link: null }
  const edit = { ...bearer(own.tokens), data: { certificates: [declaration, letter] } }
  expect((await request.patch(`/api/v1/products/${item.id}/`, edit)).status()).toBe(200)
  await open(page, `/marketplace/item/${item.id}?tab=properties`)
  await expect(page.getByText('Документы на товар')).toHaveCount(0)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, `/back-office/products?user=${own.id}`)
  const review = page.getByRole('region', { name: 'Сейчас на проверке' })
  const sent = review.getByRole('row', { name: /^Документы на товар/ }).locator('ins')
  await expect(sent).toContainText('Декларация о соответствии: Д-RU.РА01.В.12345/23')
  await review.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(sent).toHaveCount(0)
  await open(page, `/marketplace/item/${item.id}?tab=properties`)
  const shown = page.getByRole('listitem')
  const expired = shown.filter({ hasText: 'Декларация о соответствии' })
  await expect(expired.getByText('срок истёк 28.02.2023')).toBeVisible()
  await expect(expired.getByRole('link', { name: 'Реестр Росаккредитации' })).toHaveAttribute('href', link)
  await expect(shown.filter({ hasText: 'Отказное письмо' }).getByText('без срока')).toBeVisible()
  await expect(page.getByText('проверьте номер в реестре')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})
