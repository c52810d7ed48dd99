// Pages in English and Chinese: the only Russian words on them come from registers and from people (names, addresses, quoted texts).
import type { APIRequestContext } from '@playwright/test'
import { fetchStaffTokens, fetchTokens, signInTab } from './account.ts'
import { EVERY_TAB, expect, open, test } from './page.ts'
import { collectFetched, collectQuotes, findUntranslated } from './russian-words.ts'

/** Taxpayer numbers of two companies of the test register; the second has more kinds of facts. */
const CARD = '7799518260'
const RICH = '7799483056'

/** Russian words in the API's answers to these paths: they may stand on a page untranslated. */
async function readQuotes(request: APIRequestContext, paths: readonly string[]): Promise<Set<string>> {
  const quotes = new Set<string>()
  for (const path of paths) collectQuotes(await (await request.get(path)).json(), quotes)
  return quotes
}

const API = '/api/v1'
const CARD_PATHS = [CARD, RICH].flatMap((number) =>
  [
    ...['company-card', 'legal-cases', 'contracts', 'inspection', 'company-connections', 'trademarks', 'company-enforcement'],
    ...['company-history', 'company-sanctions', 'company-overview'],
  ].map((word) => `${API}/${word}/?query=${number}`),
)
const LIST_PATHS = [
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
    const quotes = await readQuotes(request, [...CARD_PATHS, ...LIST_PATHS])
    const untranslated: string[] = []
    for (const path of PAGES) {
      await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
      untranslated.push(...(await findUntranslated(page, quotes)).map((text) => `${path}: ${text}`))
    }
    expect([...new Set(untranslated)]).toEqual([])
  })

test('Russian texts from registers are marked as Russian for screen readers', async ({ page }) => {
  const quoted = page.locator('main').locator('dd, td').locator('[lang="ru"]')
  for (const path of [`/counter-parties/${RICH}/details`, `/counter-parties/${RICH}/licenses`, '/special-registers/licences']) {
    await open(page, `${path}?lang=zh-CN`)
    await expect(quoted.first()).toBeVisible()
    for (const text of await quoted.allTextContents()) expect(text).toMatch(/[а-яё]/i)
  }
})

const TRADE = [
  '/marketplace',
  '/tariffs',
  '/profile/orders',
  '/profile/orders/2',
  '/profile/quotes/1',
  '/profile/quotes/new',
  '/profile/basket',
]
const OFFICE = ['overview', 'products', 'sources', 'plans', 'orders', 'first-day'].map((section) => `/back-office/${section}`)

for (const lang of ['en', 'zh-CN'])
  for (const [whose, pages] of [
    ['a buyer', TRADE],
    ['staff', OFFICE],
  ] as const)
    test(`pages of ${whose} have no Russian words except those that people wrote (${lang})`, async ({ page, request }) => {
      test.slow()
      await signInTab(page, await (whose === 'staff' ? fetchStaffTokens(request) : fetchTokens(request, 'buyer@demo.test', 'Demo-2026!')))
      const quotes = await readQuotes(request, [`${API}/products/?page_size=100`, `${API}/categories/?page_size=100`])
      const fetched = collectFetched(page, quotes)
      const untranslated: string[] = []
      for (const path of pages) {
        await open(page, `${path}?lang=${lang}`)
        await page.waitForLoadState('networkidle')
        await fetched()
        untranslated.push(...(await findUntranslated(page, quotes)).map((text) => `${path}: ${text}`))
      }
      expect([...new Set(untranslated)]).toEqual([])
    })

test('the tab of activities says in other languages that their names are Russian', async ({ page }) => {
  const notices = { en: 'Names of activities are in Russian, as in the register.', 'zh-CN': '经营活动名称按登记册以俄文显示。' }
  for (const [lang, text] of Object.entries(notices)) {
    await open(page, `/counter-parties/${CARD}/okved?lang=${lang}`)
    await expect(page.getByText(text)).toBeVisible()
  }
})
