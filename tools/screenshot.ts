// `npm run screenshot -- ADDRESS`: takes the README's picture from a running server, for example http://127.0.0.1:3000/counter-parties/…
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/browser.ts'

const address = process.argv[2]
if (!address) throw new Error('Give the address of a page of a running server.')
const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'ru-RU', reducedMotion: 'reduce' })
await page.goto(address)
await page.locator('html[data-hydrated]').waitFor()
await page.screenshot({ path: join(import.meta.dirname, '../docs/screenshot.png') })
await browser.close()
