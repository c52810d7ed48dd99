// What comes first when a page is opened: styles, then the paint, then scripts; nothing is fetched twice.
import { expect, open, test, widths } from './page.ts'

const PAGES = ['/', '/counter-parties/7799483056', '/marketplace', '/tariffs']

for (const path of PAGES)
  test(`${path} asks for its scripts once it has its styles, and for no style sheet twice`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.setViewportSize(widths.phone)
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const { styled, firstScript } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return {
        styled: Math.max(...resources.filter(({ name }) => name.endsWith('.css')).map(({ responseEnd }) => responseEnd)),
        firstScript: resources.find(({ name }) => name.endsWith('.js'))?.startTime ?? 0,
      }
    })
    expect(firstScript).toBeGreaterThan(styled)
    const sheets = fetched.filter((name) => name.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(0)
    expect(new Set(sheets).size).toBe(sheets.length)
    expect(
      await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.split('#')[0]).sort()),
    ).toEqual([...new Set(sheets)].map((name) => new URL(name, page.url()).href).sort())
  })

test('a page opened in a tab behind, which is not painted, wakes up all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await open(page, '/tariffs')
})
