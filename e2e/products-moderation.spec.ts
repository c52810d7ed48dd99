// A product edit as staff see it before they publish it: the difference of each field, flagged words, and a large price change.
// Russian labels: «Код товара» product code, «Характеристики» properties, «Метки» tags, «Скачок цены» jump of the price, «Опубликовать»
// publish.
import { bearer, fetchStaffTokens, signInTab } from './account.ts'
import { createProductOnSale, createSeller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('staff see changed properties, tags, code and a price that jumped before they decide', async ({ page, request }) => {
  const own = await createSeller(request)
  const item = await createProductOnSale(request, own)
  const tag = (await (await request.post('/api/v1/tags/', { ...bearer(own.tokens), data: { name: `метка ${item.id}` } })).json()) as {
    id: number
  }
  const edit = {
    product_code: 'KUPI-1',
    // «Order past the site», with a link: texts with links and phone numbers are flagged for staff.
    properties: [{ name: 'Заказ мимо сайта', value: 'shop.example.ru' }],
    tags: [tag.id],
    // Nine times as high: published at once, but shown to staff as a jump of the price.
    price: item.price * 9,
    sale_price: null,
  }
  expect((await request.patch(`/api/v1/products/${item.id}/`, { ...bearer(own.tokens), data: edit })).status()).toBe(200)
  await open(page, `/marketplace/item/${item.id}?tab=properties`)
  await expect(page.getByText('Заказ мимо сайта')).toHaveCount(0)
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, `/back-office/products?user=${own.id}`)
  const review = page.getByRole('region', { name: 'Сейчас на проверке' })
  await expect(review.getByRole('row', { name: /^Код товара/ }).locator('ins')).toHaveText('KUPI-1')
  await expect(review.getByRole('row', { name: /^Характеристики/ }).locator('ins')).toContainText('Заказ мимо сайта: shop.example.ru')
  await expect(review.getByRole('row', { name: /^Метки/ }).locator('ins')).toHaveText(`метка ${item.id}`)
  await expect(review.getByText('Ссылки и телефоны в текстах')).toBeVisible()
  await expect(review.getByText('Скачок цены')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.keyboard.press('p')
  await expect(review.getByRole('row', { name: /^Код товара/ }).locator('ins')).toHaveCount(0)
  await expect(review.getByText('Скачок цены')).toBeVisible()
  // By a click: a key pressed again within 300 ms counts as an accidental repeat.
  await review.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Скачок цены')).toHaveCount(0)
  await open(page, `/marketplace/item/${item.id}`)
  await page.getByRole('link', { name: 'Характеристика' }).click()
  await expect(page.getByText('Заказ мимо сайта')).toBeVisible()
})
