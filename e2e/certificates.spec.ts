// Certificates of goods: a seller gives them in the form, staff read them, a stranger sees their terms and where to look them up.
import { bearer, keepSignedIn, staff } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { createProductOnSale, seller } from './seller.ts'

test('a certificate is given in the form, where a link to another site is refused beside its field', async ({ page, request }) => {
  const own = await seller(request)
  const item = await createProductOnSale(request, own)
  await keepSignedIn(page, own.tokens)
  await open(page, `/profile/products/edit/${item.id}`)
  await page.getByRole('button', { name: 'Добавить документ' }).click()
  const given = page.getByRole('group', { name: 'Документ 1' })
  await given.getByLabel('Вид документа').selectOption('Сертификат соответствия')
  await given.getByLabel('Номер').fill('ЕАЭС RU С-RU.АБ58.В.00123/20')
  await given.getByLabel('Дата выдачи').fill('2025-03-01')
  await given.getByLabel('Ссылка в реестр').fill('https://shop.example/1')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(given.getByText('Ссылка может вести только в реестр')).toBeVisible()
  await expect(given.getByLabel('Ссылка в реестр')).toBeFocused()
  await inEachLook(page, () => expectAccessible(page))
  await given.getByLabel('Ссылка в реестр').fill('')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Правка отправлена на проверку')).toBeVisible()
  await open(page, `/profile/products/edit/${item.id}`)
  await expect(given.getByLabel('Номер')).toHaveValue('ЕАЭС RU С-RU.АБ58.В.00123/20')
  await expect(given.getByLabel('Дата выдачи')).toHaveValue('2025-03-01')
})

test('staff read certificates before strangers, who see a term that is over and the register', async ({ page, request }) => {
  const own = await seller(request)
  const item = await createProductOnSale(request, own)
  const link = 'https://pub.fsa.gov.ru/rds/declaration/view/1/common'
  const declaration = { kind: 'declaration', number: 'Д-RU.РА01.В.12345/23', issued_on: '2020-03-01', valid_until: '2023-02-28', link }
  const letter = { kind: 'refusal', number: '№ 114-ОП', issued_on: '2026-01-15', valid_until: null, link: null }
  const edit = { ...bearer(own.tokens), data: { certificates: [declaration, letter] } }
  expect((await request.patch(`/api/v1/products/${item.id}/`, edit)).status()).toBe(200)
  await open(page, `/marketplace/item/${item.id}?tab=properties`)
  await expect(page.getByText('Документы на товар')).toHaveCount(0)
  await keepSignedIn(page, await staff(request))
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
  await inEachLook(page, () => expectAccessible(page))
})
