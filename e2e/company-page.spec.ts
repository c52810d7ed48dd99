// A seller's public page («Витрина»): reached from the company card and from an item, its goods filtered with and without JavaScript.
// Russian labels: «Ещё» more, «Показать» show, «Показать всё» show all, «Порядок» order, «Ничего не нашлось» nothing found.
import type { APIRequestContext } from '@playwright/test'
import { accessibleEverywhere, expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

interface Seller {
  readonly id: number
  readonly name: string
  readonly inn: string
}

/** The seller of the first product that the search finds by this word, and the path of that product's page. «арматура»: rebar, sold by the demo. */
async function findSeller(request: APIRequestContext, word = 'арматура'): Promise<Seller & { readonly item: string }> {
  const { result } = (await (await request.get(`/api/v1/marketplace/?search=${word}`)).json()) as { result: { id: number }[] }
  const item = (await (await request.get(`/api/v1/marketplace/items/${result[0]?.id}/`)).json()) as {
    product: { seller: Seller; name: string }
  }
  return { ...item.product.seller, item: `/marketplace/item/${result[0]?.id}` }
}

test('«Витрина» on a card and on an item opens the seller’s page, which links back to the report', async ({ page, request }) => {
  const seller = await findSeller(request)
  await open(page, `/counter-parties/${seller.inn}`)
  await page.locator('summary').filter({ hasText: 'Ещё' }).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: 'Витрина' }).first().click()
  await expect(page).toHaveURL(`/company/${seller.id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Компания ${seller.name}` })).toBeVisible()
  await expect(page.getByText('ИНН', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(seller.inn).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Посмотреть отчет о компании' })).toHaveAttribute('href', `/counter-parties/${seller.inn}`)
  await open(page, seller.item)
  await page.getByRole('link', { name: 'Витрина продавца' }).click()
  await expect(page).toHaveURL(`/company/${seller.id}`)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('the seller’s page lists only its own goods, and a search without results can be cleared', async ({ page, request }) => {
  const seller = await findSeller(request)
  await open(page, `/company/${seller.id}`)
  const cards = page.getByRole('list', { name: 'Товары и услуги' }).getByRole('article')
  const before = await cards.count()
  expect(before).toBeGreaterThan(0)
  for (const name of await cards.getByText(seller.name).allTextContents()) expect(name).toContain(seller.name)
  await page.getByRole('searchbox', { name: 'Искать у этого продавца' }).fill('нетакоготовара')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page.getByText('Ничего не нашлось')).toBeVisible()
  await page.getByRole('link', { name: 'Показать всё' }).click()
  await expect(cards).toHaveCount(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the order is chosen by a form', async ({ page, request }) => {
    const { id } = await findSeller(request)
    await page.goto(`/company/${id}`)
    await page.getByLabel('Порядок').selectOption('price')
    await page.getByRole('button', { name: 'Показать' }).click()
    await expect(page).toHaveURL(/ordering=price/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('the page of an unknown seller is a 404', async ({ page }) => {
  // No such seller, and texts that are no id: zero, exponent, beyond 32 bits, a letter.
  for (const id of ['999999999', '0', '1e3', '99999999999', 'x']) expect((await page.goto(`/company/${id}`))?.status()).toBe(404)
})

accessibleEverywhere('the 404 page of an unknown seller', '/company/999999999')
