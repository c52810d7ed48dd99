// Renders a page whose loaders have all finished, in one pass: the router's own handler uses five streams.
import { setImmediate } from 'node:timers/promises'
import type { WebPage } from '@sverka/contract/web-host'
import type { ReactNode } from 'react'
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

/** Renders the page of a request, or returns null if the router's own handler must do it. */
export type Draw = (request: Request, context: RouterContextProvider) => Promise<WebPage | null>

/** The parts of the build that are the same for all pages. */
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
    const entryContext = { ...entryFor(made.matches), staticHandlerContext: made }
    const html = await drawn((renderMeta) => <ServerRouter context={{ ...entryContext, renderMeta }} url={url} nonce={nonce} />)
    if (html === null) return null
    return { status: made.statusCode, headers: HEADERS, html: finished(scriptsAfterPaint(html, nonce), dataScript(made)) }
  }
}

/** React's mark of a part that waits for its code. */
const WAITING = '<!--$!-->'
/** How often a page is drawn: the first time that a part is needed, its code is there a moment later; a part may hold another one. */
const ROUNDS = 3

/** The whole page, or null if it could not be drawn or a part still waits: the router's handler waits longer, and it logs errors. */
async function drawn(page: (renderMeta: NonNullable<EntryContext['renderMeta']>) => ReactNode): Promise<string | null> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const html = drawOnce(page({}))
    if (html && !html.includes(WAITING)) return html
    await setImmediate()
  }
  return null
}

/** Null if the page threw, as it does where a part waits for its code outside of any `Suspense`. */
function drawOnce(page: ReactNode): string | null {
  try {
    return renderToString(page)
  } catch {
    return null
  }
}

const HEADERS = [
  ['content-type', 'text/html; charset=utf-8'],
  ['vary', 'Cookie'],
] as const

/** The build's routes with their loaders; the renderer finds their components itself. */
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

/** The renderer creates objects for all routes that it gets; a page needs only the matched ones. */
function withRoutes(entry: SameForAll, matches: StaticHandlerContext['matches']): SameForAll {
  const { manifest } = entry
  const matched = new Set(matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matched.has(id)))
  return { ...entry, manifest: { ...manifest, routes } }
}

/** Pages that set their own headers are rare, and the router knows how to merge them. */
const hasHeaders = ({ matches, loaderHeaders }: StaticHandlerContext, build: ServerBuild): boolean =>
  matches.some(({ route }) => build.routes[route.id]?.module.headers !== undefined) ||
  Object.values(loaderHeaders).some((headers) => headers.has('set-cookie'))

/** The loaders' data as plain JSON: `page-data.ts` reads them in the browser. */
const dataScript = ({ loaderData, actionData, errors }: StaticHandlerContext): string =>
  `<script id="${LOADER_DATA_ID}" type="application/json">${scriptJson({ loaderData, actionData, errors })}</script>`

const END = '</body></html>'

const finished = (html: string, data: string): string =>
  `<!DOCTYPE html>${html.slice(0, html.endsWith(END) ? -END.length : undefined)}${data}${END}`
