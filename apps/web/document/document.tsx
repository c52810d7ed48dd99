// Draws a page whose loaders all answered, in one go: the router's own handler does it through five streams.
import type { WebPage } from '@sverka/contract/web-host'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  type StaticHandlerContext,
} from 'react-router'
import { servicesContext } from '../app/context.ts'
import { LOADER_DATA_ID, scriptJson } from './loader-data.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

/** Draws the page of a request, or answers null where the router's own handler is to make it. */
export type Draw = (request: Request, context: RouterContextProvider) => Promise<WebPage | null>

/** What of the build stays the same for all pages. */
export function documents(build: ServerBuild): Draw {
  const handler = createStaticHandler(routesUnder('', build))
  const entry = prepareEntry(build)
  const entries = new Map<string, SameForAll>()
  const entryFor = (matches: StaticHandlerContext['matches']): SameForAll => {
    const leaf = matches.at(-1)?.route.id ?? ''
    const known = entries.get(leaf) ?? withRoutes(entry, matches)
    entries.set(leaf, known)
    return known
  }
  return async (request, context) => {
    if (request.method !== 'GET') return null
    const url = new URL(request.url)
    if (url.pathname.endsWith('.data')) return null
    const made = await handler.query(request, { requestContext: context })
    if (made instanceof Response || made.errors || hasHeaders(made, build)) return null
    const { nonce } = context.get(servicesContext)
    try {
      const entryContext: EntryContext = { ...entryFor(made.matches), staticHandlerContext: made, renderMeta: {} }
      const html = renderToString(<ServerRouter context={entryContext} url={url} nonce={nonce} />)
      if (html.includes(WAITING)) return null
      return { status: made.statusCode, headers: HEADERS, html: finished(scriptsAfterPaint(html, nonce), dataScript(made)) }
    } catch {
      // The router's handler meets the same error: it logs it and draws the page for errors.
      return null
    }
  }
}

/** Where a part waits for its code, as the graph of ties does the first time: the router's handler waits with it. */
const WAITING = '<!--$!-->'

const HEADERS = [
  ['content-type', 'text/html; charset=utf-8'],
  ['vary', 'Cookie'],
] as const

/** The build's routes with what answering needs; what they show is found by the renderer itself. */
function routesUnder(parentId: string, build: ServerBuild): RouteObject[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined && (route.parentId ?? '') === parentId)
  return routes.flatMap((route) => {
    if (!route) return []
    const { id, path, index, caseSensitive, module } = route
    const common = { id, path, loader: module.loader, handle: module.handle, hasErrorBoundary: id === 'root' || !!module.ErrorBoundary }
    return [(index ? { ...common, index: true } : { ...common, caseSensitive, children: routesUnder(id, build) }) as RouteObject]
  })
}

type SameForAll = Omit<EntryContext, 'staticHandlerContext' | 'renderMeta'>

function prepareEntry(build: ServerBuild): SameForAll {
  const { basename, future, routeDiscovery, ssr } = build
  return {
    manifest: build.assets,
    routeModules: Object.fromEntries(Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : []))),
    serverHandoffString: scriptJson({ basename, future, routeDiscovery, ssr, isSpaMode: false }),
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    serializeError: (error) => ({ message: error.message }),
  } as SameForAll
}

/** The renderer makes its own objects of all routes that it is told of; a page needs those that it matches. */
function withRoutes(entry: SameForAll, matches: StaticHandlerContext['matches']): SameForAll {
  const { manifest } = entry
  const matched = new Set(matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matched.has(id)))
  return { ...entry, manifest: { ...manifest, routes } }
}

/** A page that sets headers of its own is rare, and the router knows how they are joined. */
const hasHeaders = ({ matches, loaderHeaders }: StaticHandlerContext, build: ServerBuild): boolean =>
  matches.some(({ route }) => build.routes[route.id]?.module.headers !== undefined) ||
  Object.values(loaderHeaders).some((headers) => headers.has('set-cookie'))

/** The loaders' data, plain JSON: `handOverLoaderData` hands them to the router in the browser. */
const dataScript = ({ loaderData, actionData, errors }: StaticHandlerContext): string =>
  `<script id="${LOADER_DATA_ID}" type="application/json">${scriptJson({ loaderData, actionData, errors })}</script>`

const END = '</body></html>'

const finished = (html: string, data: string): string =>
  `<!DOCTYPE html>${html.slice(0, html.endsWith(END) ? -END.length : undefined)}${data}${END}`
