// The staff's queue of product edits by keyboard only, from sign-in to the last edit: the focus is always visible, nothing is decided twice.
// Keys: P publishes, R opens the dialog that rejects (there a digit chooses a reason of the list, Ctrl+Enter confirms), J and K open the next
// and the previous edit, S skips.
// Russian labels: «Опубликовать» publish, «Отклонить» reject, «Очередь пуста» the queue is empty, «Только этот продавец» this seller only.
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { bearer, fetchStaffTokens, signInTab } from './account.ts'
import { createProductOnSale, createSeller, type Item, type Seller, withUniqueNumber } from './members.ts'
import { expect, open, test, widths } from './page.ts'

/** Most presses of Tab before a target counts as unreachable: more than any page needs. */
const STOPS_MAX = 80

/** Whether the focused element has a visible focus ring (`isMarked`) and is not covered (`isSeen`); null if nothing has the focus. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)
    const isMarked = outlineStyle !== 'none' || boxShadow !== 'none'
    return { what: element.outerHTML.slice(0, 80), isMarked, isSeen: over !== null && (element.contains(over) || over.contains(element)) }
  })

/** Presses Tab until the target has the focus, and checks every stop on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await readFocus(page)).toMatchObject({ isMarked: true, isSeen: true })
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}

/** A product on sale whose new name waits for staff. */
async function makeRenamedProduct(request: APIRequestContext, own: Seller): Promise<Item> {
  const item = await createProductOnSale(request, own)
  const name = `${item.name} новее`
  expect((await request.patch(`/api/v1/products/${item.id}/`, { ...bearer(own.tokens), data: { name } })).status()).toBe(200)
  return { ...item, name }
}

/** Reads the products as their seller: the published name, and the reason for which an edit was returned. */
async function readAsSeller(request: APIRequestContext, own: Seller, cards: readonly Item[]) {
  return await Promise.all(
    cards.map(async ({ id }) => {
      const card = (await (await request.get(`/api/v1/products/${id}/`, bearer(own.tokens))).json()) as {
        name: string
        revision: { reject_reason: string | null } | null
      }
      return { name: card.name, reason: card.revision?.reject_reason }
    }),
  )
}

async function signIn(page: Page): Promise<void> {
  await open(page, '/login')
  await tabTo(page, page.getByLabel('Электронная почта'))
  await page.keyboard.type('admin@demo.test')
  await tabTo(page, page.getByLabel('Пароль', { exact: true }))
  await page.keyboard.type('Demo-2026!')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Служебный раздел' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/back-office/overview')
}

const underReview = (page: Page) => page.getByRole('region', { name: 'Сейчас на проверке' })
const title = (page: Page) => underReview(page).getByRole('heading', { level: 2 }).first()

/** Opens the queue, steps past the products of other sellers to this one, and filters the queue by its seller. */
async function openQueue(page: Page, { name }: Item): Promise<void> {
  await tabTo(page, page.getByRole('navigation', { name: 'Служебный раздел' }).getByRole('link', { name: /^Товары/ }))
  await page.keyboard.press('Enter')
  const button = page.getByRole('list', { name: 'Товары на проверке' }).getByRole('button', { name })
  await expect(button).toBeVisible()
  while ((await button.getAttribute('aria-current')) === null) {
    const shown = await title(page).innerText()
    await page.keyboard.press('j')
    await expect(title(page)).not.toHaveText(shown)
  }
  await tabTo(page, page.getByRole('link', { name: 'Только этот продавец' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Товары одного продавца' })).toBeVisible()
}

/** The next card is shown and focused. */
async function expectUnderReview(page: Page, { name }: Item): Promise<void> {
  await expect(title(page)).toHaveText(name)
  await expect(underReview(page)).toBeFocused()
  expect(await readFocus(page)).toMatchObject({ isMarked: true, isSeen: true })
}

test('from signing in to the last card, staff work through the goods by keyboard alone', async ({ page, request }) => {
  const own = await createSeller(request)
  const cards = [
    await makeRenamedProduct(request, own),
    await makeRenamedProduct(request, own),
    await makeRenamedProduct(request, own),
  ] as const
  // The first edit is published, the second rejected with a reason of the list, the third with a reason in the staff's own words.
  const [published, listed, worded] = cards
  await page.setViewportSize(widths.desktop)
  await signIn(page)
  await openQueue(page, published)
  await expect(title(page)).toHaveText(published.name)
  await expect(underReview(page).getByRole('insertion')).toHaveText('новее')
  await page.keyboard.press('p')
  await expectUnderReview(page, listed)
  await page.keyboard.press('s')
  await expectUnderReview(page, worded)
  await page.keyboard.press('k')
  await expectUnderReview(page, listed)
  await page.keyboard.press('r')
  await page.keyboard.press('4')
  await page.keyboard.press('Control+Enter')
  await expectUnderReview(page, worded)
  // It is the only remaining edit: the key for the next one leads to it again.
  await tabTo(page, page.getByRole('button', { name: 'Опубликовать' }))
  await page.keyboard.press('j')
  await expectUnderReview(page, worded)
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await expectUnderReview(page, worded)
  await page.keyboard.press('r')
  const words = page.getByRole('dialog', { name: 'Отклонить карточку' }).getByLabel('Своими словами')
  await tabTo(page, words)
  await page.keyboard.type('Название слишком общее')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Отклонить' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Очередь пуста' })).toBeFocused()
  expect(await readAsSeller(request, own, cards)).toEqual([
    { name: published.name, reason: undefined },
    { name: listed.name.replace(' новее', ''), reason: 'Неверная категория' },
    { name: worded.name.replace(' новее', ''), reason: 'Название слишком общее' },
  ])
})

