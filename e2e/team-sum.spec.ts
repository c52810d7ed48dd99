// The notice before a payment above the approval limit of the buyer's team. A team may require that a second person approves each deal above
// a sum; an order, unlike a deal, needs no approval, and the page says so.
// Russian labels: «Перейти к оформлению» go to checkout, «Перейти к оплате» go to payment, «Заказ второго решения не ждёт» an order waits for
// no second approval.
import { bearer, signInTab } from './account.ts'
import { makeTeamWithMember } from './colleagues.ts'
import { createMember, createProductOnSale, createSeller } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('a payment above the team’s limit says that it needs no approval, one up to it says nothing', async ({ page, request }) => {
  const buyer = await createMember(request, 'Покупателев Глеб')
  const owner = await makeTeamWithMember(request, buyer)
  /** Sets the limit in rubles. */
  const setLimit = async (over: number) =>
    expect((await request.put('/api/v1/team/approval/', { ...bearer(owner.tokens), data: { over } })).status()).toBe(200)
  await setLimit(1)
  const item = await createProductOnSale(request, await createSeller(request))
  await signInTab(page, buyer.tokens)
  await open(page, `/marketplace/item/${item.id}`)
  const added = page.waitForResponse((answer) => answer.url().includes('add-to-basket'))
  await page.getByRole('button', { name: 'В корзину' }).first().click()
  expect((await added).status()).toBe(200)
  await open(page, '/profile/basket')
  const pay = page.getByRole('button', { name: 'Перейти к оформлению' })
  await pay.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Заказ второго решения не ждёт.')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))

  await setLimit(90_000_000)
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/team/'))
  await open(page, '/profile/basket')
  await pay.click()
  expect((await asked).status()).toBe(200)
  await expect(dialog.getByRole('button', { name: 'Перейти к оплате' })).toBeVisible()
  await expect(dialog.getByText('Заказ второго решения не ждёт.')).toHaveCount(0)
})
