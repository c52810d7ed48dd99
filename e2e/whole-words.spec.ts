// Pages at phone widths: no word is broken over two lines, and no text is cut at the side by a box that cannot be scrolled.
import type { Page } from '@playwright/test'
import { fetchStaffTokens, signInTab } from './account.ts'
import { fillPath, listPaths } from './all-pages.ts'
import { createSubscriber } from './members.ts'
import { expect, test, waitForHydration } from './page.ts'
import { traderWithStopFactor } from './traders.ts'

const WIDTHS = [390, 320]
/** The pages are divided among this many tests, which run in parallel. */
const PARTS = 3

/**
 * Pages besides the table of routes: full tables (the query is «ооо», limited liability company, which finds many), and a sole trader with a
 * stop factor, a fact that rules a deal out. Companies are named by their taxpayer numbers.
 */
const FURTHER = [
  `/compare?company=7799483056&company=7799518260&company=${traderWithStopFactor.inn}&rows=all`,
  '/counter-parties?query=%D0%BE%D0%BE%D0%BE',
  '/counter-parties/selection?kind=company',
  `/counter-parties/${traderWithStopFactor.inn}`,
  `/counter-parties/${traderWithStopFactor.inn}/reliability`,
  '/special-registers/disqualified',
  '/special-registers/unfair-suppliers',
  '/special-registers/sanctions',
]

/** Faults of the open page: «broken: word» or «cut: text». Texts in `pre` and texts that CSS ends with an ellipsis are not checked. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const findRects = (node: Node, from: number, to: number): DOMRect[] => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    }
    const isCut = (element: Element, rects: readonly DOMRect[]): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position, clipPath, textOverflow } = getComputedStyle(box)
        const { left, right, width, height } = box.getBoundingClientRect()
        if (width < 2 || height < 2 || clipPath !== 'none' || textOverflow === 'ellipsis') return false
        const isOver = rects.some((rect) => rect.right > right + 1 || rect.left < left - 1)
        if (overflowX === 'auto' || overflowX === 'scroll') return isOver && box.role === 'group'
        if (isOver && overflowX !== 'visible') return true
        if (position === 'fixed') return false
      }
      return false
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { parentElement: element, textContent } = node
      if (!element || !textContent?.trim() || element.closest('script, style, svg, pre')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue
      for (const { 0: word, index } of textContent.matchAll(/[\p{Script=Cyrillic}\p{Script=Latin}]{3,}/gu))
        if (new Set(findRects(node, index, index + word.length).map(({ top }) => Math.round(top))).size > 1) faults.push(`broken: ${word}`)
      if (isCut(element, findRects(node, 0, textContent.length))) faults.push(`cut: ${textContent.trim().slice(0, 40)}`)
    }
    return [...new Set(faults)]
  })

/** Opens the page and fails if one of the phone widths shows a fault. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
  await expect(page.locator('h1').first()).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    expect([width, await findFaults(page)]).toEqual([width, []])
  }
}

for (let part = 0; part < PARTS; part++)
  test(`no word of a page is broken or cut on a phone, part ${part + 1} of ${PARTS}`, async ({ page, request }) => {
    test.setTimeout(600_000)
    await signInTab(page, (await createSubscriber(request)).tokens)
    const all = (await listPaths(page)).filter((address) => !address.startsWith('/back-office'))
    const addresses = [...all.map((address) => fillPath(address, 'no-such-page')), ...FURTHER]
    // Fewer would mean that the table of routes was not read.
    expect(addresses.length).toBeGreaterThan(60)
    for (const address of addresses.filter((_address, index) => index % PARTS === part))
      await test.step(address, () => expectWhole(page, address))
  })

/** Pages with the longest texts, for the other languages; the test above opens all pages in Russian. */
const LONGEST_TEXTS = [
  ...['', '/reliability', '/debts'].map((tab) => `/counter-parties/${traderWithStopFactor.inn}${tab}`),
  `/compare?company=7799483056&company=${traderWithStopFactor.inn}&rows=all`,
  '/marketplace/item/3',
  '/profile/basket',
  '/tariffs',
]
const OFFICE = ['overview', 'products', 'sources', 'audit', 'first-day'].map((section) => `/back-office/${section}`)

for (const lang of ['en', 'zh-CN'])
  test(`no word of the pages with the longest texts is broken or cut on a phone (${lang})`, async ({ page, request }) => {
    test.slow()
    await signInTab(page, await fetchStaffTokens(request))
    for (const address of [...LONGEST_TEXTS, ...OFFICE])
      await test.step(address, () => expectWhole(page, `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`))
  })

test('no word of the back office is broken or cut on a phone', async ({ page, request }) => {
  test.slow()
  await signInTab(page, await fetchStaffTokens(request))
  for (const address of OFFICE) await test.step(address, () => expectWhole(page, address))
})
