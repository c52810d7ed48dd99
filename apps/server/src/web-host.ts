// Serves the pages of the site: every request that is not an API call is rendered by the web app (the built bundle, or Vite in development), or
// answered from the cache of rendered pages.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib'
import compress from '@fastify/compress'
import type { Render, WebServices } from '@sverka/contract/web-host'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './platform/config.ts'
import type { ReadDb } from './platform/db/database.ts'
import type { PageChanges } from './platform/db/page-changes.ts'
import { routeLimit } from './platform/http/limits.ts'
import type { ReadPageState } from './platform/http/page-state.ts'
import { withScripts } from './platform/http/security-headers.ts'
import { randomIds } from './platform/ids.ts'
import { serveAssets } from './web-host-assets.ts'
import { PageCache, type RenderedPage } from './web-host-cache.ts'
import { watchOutages } from './web-host-outage.ts'
import { readRelease } from './web-host-release.ts'
import { makeCacheKey, type PageRequest, parsePageRequest } from './web-host-request.ts'
import { hashScripts } from './web-host-scripts.ts'
import { buildCacheHeaders, buildValidators, hasCurrentTag, type RenderInputs, type Validators } from './web-host-validators.ts'

/** Brotli level 3: the output is 5 % larger than with level 4, and takes two thirds of its time. */
const BROTLI_QUALITY = 3
/** The fastest of the usual levels. */
const ZSTD_LEVEL = 1
/** Size in bytes below which compression gains nothing. */
const COMPRESS_FROM = 1024
const POLICY = 'content-security-policy'
/** Paths that are never pages. The one page below `/api` is `/api/docs`, the documentation of the API. */
const NOT_PAGES = /^\/(api(?!\/docs(\/|\?|$))|auth|ws|media|assets|healthz|readyz)(\/|\?|$)/

interface Services extends Omit<WebServices, 'nonce'> {
  /** The standby (database replica) that this page is read from; absent: the primary database. */
  readonly db?: ReadDb
}

export interface WebHost {
  readonly config: Config
  readonly dev: boolean
  /** What the page can use while it is rendered: calls of operations, facts about the installation, the database. */
  services(request: FastifyRequest): Services
  /** The page's version, known before it is rendered; without it no page has an ETag. */
  readonly pageState?: ReadPageState | undefined
  /** Announces changes of what the site's own pages show; without it no page is cached. */
  readonly changes?: PageChanges | undefined
}

const webFolder = dirname(createRequire(import.meta.url).resolve('@sverka/web/package.json'))

/** Installs static files, compression and the page route. Register after all API routes. */
export async function installWebHost(app: FastifyInstance, host: WebHost): Promise<void> {
  pageRoute(app, host, host.dev ? await developmentRender(app) : await builtRender(app))
}

/** Adds the route of all pages: every URL without another route is a page. `load` returns the function that renders pages. */
export function pageRoute(app: FastifyInstance, host: WebHost, load: () => Promise<Render>): void {
  const cache = new PageCache()
  const readValidators = validatorsReader(host)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { rateLimit: routeLimit('page', host.config) },
    schema: { hide: true } as object,
    handler: async (request, reply) => {
      if (NOT_PAGES.test(request.url)) return reply.callNotFound()
      const services = host.services(request)
      const pageRequest = parsePageRequest(request, new URL(services.site.publicUrl).origin)
      const exchange = { request, reply }
      const validators = await readValidators(request, { pageRequest, ...services })
      if (validators && hasCurrentTag(validators, request.headers['if-none-match'])) return sendUnchanged(pageRequest, validators, exchange)
      const key = host.dev ? null : makeCacheKey(request, pageRequest)
      const state = key && hostState(host, services)
      const cached = key && state ? cache.get(key, state) : undefined
      const page = cached ?? (await renderPage(await load(), services, pageRequest))
      if (key && state && !cached && page.status === 200) cache.set(key, state, page)
      allowScripts(page, host.dev, reply)
      return sendPage(page, buildCacheHeaders(pageRequest, validators, { page, hasToken: hasToken(request) }), exchange)
    },
  })
}

type ReadValidators = (
  request: FastifyRequest,
  made: Pick<RenderInputs, 'pageRequest' | 'site'> & Pick<Services, 'db'>,
) => Promise<Validators | null>

/**
 * Returns a function that reads a page's validators. It returns null, and the page gets no ETag, if the page stores a setting in a cookie, if
 * the version of its data is unknown, or in development.
 */
