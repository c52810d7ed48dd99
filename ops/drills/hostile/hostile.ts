// `npm run drill -- hostile`: puts hostile text (HTML, scripts, formulas) into every database column that people, files or outside services fill,
// then opens every page in Chromium at two widths and every file. Nowhere may the text act as anything but text.
import { type Browser, chromium } from '@playwright/test'
import { fillPath, listPaths } from '../../../e2e/all-pages.ts'
import { launchOptions } from '../../../e2e/browser.ts'
import { printLine } from '../faults/scenario.ts'
import { openScene, type Scene, startServer } from '../faults/scene.ts'
import { SERVER_ARGS_WITH_PAGES } from '../faults/server.ts'
import { startWorkload, waitUntilDone } from '../faults/workload.ts'
import { call, type Who } from '../members.ts'
import { describeMachine } from '../programs.ts'
import { readFiles } from './files.ts'
import { fillColumns } from './texts.ts'
import { visit, watchPage } from './visit.ts'

/** Share of the full load: enough for a few price lists, refunds and files, which the demo lacks. */
const SHARE = 0.01
/** Time for that load. */
const CONTENT_SECONDS = 300
/** ИНН (taxpayer number) of the company in the paths of the browser tests, which the demo lacks, and of one of the demo, which replaces it here. */
const COMPANY = { ofTests: '7799483056', ofDemo: '7790000434' }

type Reader = Who | 'guest'

/** Which pages each reader opens. */
const readsAs: Readonly<Record<Reader, (address: string) => boolean>> = {
  guest: (address) => !/^\/(profile|back-office)/.test(address),
  buyer: (address) => !address.startsWith('/back-office'),
  seller: (address) => address.startsWith('/profile'),
  admin: (address) => address.startsWith('/back-office'),
}

interface Crawl {
  readonly browser: Browser
  readonly origin: string
  readonly reader: Reader
}

/** Opens the reader's pages one after another; returns what was found. */
async function crawl({ browser, origin, reader }: Crawl): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ru-RU' })
  const page = await context.newPage()
  const found = await watchPage(page, origin)
  if (reader !== 'guest') {
    const pair = await call<Record<string, string>>({ origin, token: '' }, 'POST', '/auth/jwt/create/', {
      email: `${reader}@demo.test`,
      password: 'Demo-2026!',
    })
    const tokens = JSON.stringify(Object.entries(pair))
    await page.addInitScript(`for (const [name, value] of ${tokens}) localStorage.setItem(name, value)`)
  }
  const addresses = (await listPaths(page)).map((address) => fillPath(address, 'no-such-page').replace(COMPANY.ofTests, COMPANY.ofDemo))
  let [opened, shown] = [0, 0]
  for (const address of addresses.filter(readsAs[reader])) {
    const visited = await visit(page, address).catch((error: unknown) => ({
      status: 0,
      shows: false,
      faults: [`${address}: ${String(error).split('\n')[0]}`],
    }))
    found.push(...visited.faults)
    opened += 1
    shown += visited.shows ? 1 : 0
  }
  await context.close()
  printLine(`${reader}: ${opened} pages at both widths, ${shown} of them with hostile text, ${found.length} findings`)
  return found
}

/** Fills the columns and opens pages and files; returns the number of findings. */
async function run(scene: Scene, browser: Browser): Promise<number> {
  const { origin } = await startServer(scene, {}, SERVER_ARGS_WITH_PAGES)
  const load = await startWorkload({ origin, ownerUrl: scene.database.ownerUrl, share: SHARE })
  await waitUntilDone(load, CONTENT_SECONDS)
  await load.compare()
  const { filled, refused } = await fillColumns(scene.database.ownerUrl)
  printLine(`${filled.length} columns filled with hostile text, ${refused.length} take none of it: ${refused.join(', ')}`)
  const found: string[] = []
  for (const reader of ['guest', 'buyer', 'seller', 'admin'] as const) found.push(...(await crawl({ browser, origin, reader })))
  found.push(...(await readFiles(origin, scene.database.ownerUrl)))
  for (const finding of found) printLine(`FOUND ${finding}`)
  return found.length
}

/** Returns the exit code: 1 if stored text became markup, ran as a script, or broke a page. The pages must be built. */
export async function hostile(): Promise<number> {
  printLine(describeMachine())
  const scene = await openScene('hostile')
  const browser = await chromium.launch(await launchOptions())
  try {
    return (await run(scene, browser)) === 0 ? 0 : 1
  } finally {
    await browser.close()
    await scene.end()
  }
}
