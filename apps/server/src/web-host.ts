// Hands every request that is not an API call to the web app: the built bundle, or Vite in development.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { Render, WebServices } from '@sverka/contract/web-host'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './platform/config.ts'
import { limitOf } from './platform/http/limits.ts'

/** Brotli level 4: 0.2 ms for a card's HTML; 9 takes 8 ms. */
const BROTLI_QUALITY = 4
/** Bytes below which compression gains nothing. */
const COMPRESS_FROM = 1024
/** Paths that are never pages; the page about the API is one. */
const NOT_PAGES = /^\/(api(?!\/docs(\/|\?|$))|auth|ws|media|assets|healthz|readyz)(\/|\?|$)/

export interface WebHost {
  readonly config: Config
  readonly dev: boolean
  /** What pages get besides the nonce. */
  services(request: FastifyRequest): Omit<WebServices, 'nonce'>
}

const webFolder = dirname(createRequire(import.meta.url).resolve('@sverka/web/package.json'))

/** Installs static files, compression and the page route. Register after all API routes. */
export async function installWebHost(app: FastifyInstance, host: WebHost): Promise<void> {
  const load = host.dev ? await developmentRender(app) : await builtRender(app)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { rateLimit: limitOf('page', host.config) },
    schema: { hide: true } as object,
    handler: async (request, reply) => {
      if (NOT_PAGES.test(request.url)) return reply.callNotFound()
      const page = await renderPage(await load(), host, { request, reply })
      return sendPage(page, Buffer.from(await page.arrayBuffer()), { request, reply })
    },
  })
}

async function renderPage(
  render: Render,
  host: WebHost,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Response> {
  const gone = new AbortController()
  reply.raw.on('close', () => gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  const url = new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`)
  const page = new Request(url, { method: request.method, headers, signal: gone.signal })
  return render(page, { ...host.services(request), nonce: request.nonce })
}

/** The page in one piece. Compressed here: the general compressor works on streams, which costs twice as much for a page. */
function sendPage(page: Response, html: Buffer, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  reply.code(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  if (html.length < COMPRESS_FROM || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
  const vary = page.headers.get('vary')
  reply.header('content-encoding', 'br').header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
  return reply.send(brotliCompressSync(html, { params }))
}

async function builtRender(app: FastifyInstance): Promise<() => Promise<Render>> {
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  const client = join(webFolder, 'build/client')
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  })
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