function validatorsReader({ dev, pageState }: WebHost): ReadValidators {
  let release: Promise<string> | undefined
  return async ({ log }, { pageRequest, site, db }) => {
    if (dev || !pageState || pageRequest.remembers) return null
    const state = await pageState(pageRequest.address, db).catch((error: unknown) => {
      // The rendering meets the same error and returns an error page.
      log.warn({ err: error }, 'the state of a page could not be read')
      return null
    })
    release ??= readRelease()
    return state && buildValidators(state, { pageRequest, site, release: await release })
  }
}

const hasToken = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined

/** The version of the data that a page rendered now shows; null while this process might miss announced changes. */
function hostState(host: WebHost, { site }: Services): string | null {
  const version = host.changes?.version() ?? null
  return version === null ? null : `${version} ${site.today}`
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Renders a page, also for HEAD: the headers must equal those of GET, and the policy among them depends on the rendered scripts. */
async function renderPage(render: Render, services: Services, { address, cookie }: PageRequest): Promise<RenderedPage> {
  // New for every rendering and unknown outside, so that nobody can write it into a text.
  const mark = randomIds.uuid()
  const request = new Request(address, { headers: cookie ? { cookie } : {} })
  const { call, answered } = watchOutages(services.call)
  const { status, headers, html: rendered } = await render(request, { ...services, call, nonce: mark })
  const { html, sources } = hashScripts(rendered, mark)
  return answered({ status, headers, html: Buffer.from(html), scripts: sources, encoded: new Map() })
}

/** Adds the page's scripts to the content security policy. The same page always has the same policy, whoever caches it. */
function allowScripts({ scripts }: RenderedPage, dev: boolean, { raw }: FastifyReply): void {
  raw.setHeader(POLICY, withScripts(String(raw.getHeader(POLICY)), scripts, dev))
}

/**
 * Sends 304 without rendering anything. No policy is sent, so the browser keeps the one of its copy: which scripts a page has is known only
 * after rendering.
 */
function sendUnchanged(params: PageRequest, validators: Validators, exchange: Exchange): FastifyReply {
  const { request, reply } = exchange
  reply.headers(buildCacheHeaders(params, validators, { page: null, hasToken: hasToken(request) }))
  reply.raw.removeHeader(POLICY)
  return reply.code(304).send()
}

/**
 * Sends the page in one piece, compressed here: the compressor of `@fastify/compress` works on streams and takes twice the time for a page.
 */
function sendPage(page: RenderedPage, caching: Readonly<Record<string, string>>, { request, reply }: Exchange): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.headers(caching)
  // `If-None-Match: *` is true only if there is no such page: this one exists, so nothing is sent (RFC 9110, 13.1.2).
  if (page.status === 200 && request.headers['if-none-match']?.trim() === '*') return reply.code(304).send()
  const { html } = page
  reply.code(page.status)
  const encoding = html.length < COMPRESS_FROM ? undefined : encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(html)
  const vary = String(reply.getHeader('vary') ?? '')
  const named = /accept-encoding/i.test(vary) ? vary : [vary, 'accept-encoding'].filter(Boolean).join(', ')
  reply.header('content-encoding', encoding).header('vary', named)
  const body = page.encoded.get(encoding) ?? compressors[encoding](html)
  page.encoded.set(encoding, body)
  return reply.send(body)
}

/** Zstandard takes a third of Brotli's time for a tenth more bytes. Gzip is left to `@fastify/compress`. */
const compressors = {
  zstd: (html: Buffer) =>
    zstdCompressSync(html, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL }, pledgedSrcSize: html.length }),
  br: (html: Buffer) =>
    brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
} as const

/** The first of the server's encodings that `Accept-Encoding` names without refusing it by `q=0` (RFC 9110, 12.5.3). */
function encodingFor(accepted = ''): keyof typeof compressors | undefined {
  const offers = accepted.split(',').map((offer) => offer.split(';').map((part) => part.trim().toLowerCase()))
  const isAccepted = (name: string) => offers.some(([offered, weight = '']) => offered === name && !/^q=0(\.0*)?$/.test(weight))
  return (['zstd', 'br'] as const).find(isAccepted)
}

/** The renderer of the built web app; also installs compression and the static files. */
async function builtRender(app: FastifyInstance): Promise<() => Promise<Render>> {
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  await serveAssets(app, join(webFolder, 'build/client/assets'))
  const { render } = (await import(pathToFileURL(join(webFolder, 'build/server/index.js')).href)) as { render: Render }
  return async () => render
}

/** Vite in middleware mode: hot reload over its own socket on the same port. */
async function developmentRender(app: FastifyInstance): Promise<() => Promise<Render>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webFolder,
    configFile: join(webFolder, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (NOT_PAGES.test(request.url) && !request.url.startsWith('/assets/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  return async () => ((await vite.ssrLoadModule('/server/app.ts')) as unknown as { render: Render }).render
}
