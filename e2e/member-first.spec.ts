// Pages as a signed-in member sees them before the scripts have loaded: the name in the header, the profile's layout, no layout shifts. Pages
// are cached for everybody; an inline script adds the name, which the browser has stored.
import type { Page } from '@playwright/test'
import { fetchTokens, registerAccount, signInNewMember, signInTab } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test, widths } from './page.ts'

/** Opens a page and waits until the browser has stored the member's name, which later pages show at once. */
async function openUntilNameStored(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Выдумкина Ольга' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('person'))).not.toBeNull()
  await page.waitForLoadState('networkidle')
}

/** Blocks the page's script files; its inline scripts still run. */
const blockScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

for (const path of ['/', '/counter-parties/7799483056', '/marketplace', '/profile/orders'])
  test(`${path} shows the member’s name before any script has loaded`, async ({ page, request }) => {
    await signInNewMember(page, request)
    await openUntilNameStored(page, '/tariffs')
    await blockScripts(page)
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
  await signInTab(page, await fetchTokens(request, email))
  await open(page, '/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('person'))).toContain('Незабудкина')
  const answer = await page.goto('/counter-parties/7799483056')
  expect(await answer?.text()).not.toContain('Незабудкина')
})

test('a member who signs out is a guest at once and on the next page', async ({ page, request }) => {
  await signInNewMember(page, request)
  await openUntilNameStored(page, '/profile/info')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await blockScripts(page)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
})

test('a profile page has its layout before its scripts have loaded', async ({ page, request }) => {
  await signInNewMember(page, request)
  await openUntilNameStored(page, '/profile/info')
  await blockScripts(page)
  await page.goto('/profile/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  const sections = page.getByRole('navigation', { name: 'Разделы профиля' })
  // All the profile's sections, which are in four groups.
  await expect(sections.getByRole('group')).toHaveCount(4)
  await expect(sections.getByRole('link')).toHaveCount(21)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('a page inside a section has a heading while its data load', async ({ page, request }) => {
  await signInNewMember(page, request)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/quote-requests/**', async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/profile/quotes/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль')
  await expect(page.getByRole('status').getByText('Загружаем профиль…')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Профиль')
})

/** Pages that are measured for layout shifts. */
const SHIFT_PATHS = ['/', '/counter-parties/7799483056', '/marketplace', '/profile/info', '/profile/orders', '/profile/monitoring'] as const

for (const width of ['desktop', 'phone'] as const)
  for (const path of SHIFT_PATHS)
    test(`${path} has no layout shift on a slow connection, ${width}`, async ({ page, request }) => {
      await signInNewMember(page, request)
      await page.setViewportSize(widths[width])
      await openUntilNameStored(page, '/tariffs')
      await page.addInitScript(() => {
        // The score of all layout shifts, and the elements that moved.
        const sum = { shifts: 0, elements: [] as string[] }
        Object.assign(window, { shifted: sum })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
            sum.shifts += entry.value
            for (const { node } of entry.sources)
              sum.elements.push(node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // A slow network (ms, bytes a second): scripts and data of the page arrive one after the other.
      const network = await page.context().newCDPSession(page)
      await network.send('Network.enable')
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 200_000,
        uploadThroughput: 100_000,
      })
      await open(page, path)
      await page.waitForLoadState('networkidle')
      const { shifts, elements } = await page.evaluate(() => Reflect.get(window, 'shifted') as { shifts: number; elements: string[] })
      expect(Number(shifts.toFixed(3)), elements.join(', ')).toBe(0)
    })
