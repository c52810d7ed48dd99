// Shared by all browser tests: opening a page and waiting for hydration, the accessibility check, widths and themes.
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** The design's widths: desktop and phone. */
export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Width = keyof typeof widths
export type Scheme = 'light' | 'dark'

/** Playwright's `test`; it also fails a test whose page logged an error to the console. */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // A page that answers 404 or 503 is itself logged as a failed load.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until React has taken over the server's HTML, so that clicks and input have their effect. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Opens a page whose timers run only when the test advances its clock, so that a slow machine changes nothing. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await stopClock(page)
}

/** Pauses an installed clock; `page.clock.resume()` lets it run again. */
export async function stopClock(page: Page): Promise<void> {
  // Far enough ahead for the slowest machine: a clock cannot be paused in the past.
  const SOON_MS = 60_000
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SOON_MS)
}

/** The page sets `data-hydrated` on `<html>` when React has taken over the server's HTML. */
export const waitForHydration = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor()

/** Axe is half a megabyte, injected twice by its builder: a document that already has it does not get it again. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
}

/** Fails if axe finds a violation of any of its rules or the page scrolls sideways; waits for the data of a section of the profile first. */
export async function expectAccessible(page: Page): Promise<void> {
  // With scripts blocked the page keeps its placeholders.
  await expect(page.locator('html[data-hydrated] [data-loading]')).toHaveCount(0)
  // Two settings that reduce the time of all browser tests to a third. Only violations are reported, not the thousands of elements that pass.
  // Legacy mode opens no second page for frames of other hosts, which our pages do not have.
  const { violations } = await (await axeOn(page))
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** Path suffixes of the tabs of a company card; '' is the summary, at the card's own path. */
export const EVERY_TAB = [
  ...['', 'arbitration', 'arbitration?view=statistics', 'finances', 'finances?view=report', 'connections', 'trademarks', 'founders'],
  ...['reliability', 'debts', 'sanctions', 'leasing', 'inspections', 'history', 'details', 'okved', 'branches', 'licenses', 'contracts'],
] as const

type Look = readonly [width: Width, scheme: Scheme]

const everyLook: readonly Look[] = [
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['desktop', 'dark'],
  ['phone', 'light'],
]

/** The usual run covers each width and each theme once; a run with `TEST_FULL` covers every pair. */
const looks = process.env.TEST_FULL ? everyLook : everyLook.slice(0, 2)

/** Runs the check on the open page at each width and theme of this run, without reloading. The page stays in the last of them. */
export async function inEachThemeAndWidth(page: Page, check: () => Promise<void>): Promise<void> {
  for (const [width, scheme] of looks) {
    await test.step(`${width}, ${scheme}`, async () => {
      await page.setViewportSize(widths[width])
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await check()
    })
  }
}

/** Declares a test that opens the path and checks its accessibility at each width and theme of this run; `name` is for the title. */
export function accessibleEverywhere(name: string, path: string): void {
  test(`${name} is accessible at both widths and in both themes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    await inEachThemeAndWidth(page, () => expectAccessible(page))
  })
}
