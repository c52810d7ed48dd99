// Opens pages in Chromium and records whatever stored text did there.
import type { Page } from '@playwright/test'
import { MARK } from './texts.ts'

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const HYDRATED_MS = 60_000

/** Run in the page. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.warn('refused by policy: ' + event.violatedDirective + ' ' + event.blockedURI))`
const LIST_MARKUP = `[...document.querySelectorAll('${MARK}, [src*="evil.test"], [href*="evil.test"]')].map((one) => one.outerHTML.slice(0, 200))`

/** What must not happen, as one text a finding. */
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
