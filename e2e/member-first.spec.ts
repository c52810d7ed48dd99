// A member's pages from the first paint: the name before any script, the profile's layout, no layout shifts as parts arrive.
import type { Page } from '@playwright/test'
import { fetchTokens, keepSignedIn, member, registerAccount } from './account.ts'
import { expect, expectAccessible, inEachLook, open, test, widths } from './page.ts'

/** The browser has the member's name from an earlier page. */
async function knownMember(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Выдумкина Ольга' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('person'))).not.toBeNull()
  await page.waitForLoadState('networkidle')
}

/** Blocks the page's scripts; its inline ones run. */
const withoutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

for (const path of ['/', '/counter-parties/7799483056', '/marketplace', '/profile/orders'])
  test(`${path} shows the member’s name before any script has loaded`, async ({ page, request }) => {
    await member(page, request)
    await knownMember(page, '/tariffs')
    await withoutScripts(page)
    for (const width of ['desktop', 'phone'] as const) {
      await page.setViewportSize(widths[width])
      await page.goto(path)
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Выдумкина Ольга' })).toHaveAttribute('href', '/profile/info')
      await expect(header.getByText('Войти', { exact: true })).toHaveCount(0)
      if (width === 'desktop') await expectAccessible(page)
    }
  })

test('a cached page contains nothing about its member', async ({ page, request }) => {
  const email = await registerAccount(request, 'Незабудкина Яна')
  await keepSignedIn(page, await fetchTokens(request, email))
  await open(page, '/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('person'))).toContain('Незабудкина')
  const answer = await page.goto('/counter-parties/7799483056')
  expect(await answer?.text()).not.toContain('Незабудкина')
})

test('a member who signs out is a guest at once and on the next page', async ({ page, request }) => {
  await member(page, request)
  await knownMember(page, '/profile/info')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await withoutScripts(page)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
})

test('a profile page has its layout before its scripts have loaded', async ({ page, request }) => {
  await member(page, request)
  await knownMember(page, '/profile/info')
  await withoutScripts(page)
  await page.goto('/profile/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  const sections = page.getByRole('navigation', { name: 'Разделы профиля' })
  await expect(sections.getByRole('group')).toHaveCount(4)
  await expect(sections.getByRole('link')).toHaveCount(21)
  await inEachLook(page, () => expectAccessible(page))
})

const SHIFTED = ['/', '/counter-parties/7799483056', '/marketplace', '/profile/info', '/profile/orders', '/profile/monitoring'] as const

for (const width of ['desktop', 'phone'] as const)
  for (const path of SHIFTED)
    test(`${path} has no layout shift on a slow connection, ${width}`, async ({ page, request }) => {
      await member(page, request)
      await page.setViewportSize(widths[width])
      await knownMember(page, '/tariffs')
      await page.addInitScript(() => {
        const sum = { shifts: 0, of: [] as string[] }
        Object.assign(window, { shifted: sum })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
            sum.shifts += entry.value
            for (const { node } of entry.sources)
              sum.of.push(node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // Parts and data arrive one after the other.
      const line = await page.context().newCDPSession(page)
      await line.send('Network.enable')
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 200_000,
        uploadThroughput: 100_000,
      })
      await open(page, path)
      await page.waitForLoadState('networkidle')
      const { shifts, of } = await page.evaluate(() => Reflect.get(window, 'shifted') as { shifts: number; of: string[] })
      expect(Number(shifts.toFixed(3)), of.join(', ')).toBe(0)
    })
