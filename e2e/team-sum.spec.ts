// The warning before a payment above the sum of the buyer's team.
import { bearer, keepSignedIn } from './account.ts'
import { makeTeam } from './colleagues.ts'
import { expect, expectAccessible, inEachLook, open, test } from './page.ts'
import { createProductOnSale, person, seller } from './seller.ts'

test('a payment above the team’s limit says that it does not wait, one up to it says nothing', async ({ page, request }) => {
  const buyer = await person(request, 'Покупателев Глеб')
  const owner = await makeTeam(request, buyer)
  const setSum = async (over: number) =>
    expect((await request.put('/api/v1/team/approval/', { ...bearer(owner.tokens), data: { over } })).status()).toBe(200)
  await setSum(1)
  const item = await createProductOnSale(request, await seller(request))
  await keepSignedIn(page, buyer.tokens)
  await open(page, `/marketplace/item/${item.id}`)
  const added = page.waitForResponse((answer) => answer.url().includes('add-to-basket'))
  await page.getByRole('button', { name: 'В корзину' }).first().click()
  expect((await added).status()).toBe(200)
  await open(page, '/profile/basket')
  const pay = page.getByRole('button', { name: 'Перейти к оформлению' })
  await pay.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Заказ второго решения не ждёт.')).toBeVisible()
  await inEachLook(page, () => expectAccessible(page))

  await setSum(90_000_000)
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/team/'))
  await open(page, '/profile/basket')
  await pay.click()
  expect((await asked).status()).toBe(200)
  await expect(dialog.getByRole('button', { name: 'Перейти к оплате' })).toBeVisible()
  await expect(dialog.getByText('Заказ второго решения не ждёт.')).toHaveCount(0)
})
