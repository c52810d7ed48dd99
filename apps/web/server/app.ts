// The one function that the server process sees of the web app: a request and its services in, a finished answer out.
import type { Render } from '@sverka/contract/web-host'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { servicesContext } from '../app/context.ts'
import { type Catalogue, loadAll } from '../app/i18n/catalogue.ts'
import { preferencesContext, preferencesOf, rememberedIn } from '../app/shell/preferences.ts'

const handle = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

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
  context.set(preferencesContext, preferencesOf(request))
  const response = await handle(request, context)
  for (const cookie of rememberedIn(request)) response.headers.append('set-cookie', cookie)
  return response
}