test('after an empty queue was left by keyboard the focus stays when something arrives', async ({ page, request }) => {
  const own = await createSeller(request)
  const card = await makeRenamedProduct(request, own)
  await signInTab(page, await fetchStaffTokens(request))
  await page.clock.install()
  await open(page, `/back-office/products?user=${own.id}`)
  await expect(title(page)).toHaveText(card.name)
  await page.keyboard.press('p')
  await expect(page.getByRole('region', { name: 'Очередь пуста' })).toBeFocused()
  const others = page.getByRole('link', { name: 'Товары всех продавцов' })
  await page.keyboard.press('Shift+Tab')
  await expect(others).toBeFocused()
  const name = withUniqueNumber('Ларец')
  expect((await request.patch(`/api/v1/products/${card.id}/`, { ...bearer(own.tokens), data: { name } })).status()).toBe(200)
  // The page reloads its queue every 20 seconds.
  await page.clock.fastForward(20_000)
  await expect(title(page)).toHaveText(name)
  await expect(others).toBeFocused()
  const skipLink = page.getByRole('link', { name: 'Мимо разделов' })
  await skipLink.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(others).toBeFocused()
})

// The first click publishes an edit, and the button then belongs to the next one.
test('the second half of a double click publishes no card that nobody has read', async ({ page, request }) => {
  const own = await createSeller(request)
  const [first, second] = [await makeRenamedProduct(request, own), await makeRenamedProduct(request, own)]
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, `/back-office/products?user=${own.id}`)
  await expect(title(page)).toHaveText(first.name)
  const publish = page.getByRole('button', { name: 'Опубликовать' })
  await publish.click()
  await expect(title(page)).toHaveText(second.name)
  const decided: string[] = []
  page.on('request', (sent) => sent.url().includes('/publish/') && decided.push(sent.url()))
  await publish.hover()
  for (const half of ['down', 'up'] as const) await page.mouse[half]({ clickCount: 2 })
  await page.keyboard.press('k')
  await expect(underReview(page)).toBeFocused()
  expect(decided).toEqual([])
  await expect(title(page)).toHaveText(second.name)
})

test('after a removal and at the end of a list the keyboard goes on where it was', async ({ page, request }) => {
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/stop-list')
  const newWord = page.getByRole('button', { name: 'Новое слово' })
  const word = withUniqueNumber('жемчуг').replaceAll('-', '')
  await tabTo(page, newWord)
  await page.keyboard.press('Enter')
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
  await expect(newWord).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: `Удалить: ${word}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: word })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: word })).toHaveCount(0)
  await page.keyboard.press('Tab')
  // The focus is not back at the page's beginning.
  await expect(page.locator('#section :focus')).toHaveCount(1)
  /** Adds a category through the API; `parent` null: at the top of the tree. */
  const add = async (parent: number | null) => {
    const name = withUniqueNumber('Полка')
    const data = { name, slug: name.replace('Полка ', 'shelf-'), parent }
    const answer = await request.post('/api/v1/admin/categories/', { ...bearer(await fetchStaffTokens(request)), data })
    return { name, id: ((await answer.json()) as { id: number }).id }
  }
  const above = await add(null)
  const [first, second] = [await add(above.id), await add(above.id)]
  await open(page, '/back-office/categories')
  const lower = page.getByRole('button', { name: `Ниже: ${first.name}`, exact: true })
  await lower.press('Enter')
  await expect(lower).toHaveAttribute('aria-disabled', 'true')
  await expect(lower).toBeFocused()
  for (const { id } of [first, second, above])
    await request.delete(`/api/v1/admin/categories/${id}/`, bearer(await fetchStaffTokens(request)))
})
