// Words of the pages on phones: none is broken inside, and nothing is cut at the side by a box that cannot be scrolled.
import type { Page } from '@playwright/test'
import { keepSignedIn, staff } from './account.ts'
import { fillPath, listPaths } from './all-pages.ts'
import { expect, hydrated, test } from './page.ts'
import { subscriber } from './seller.ts'
import { stopped } from './traders.ts'

const WIDTHS = [390, 320]
/** Pages are dealt out to this many tests, which run side by side. */
const PARTS = 3

/** What the table of routes does not show: full tables, and a company with a stop. */
const FURTHER = [
  `/compare?company=7799483056&company=7799518260&company=${stopped.inn}&rows=all`,
  '/counter-parties?query=%D0%BE%D0%BE%D0%BE',
  '/counter-parties/selection?kind=company',
  `/counter-parties/${stopped.inn}`,
  `/counter-parties/${stopped.inn}/reliability`,
  '/special-registers/disqualified',
  '/special-registers/unfair-suppliers',
  '/special-registers/sanctions',
]

/** Programs' texts break anywhere, and the previews of a chat end in an ellipsis. */
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

async function expectWhole(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await expect(page.locator('h1').first()).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    expect([width, await findFaults(page)]).toEqual([width, []])
  }
}

for (let part = 0; part < PARTS; part++)
  test(`no word of a page is broken or cut on a phone, part ${part + 1} of ${PARTS}`, async ({ page, request }) => {
    test.setTimeout(600_000)
    await keepSignedIn(page, (await subscriber(request)).tokens)
    const all = (await listPaths(page)).filter((address) => !address.startsWith('/back-office'))
    const addresses = [...all.map((address) => fillPath(address, 'no-such-page')), ...FURTHER]
    expect(addresses.length).toBeGreaterThan(60)
    for (const address of addresses.filter((_address, place) => place % PARTS === part))
      await test.step(address, () => expectWhole(page, address))
  })

/** Pages with the longest texts; a page is walked in Russian above. */
const WORDY = [
  ...['', '/reliability', '/debts'].map((tab) => `/counter-parties/${stopped.inn}${tab}`),
  `/compare?company=7799483056&company=${stopped.inn}&rows=all`,
  '/marketplace/item/3',
  '/profile/basket',
  '/tariffs',
]
const OFFICE = ['overview', 'products', 'sources', 'audit', 'first-day'].map((section) => `/back-office/${section}`)

for (const lang of ['en', 'zh-CN'])
  test(`no word of the wordiest pages is broken or cut on a phone (${lang})`, async ({ page, request }) => {
    test.slow()
    await keepSignedIn(page, await staff(request))
    for (const address of [...WORDY, ...OFFICE])
      await test.step(address, () => expectWhole(page, `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`))
  })

test('no word of the back office is broken or cut on a phone', async ({ page, request }) => {
  test.slow()
  await keepSignedIn(page, await staff(request))
  for (const address of OFFICE) await test.step(address, () => expectWhole(page, address))
})
