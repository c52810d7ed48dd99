// Opens every page of the built table of routes and checks status, title, width and accessibility; new pages are included by themselves.
import type { APIRequestContext, Page } from '@playwright/test'
import { fillPath, listPaths } from './all-pages.ts'
import { expect, expectAccessible, test, waitForHydration, widths } from './page.ts'

/** Every language in the light theme at a desktop's width and in the dark theme at a phone's. */
const looks = (['ru', 'en', 'zh-CN'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((scheme) => ({ language, scheme, width: scheme === 'light' ? widths.desktop : widths.phone })),
)
const WIDTHS = [320, 390, 768, 1024, 1440, 1920]

/** Signs a new member in in this browser; returns the token for further calls. */
async function signIn(page: Page, request: APIRequestContext): Promise<string> {
  const email = `crawl-${process.pid}-${test.info().testId}@luna.example`
  const password = 'Надёжный-1!'
  await request.post('/auth/users/', { data: { full_name: 'Обходчикова Ада', email, password, personal_data: true } })
  const tokens = (await (await request.post('/auth/jwt/create/', { data: { email, password } })).json()) as Record<string, string>
  await page.addInitScript((pair) => {
    // The script runs at every page load but stores the tokens once, so that a sign-out stays.
    if (sessionStorage.getItem('tokens-stored')) return
    sessionStorage.setItem('tokens-stored', 'yes')
    for (const [name, value] of Object.entries(pair)) localStorage.setItem(name, value)
  }, tokens)
  return tokens.access ?? ''
}

/** Makes a full report as the member, about a company of the test register; returns the report's number. */
async function makeReport(request: APIRequestContext, access: string): Promise<string> {
  const made = await request.post('/api/v1/checks/', { headers: { authorization: `Bearer ${access}` }, data: { inn: '7799483056' } })
  return ((await made.json()) as { number: string }).number
}

const isStaffPage = (address: string): boolean => address.startsWith('/back-office')
/** Paths that the server answers with 404: those of objects that do not exist, and the staff's pages, which it hides until a script signs in. */
const isMissing = (address: string): boolean => isStaffPage(address) || address.endsWith('no-such-page')

/** Paths to open in the browser: a member sees the same page at each of the staff's paths, so in the usual run the first stands for all. */
const listOpened = (addresses: readonly string[]): readonly string[] => {
  if (process.env.TEST_FULL) return addresses
  const first = addresses.find(isStaffPage)
  return addresses.filter((address) => !isStaffPage(address) || address === first)
}

/** Opens and checks one page at all widths; the viewport has its earlier size afterwards. */
async function visit(page: Page, address: string, language: string): Promise<void> {
  const look = page.viewportSize() ?? widths.desktop
  const answer = await page.goto(`${address}?lang=${language}`)
  await waitForHydration(page)
  expect(answer?.status(), 'status').toBe(isMissing(address) ? 404 : 200)
  await expect(page.locator('h1').first(), 'a heading').toBeVisible()
  await expect(page, 'a title of its own').toHaveTitle(/^.{2,} — (Сверка|Sverka)$/)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: widths.desktop.height })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, `scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(look)
  await expectAccessible(page)
}

test('each of the staff’s pages is a 404 page for others', async ({ page, request }) => {
  const addresses = (await listPaths(page)).filter(isStaffPage).map((address) => fillPath(address, ''))
  // Fewer would mean that the list of routes was not read.
  expect(addresses.length).toBeGreaterThan(25)
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await request.get(address)
      const html = await answer.text()
      const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? []
      const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? []
      return { address, status: answer.status(), title, heading, hasStaffMenu: html.includes('Служебный раздел') }
    }),
  )
  const missing = { status: 404, title: 'Страница не найдена — Сверка', heading: 'Страница не найдена', hasStaffMenu: false }
  expect(answers).toEqual(addresses.map((address) => ({ address, ...missing })))
})

/** The usual run checks each page in one of the six looks, the full run in all. */
for (const [turn, { language, scheme, width }] of looks.entries()) {
  test(`pages in ${language}, ${scheme} have their status, title and widths and are accessible`, async ({ page, request, baseURL }) => {
    test.setTimeout(process.env.TEST_FULL ? 1_800_000 : 600_000)
    const foreign: string[] = []
    page.on('request', (sent) => {
      if (!sent.url().startsWith(String(baseURL)) && !/^(?:data|blob):/.test(sent.url())) foreign.push(sent.url())
    })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize(width)
    const access = await signIn(page, request)
    const all = await listPaths(page)
    expect(all.length).toBeGreaterThan(30)
    const mine = all.filter((_address, index) => process.env.TEST_FULL || index % looks.length === turn)
    const checkNumber = mine.some((address) => address.includes(':number')) ? await makeReport(request, access) : ''
    for (const address of listOpened(mine)) {
      await test.step(address, async () => {
        await visit(page, fillPath(address, checkNumber), language)
      })
    }
    expect(foreign).toEqual([])
  })
}
