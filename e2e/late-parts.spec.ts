// A part of a page with a script of its own, which arrives late: the server's HTML of that part stays visible until then.
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './page.ts'

/** Counts the changes of the page's DOM: `shown` those after which the text is visible, `missed` those after which it has disappeared again. */
async function watchText(page: Page, text: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const counts = { shown: 0, missed: 0 }
    Object.assign(window, { lateParts: counts })
    const isShown = () => [...document.querySelectorAll('main *')].some((each) => each.checkVisibility() && each.textContent === wanted)
    const look = () => {
      if (isShown()) counts.shown++
      else if (counts.shown > 0) counts.missed++
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'hidden'] })
  }, text)
}

const readCounts = (page: Page) => page.evaluate(() => Reflect.get(window, 'lateParts') as { shown: number; missed: number })

/** Waits until the browser has drawn this many frames: rendering that waits for no network is done by then. */
const drawFrames = (page: Page, frames: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const next = (framesLeft: number) => (framesLeft === 0 ? resolve() : requestAnimationFrame(() => next(framesLeft - 1)))
        next(wanted)
      }),
    frames,
  )

// A valid taxpayer number that the test register does not have, and that of a liquidated company.
for (const [name, path, part, text] of [
  ['the notice of an unknown number', '/counter-parties/7736207543', 'card-notices', 'Компания не найдена'],
  ['how a company ended', '/counter-parties/7799380149', 'how-closed-card', 'Как закрылась'],
] as const)
  test(`${name} stays visible while its script loads`, async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    const scriptRequest = page.waitForRequest(new RegExp(`/assets/${part}-`))
    await page.route(new RegExp(`/assets/${part}-`), async (route) => {
      await gate.promise
      await route.continue()
    })
    await watchText(page, text)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await scriptRequest
    await drawFrames(page, 30)
    gate.resolve()
    await waitForHydration(page)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    const { shown, missed } = await readCounts(page)
    expect({ isShown: shown > 0, missed }).toEqual({ isShown: true, missed: 0 })
  })
