// The content security policy of pages: it allows exactly the page's own inline scripts, by hash; no nonce is used twice.
import { createHash } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import { EVERY_TAB, expect, open, test } from './page.ts'

/** A company of the test register, by its taxpayer number. */
const CARD = '/counter-parties/7799483056'
/** Number of responses that are compared; a run with `TEST_FULL` compares more. */
const ANSWERS = process.env.TEST_FULL ? 1000 : 200
const PAGES = [
  ...['/', '/counter-parties', '/counter-parties?query=сталь', '/marketplace', '/marketplace/item/3', '/company/1', '/tariffs', '/blog'],
  ...['/login', '/login?lang=en', '/special-registers', '/no-such-page', '/api/docs'],
  ...EVERY_TAB.map((tab) => (tab ? `${CARD}/${tab}` : CARD)),
]

/** Texts of the inline scripts that the browser would run; `application/…` and `text/…` types are data. */
const inlineScripts = (html: string): string[] =>
  Array.from(html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g), ([, attributes = '', text = '']) =>
    /type="(?:application|text)\//.test(attributes) ? '' : text,
  ).filter(Boolean)

const noncesIn = (text: string): string[] => Array.from(text.matchAll(/nonce[-=]"?([\w+/=-]{16,})/g), ([, nonce = '']) => nonce)

const hashText = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('no two responses have the same nonce, and each allows only its own scripts', async ({ request }) => {
  /** The last ETag of each path: every third request is conditional, and an unchanged page is answered by 304. */
  const tags = new Map<string, string>()
  const counts = { rendered: 0, unchanged: 0 }
  const seen = new Set<string>()
  const repeated: string[] = []
  const forbidden: string[] = []
  const check = async (path: string, answer: APIResponse) => {
    const policy = answer.headers()['content-security-policy'] ?? ''
    const html = await answer.text()
    for (const nonce of new Set(noncesIn(policy + html))) if (seen.size === seen.add(nonce).size) repeated.push(`${path} ${nonce}`)
    if (answer.status() === 304) counts.unchanged += 1
    else {
      counts.rendered += 1
      expect(policy).not.toMatch(/script-src[^;]*'(?:unsafe-inline|unsafe-eval|self)'/)
      const scripts = inlineScripts(html)
      expect(scripts.length, path).toBeGreaterThan(2)
      forbidden.push(...scripts.filter((text) => !policy.includes(hashText(text))).map((text) => `${path}: ${text.slice(0, 60)}`))
    }
  }
  for (let index = 0; index < ANSWERS; index += 1) {
    const path = PAGES[index % PAGES.length] ?? '/'
    const tag = index % 3 === 0 ? tags.get(path) : undefined
    const answer = await request.get(path, tag ? { headers: { 'if-none-match': tag } } : {})
    const { etag } = answer.headers()
    if (etag) tags.set(path, etag)
    await check(path, answer)
  }
  expect(counts.unchanged).toBeGreaterThan(ANSWERS / 20)
  expect(counts.rendered + counts.unchanged).toBe(ANSWERS)
  expect(repeated).toEqual([])
  expect(forbidden).toEqual([])
})

test('an injected script does not run in an attribute or a frame', async ({ page, quietConsole }) => {
  await open(page, CARD)
  const refused = await page.evaluate(async () => {
    const html = [
      '<img src="/favicon.ico" onerror="document.title = 1">',
      '<iframe srcdoc="<script>parent.document.title = 2</script>"></iframe>',
    ]
    const directives: string[] = []
    for (const hostile of html) {
      const refusal = Promise.withResolvers<string>()
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refusal.resolve(effectiveDirective), { once: true })
      const holder = document.body.appendChild(document.createElement('div'))
      holder.innerHTML = hostile
      const frame = holder.querySelector('iframe')
      frame?.addEventListener('load', () => refusal.resolve(frame.contentDocument?.title ?? 'loaded'))
      frame?.contentDocument?.addEventListener('securitypolicyviolation', (event) => refusal.resolve(event.effectiveDirective))
      directives.push(await refusal.promise)
    }
    return directives
  })
  // The first script is refused by the policy; the second, if its frame loads at all, does not change the title either.
  expect(refused[0]).toBe('script-src-attr')
  await expect(page).toHaveTitle(/Сверка$/)
  // The refusals are logged as errors, which would fail the test at its end.
  expect(quietConsole.splice(0).length).toBeGreaterThan(1)
})

test('a card revalidated by its ETag becomes interactive as on the first visit', async ({ page }) => {
  await open(page, CARD)
  const again = page.waitForResponse((answer) => new URL(answer.url()).pathname === CARD)
  await page.reload()
  await again
  await page.locator('html[data-hydrated]').waitFor()
  await page.goto('/about')
  await page.goBack()
  await page.locator('html[data-hydrated]').waitFor()
})
