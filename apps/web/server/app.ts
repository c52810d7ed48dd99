// The web app's only interface to the server process: takes a request and its services, returns a rendered page.

import * as build from 'virtual:react-router/server-build'
import type { Render, WebPage } from '@sverka/contract/web-host'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { servicesContext } from '../app/context.ts'
import { type Catalogue, loadAll } from '../app/i18n/catalogue.ts'
import { preferencesContext, readPreferences, rememberedIn } from '../app/shell/preferences.ts'
import { documents } from '../document/document.tsx'

/** The router's own handler: redirects, refusals, methods other than GET, and everything while developing. */
const handle = createRequestHandler(build, import.meta.env.MODE)
const draw = documents(build)

const catalogueFiles = import.meta.glob<Record<string, Catalogue<unknown>>>('../app/**/*.messages.ts')

let catalogues: Promise<void> | undefined

async function loadCatalogues(): Promise<void> {
  const files = await Promise.all(Object.values(catalogueFiles).map((load) => load()))
  await loadAll(files.flatMap((file) => Object.values(file)))
}

/** Renders one page. The caller adds its own security headers. */
export const render: Render = async (request, services) => {
  catalogues ??= loadCatalogues()
  await catalogues
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(preferencesContext, readPreferences(request))
  const page = (import.meta.env.PROD ? await draw(request, context) : null) ?? (await toPage(await handle(request, context)))
  const cookies = rememberedIn(request).map((cookie) => ['set-cookie', cookie] as const)
  return cookies.length > 0 ? { ...page, headers: [...page.headers, ...cookies] } : page
}

const toPage = async (response: Response): Promise<WebPage> => ({
  status: response.status,
  headers: [...response.headers],
  html: await response.text(),
})
