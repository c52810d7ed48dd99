// Opens pages in Chromium and records what hostile text did there: dialogs, errors, requests to other sites, markup.
import type { Page } from '@playwright/test'
import { MARK } from './texts.ts'

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** Time in which React must have taken over the page. */
const HYDRATED_MS = 60_000

/** Runs in the page: reports what the content security policy refused. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.warn('refused by policy: ' + event.violatedDirective + ' ' + event.blockedURI))`
/** Runs in the page: elements that came from hostile text. */
const LIST_MARKUP = `[...document.querySelectorAll('${MARK}, [src*="evil.test"], [href*="evil.test"]')].map((one) => one.outerHTML.slice(0, 200))`

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
  await page.addInitScript(TELL_VIOLATIONS)
  return found
}

export interface VisitResult {
  readonly status: number
  /** Whether hostile text was on the page, as text. */
  readonly shows: boolean
  readonly faults: readonly string[]
}

/** Opens the address and looks at it at both widths. Throws if the page does not load. */
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
