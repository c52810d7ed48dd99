// Pages in English and Chinese: Russian words are those of registers alone, which are names, addresses and quotes.
import type { APIRequestContext, Page } from '@playwright/test'
import { EVERY_TAB, expect, open, test } from './page.ts'

const CARD = '7799518260'
const RICH = '7799483056'

/** Fields of API answers that pages translate: a Russian word in them does not excuse the same word on the page. */
const TRANSLATED = new Set(['reliability', 'status', 'title', 'fact', 'text', 'explanation', 'basis', 'evidence', 'source'])

/** Words of two letters and more: single letters are initials or parts of numbers. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[а-яё]{2,}/g) ?? []

/** Collects the Russian words of an API answer that come from registers. */
function collectQuotes(value: unknown, quotes: Set<string>): void {
  if (typeof value === 'string') for (const word of wordsIn(value)) quotes.add(word)
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) if (!TRANSLATED.has(field)) collectQuotes(inner, quotes)
}

async function readQuotes(request: APIRequestContext, paths: readonly string[]): Promise<Set<string>> {
  const quotes = new Set<string>()
  for (const path of paths) collectQuotes(await (await request.get(path)).json(), quotes)
  return quotes
}

/** Texts with Russian words, read by eye or by a screen reader; the name of a language is written in it. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode
      if (!parentElement?.closest('script, style, [lang]:not(html)')) texts.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (!element.closest('[lang]:not(html)'))
        for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    return texts.filter((text) => /[а-яё]/i.test(text))
  })

const API = '/api/v1'
const OF_CARDS = [CARD, RICH].flatMap((number) =>
  [
    ...['company-card', 'legal-cases', 'contracts', 'inspection', 'company-connections', 'trademarks', 'company-enforcement'],
    ...['company-history', 'company-sanctions', 'company-overview'],
  ].map((word) => `${API}/${word}/?query=${number}`),
)
const OF_LISTS = [
  `${API}/company-selection/?kind=company&page_size=100`,
  `${API}/special-registers/entries/?register=licences`,
  `${API}/special-registers/entries/?query=012345`,
  `${API}/search/?query=колосок`,
  `${API}/regions/`,
]

const PAGES = [
  ...EVERY_TAB.map((tab) => `/counter-parties/${CARD}/${tab}`),
  ...['reliability', 'history', 'licenses'].map((tab) => `/counter-parties/${RICH}/${tab}`),
  ...['/special-registers', '/special-registers?query=012345', '/special-registers/licences', '/method', '/sources'],
  ...[`/compare?company=${CARD}&company=${RICH}&rows=all`, '/counter-parties?query=колосок', '/counter-parties/selection?kind=company'],
]

for (const lang of ['en', 'zh-CN'])
  test(`pages about companies have no Russian words except those from registers (${lang})`, async ({ page, request }) => {
    test.slow()
    const quotes = await readQuotes(request, [...OF_CARDS, ...OF_LISTS])
    const untranslated: string[] = []
    for (const path of PAGES) {
      await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
      for (const text of await readTexts(page))
        if (wordsIn(text).some((word) => !quotes.has(word))) untranslated.push(`${path}: ${text.trim()}`)
    }
    expect([...new Set(untranslated)]).toEqual([])
  })

test('the tab of activities says in other languages that their names are Russian', async ({ page }) => {
  const said = { en: 'Names of activities are in Russian, as in the register.', 'zh-CN': '经营活动名称按登记册以俄文显示。' }
  for (const [lang, text] of Object.entries(said)) {
    await open(page, `/counter-parties/${CARD}/okved?lang=${lang}`)
    await expect(page.getByText(text)).toBeVisible()
  }
})
