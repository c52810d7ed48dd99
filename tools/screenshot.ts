// `npm run screenshot -- ORIGIN [NUMBER]`: takes the README's pictures of the card, the search and the graph from a running server, for
// example http://127.0.0.1:3000; NUMBER is the company that is shown.
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/browser.ts'
import { DEMO_COMPANY } from '../packages/contract/src/company/company.rules.ts'

const [origin, number = DEMO_COMPANY] = process.argv.slice(2)
if (!origin) throw new Error('Give the origin of a running server.')
/** File in docs/ → path of the page; the query of the search is «колос». */
const pictures = {
  'screenshot.png': `/counter-parties/${number}`,
  'screenshot-search.png': '/counter-parties?query=%D0%BA%D0%BE%D0%BB%D0%BE%D1%81',
  'screenshot-graph.png': `/counter-parties/${number}/connections?view=graph`,
}
const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'ru-RU', reducedMotion: 'reduce' })
for (const [name, path] of Object.entries(pictures)) {
  await page.goto(new URL(path, origin).href)
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForLoadState('networkidle')
  if (name === 'screenshot-graph.png') await page.locator('[data-node]').last().scrollIntoViewIfNeeded()
  await page.screenshot({ path: join(import.meta.dirname, '../docs', name) })
}
await browser.close()
