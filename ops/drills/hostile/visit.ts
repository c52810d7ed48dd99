// For the drill `hostile`: opens pages in Chromium and records the effects of hostile text: dialogs, errors, requests to other sites, markup.
import type { Page } from '@playwright/test'
import { MARK } from './texts.ts'

/** Sizes of the browser window in pixels: a desktop and a phone. */
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** Time within which React must have hydrated the page. */
const HYDRATED_MS = 60_000

/** Script that runs in the page: writes to the console what the content security policy (CSP) blocked. */
const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.warn('refused by policy: ' + event.violatedDirective + ' ' + event.blockedURI))`
/** Script that runs in the page: lists elements that came from hostile text. */
const LIST_MARKUP = `[...document.querySelectorAll('${MARK}, [src*="evil.test"], [href*="evil.test"]')].map((element) => element.outerHTML.slice(0, 200))`

/** Watches the page from now on; the returned list grows by one sentence for each thing that must not happen. */
export async function watchPage(page: Page, origin: string): Promise<string[]> {
  const found: string[] = []
  const note = (what: string) => found.push(`${new URL(page.url()).pathname}: ${what}`)
  page.on('dialog', (dialog) => {
    note(`a dialog, ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => note(`an error, ${error.message}`))
  page.on('console', (message) => {
    if (message.text().startsWith('refused by policy')) note(message.text())
  })
  page.on('request', (sent) => {
    if (!sent.url().startsWith(origin) && !/^(?:data|blob):/.test(sent.url())) note(`a request to ${sent.url()}`)
  })
  await page.addInitScript(REPORT_VIOLATIONS)
  return found
}

export interface VisitResult {
  readonly status: number
  /** Whether the page shows hostile text as plain text. */
  readonly shows: boolean
  readonly faults: readonly string[]
}

/** Opens the address and searches the page for markup from hostile text at both widths. Throws if the page does not load. */
export async function visit(page: Page, address: string): Promise<VisitResult> {
  const faults: string[] = []
  const status = (await page.goto(address))?.status() ?? 0
  if (status >= 500) faults.push(`${address}: answered ${status}`)
  await page.locator('html[data-hydrated]').waitFor({ timeout: HYDRATED_MS })
  await page.waitForLoadState('networkidle')
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    const markup = await page.evaluate<string[]>(LIST_MARKUP)
    faults.push(...markup.map((html) => `${address} at ${size.width}: ${html}`))
  }
  return { status, shows: (await page.locator('body').innerText()).includes(MARK), faults }
}
