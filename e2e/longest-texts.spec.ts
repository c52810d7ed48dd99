// The longest texts of every language fit where space is scarce (verdict cells, gauge caption, badges, tiles), at widths of 320 to 1920 px.
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, open, test } from './page.ts'
import { traderWithStopFactor } from './traders.ts'

/** A company of the test register, and a sole trader with a stop factor (a fact that rules a deal out), both by taxpayer number. */
const CARD = '/counter-parties/7799483056'
const STOPPED = `/counter-parties/${traderWithStopFactor.inn}`
const LANGUAGES = ['ru', 'en', 'zh-CN'] as const
const WIDTHS = [320, 390, 768, 1024, 1440, 1920]

interface FactorJson {
  readonly title: string
  readonly fact?: string
  readonly polarity: string
  readonly state?: string
}

async function factorsFrom(request: APIRequestContext, path: string): Promise<FactorJson[]> {
  const answer = await request.get(path)
  return ((await answer.json()) as { factors: FactorJson[] }).factors
}

const longest = (texts: readonly string[]): string => texts.toSorted((a, b) => b.length - a.length)[0] ?? ''

/** Names of stop factors from the method, and sentences from the reports of two companies. */
async function longestTexts(request: APIRequestContext, lang: string): Promise<{ name: string; fact: string }> {
  const method = await factorsFrom(request, `/api/v1/reliability-method/?lang=${lang}`)
  const reports = await Promise.all(
    ['7799483056', traderWithStopFactor.inn].map((inn) => factorsFrom(request, `/api/v1/reliability/?inn=${inn}&lang=${lang}`)),
  )
  const found = reports.flat().filter(({ state }) => state === 'found')
  return {
    name: longest(method.filter(({ polarity }) => polarity === 'stop').map(({ title }) => title)),
    fact: longest(found.map(({ title, fact = title }) => fact)),
  }
}

/** Replaces the element's text for a moment; returns the faults: a word broken over two lines, a text wider than its box or the page. */
const findFaults = (locator: Locator, text: string): Promise<string[]> =>
  locator.evaluate((element, newText) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let node = walker.nextNode()
    while (node && !node.textContent?.trim()) node = walker.nextNode()
    if (!node) return ['no text there']
    const own = node.textContent
    node.textContent = newText
    const faults: string[] = []
    for (const { 0: word, index } of newText.matchAll(/[\p{Script=Cyrillic}\p{Script=Latin}]{3,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.push(`broken: ${word}`)
    }
    const box = element.getBoundingClientRect()
    const outer = element.parentElement?.getBoundingClientRect()
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`overflows by ${element.scrollWidth - element.clientWidth}`)
    if (outer && box.right > outer.right + 1) faults.push(`leaves its place by ${Math.round(box.right - outer.right)}`)
    const beyond = document.documentElement.scrollWidth - window.innerWidth
    if (beyond > 0) faults.push(`the page scrolls by ${beyond}`)
    node.textContent = own
    return faults
  }, text)

/** Fails if the element does not fit the text at one of the widths. */
async function expectFits(page: Page, locator: Locator, text: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, text, await findFaults(locator, text)]).toEqual([width, text, []])
  }
}

for (const lang of LANGUAGES) {
  test(`the verdict cell and the mark of a tab fit the longest stop factor (${lang})`, async ({ page, request }) => {
    const { name, fact } = await longestTexts(request, lang)
    await open(page, `${STOPPED}?lang=${lang}`)
    await expectFits(page, page.getByRole('status').locator('span > span').first(), name)
    await open(page, `${STOPPED}/okved?lang=${lang}`)
    const mark = page.locator('[class*="tag-"]', { hasText: /^(?:Стоп|Stop|停止)/ }).first()
    await expectFits(page, mark, fact)
  })

  test(`the cells above the findings fit the longest stop factor (${lang})`, async ({ page, request }) => {
    const { name } = await longestTexts(request, lang)
    await open(page, `${STOPPED}/reliability?lang=${lang}`)
    await expectFits(page, page.locator('#purpose-prepayment b'), name)
  })

  test(`the status mark and the tiles of a card fit long words (${lang})`, async ({ page }) => {
    const state = {
      ru: 'Принято решение о предстоящем исключении недействующего индивидуального предпринимателя из ЕГРИП',
      en: 'Decision to strike off an inactive sole trader from the register',
      'zh-CN': '已决定将停业的个体经营者从登记册中除名',
    }[lang]
    await open(page, `${CARD}?lang=${lang}`)
    const badge = page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::*[1]')
    await expectFits(page, badge, state)
    const tiles = page.locator('#record-status dd > div:last-child')
    await expectFits(page, tiles.first(), state)
  })

  test(`the gauge’s caption fits the longest stop factor (${lang})`, async ({ page, request }) => {
    const { name } = await longestTexts(request, lang)
    await open(page, `${STOPPED}?lang=${lang}`)
    await expectFits(page, page.locator('[role=img]:has(svg) > p').first(), name)
  })
}
