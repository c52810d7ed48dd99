// Public client libraries of DaData, a Russian service that suggests companies while one types, work with our server on a page of another
// site: our API has the same format, so only the URL and the key are changed.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { bearer } from './account.ts'
import { createSubscriber } from './members.ts'
import { expect, test } from './page.ts'

/** A page's program with the React component `react-dadata`. */
const REACT_DADATA = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { PartySuggestions } from 'react-dadata'
const { token, base } = window.settings
const onChange = (chosen) => { document.title = chosen.data.inn }
createRoot(document.getElementById('root')).render(
  createElement(PartySuggestions, { token, url: base + '/suggest/party', onChange, inputProps: { 'aria-label': 'Компания' } }),
)`

/** A page's program with DaData's own jQuery plugin. */
const JQUERY_PLUGIN = `
import $ from 'jquery'
import 'suggestions-jquery'
const { token, base } = window.settings
const input = $('<input aria-label="Компания">').appendTo('#root')
input.suggestions({ token, type: 'PARTY', serviceUrl: base, onSelect: (chosen) => { document.title = chosen.data.inn } })`

/** Path under which the bundler sees the program. No such file exists; the path lies here so that imports are found in node_modules. */
const ENTRY = join(import.meta.dirname, 'client-of-a-member.js')

/** The program with all its imports, bundled as one script for a page. */
async function bundleProgram(program: string): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    plugins: [{ name: 'program', resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? program : null) }],
  })
  const { output } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  return output[0].code
}

/** A server of another origin with one page that runs the script. */
async function startOtherSite(script: string): Promise<{ server: Server; address: string }> {
  const page =
    '<!doctype html><html lang="ru"><meta charset="utf-8"><link rel="icon" href="data:,"><title>-</title><main id="root"></main><script src="/client.js"></script></html>'
  const server = createServer((request, response) => {
    const isScript = request.url === '/client.js'
    response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8')
    response.end(isScript ? script : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/** Makes an API key of a new member whose plan includes API access; returns the key. */
async function makeKey(request: APIRequestContext): Promise<string> {
  const { tokens } = await createSubscriber(request)
  const made = await request.post('/api/v1/api-access/keys/', { ...bearer(tokens), data: { name: 'Сайт' } })
  return ((await made.json()) as { key: string }).key
}

/** Types a taxpayer number (ИНН) and chooses the suggested company; the page then has the chosen number as its title. */
async function chooseCompany(page: Page, inn: string): Promise<void> {
  await page.getByLabel('Компания').pressSequentially(inn)
  const offered = page.locator('.react-dadata__suggestion, .suggestions-suggestion').filter({ hasText: inn }).first()
  await offered.click()
  await expect(page).toHaveTitle(inn)
}

for (const [name, program] of [
  ['react-dadata', REACT_DADATA],
  ['the plugin for jQuery', JQUERY_PLUGIN],
] as const) {
  test(`${name} suggests from our register in a page of another site`, async ({ page, request, baseURL }) => {
    // The query is «ооо» (limited liability company): it finds any company.
    const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=1&kind=company')
    const { result } = (await found.json()) as { result: { inn: string }[] }
    const key = await makeKey(request)
    const { server, address } = await startOtherSite(await bundleProgram(program))
    try {
      // DaData's clients expect its path: version 4.1, `rs` (rest).
      const settings = { token: key, base: `${baseURL}/suggestions/api/4_1/rs` }
      await page.addInitScript((values) => Object.assign(window, { settings: values }), settings)
      await page.goto(address)
      await chooseCompany(page, result[0]?.inn ?? '')
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
}
