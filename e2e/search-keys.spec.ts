// Keyboard shortcuts that focus the company search from any page, and the recently opened companies under its empty field.
// Russian labels: «Клавиша «/» к поиску» the key / goes to the search, «Очистить» clear, «Вы смотрели» you viewed.
import { signInNewMember } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** Taxpayer number (ИНН) of a company of the test register. */
const INN = '7799483056'
const CARD = `/counter-parties/${INN}`

test('the slash key focuses the search of a card and of the home page', async ({ page }) => {
  for (const path of [CARD, '/']) {
    await open(page, path)
    await page.keyboard.press('/')
    await expect(page.locator('search input[name=query]:focus')).toHaveValue('')
  }
})

test('Ctrl K on a page without a search opens the search page', async ({ page }) => {
  await open(page, '/tariffs')
  await page.keyboard.press('Control+k')
  await expect(page).toHaveURL(/\/counter-parties#find$/)
  await expect(page.locator('search input[name=query]')).toBeFocused()
})

test('the slash key can be switched off beside language and theme', async ({ page }) => {
  await open(page, CARD)
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('button', { name: 'Клавиша «/» к поиску', pressed: true }).filter({ visible: true }).click()
  await open(page, CARD)
  await page.keyboard.press('/')
  await expect(page.locator('search input[name=query]:focus')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.locator('search input[name=query]:focus')).toHaveCount(1)
})

test('a guest sees recently opened companies under every empty search field', async ({ page }) => {
  await open(page, CARD)
  for (const path of [CARD, '/counter-parties', '/']) {
    await open(page, path)
    const field = page.locator('search input[name=query]')
    await field.focus()
    const recent = page.getByRole('search').getByRole('link', { name: new RegExp(INN) })
    await expect(recent, path).toBeVisible()
    await field.fill('колос')
    await expect(recent, path).toBeHidden()
  }
})

test('a member sees recently opened companies under the empty search field of the home page', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, CARD)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toContain(INN)
  await open(page, '/')
  const field = page.locator('search input[name=query]')
  await field.focus()
  const recent = page.getByRole('search').getByRole('link', { name: new RegExp(INN) })
  await expect(recent).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.keyboard.press('Escape')
  await expect(recent).toBeHidden()
  await field.blur()
  await field.focus()
  await recent.click()
  await expect(page).toHaveURL(CARD)
})

test('the recently opened companies can be cleared', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, CARD)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toContain(INN)
  await open(page, '/')
  await page.locator('search input[name=query]').focus()
  await page.getByRole('button', { name: 'Очистить' }).click()
  await expect(page.getByText('Вы смотрели')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull()
})
