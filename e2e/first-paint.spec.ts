// First visit of a page: styles load before scripts, no style sheet is fetched twice, and all scripts stay within the size budget.
import type { Page, Response } from '@playwright/test'
import { EVERY_TAB, expect, open, test, widths } from './page.ts'

/** 7799483056 is the taxpayer number of a company of the test register. */
const PAGES = ['/', '/counter-parties/7799483056', '/marketplace', '/tariffs']

for (const path of PAGES)
  test(`${path} loads its scripts after its styles and no style sheet twice`, async ({ page }) => {
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

// In a background tab browsers run no animation frames.
test('a page opened in a background tab becomes interactive', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await open(page, '/tariffs')
})

const KIB = 1024
/** The script budget of a public page on a first visit without interaction: compressed, including the texts of its language. */
const BUDGET = 130 * KIB

type Script = { readonly name: string; readonly bytes: number }

/** The scripts that a first visit fetches, each with its compressed size. */
async function fetchedScripts(page: Page, path: string): Promise<readonly Script[]> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  await open(page, path)
  await page.waitForLoadState('networkidle')
  return Promise.all(
    scripts.map(async (response) => ({
      name: new URL(response.url()).pathname,
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  )
}

const CARD = '/counter-parties/7799483056'

const MEASURED = [
  ...['/', '/counter-parties', '/counter-parties?query=сталь', '/counter-parties/selection', '/special-registers', '/method', '/verify'],
  ...['/marketplace', '/marketplace/item/3', '/company/1', '/tariffs', '/sellers', '/blog', '/login', '/extended-report'],
  ...EVERY_TAB.map((tab) => (tab ? `${CARD}/${tab}` : CARD)),
]

for (const path of MEASURED)
  test(`a first visit of ${path} stays within the budget of scripts`, async ({ page }) => {
    const scripts = await fetchedScripts(page, path)
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    // Far fewer bytes would mean that scripts were not counted.
    expect(bytes).toBeGreaterThan(BUDGET / 2)
    const sizes = scripts.map((script) => `${script.bytes} ${script.name}`).join('\n')
    expect(bytes, `${(bytes / KIB).toFixed(2)} KiB\n${sizes}`).toBeLessThanOrEqual(BUDGET)
  })
