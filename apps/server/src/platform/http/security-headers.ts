// Security headers of every answer: a strict content policy with a fresh nonce, and the rest of the usual set.
import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** 128 random bits, new for every answer; inline scripts of the page carry it. */
    nonce: string
  }
}

/** Scripts, styles and fonts of the build. Pictures are not among them: a drawing can be opened as a document of its own. */
const PART_OF_A_PAGE = /^\/assets\/[^/?]+\.(?:js|css|woff2)$/

/** What only a document obeys. A page brings thirty files, and these kilobytes with each would be a fifth of its first visit. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'x-frame-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'origin-agent-cluster',
]

/** Installs the headers. In development Vite's client needs inline styles and its own socket. */
export async function installSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>, dev: boolean): Promise<void> {
  const nonces = new WeakMap<object, string>()
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request) => {
    request.nonce = randomBytes(16).toString('base64')
    // Helmet's functions see Node's own request, not Fastify's.
    nonces.set(request.raw, request.nonce)
  })
  const overHttps = config.PUBLIC_URL?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': [(request) => `'nonce-${nonces.get(request)}'`, "'strict-dynamic'"],
        'style-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': dev ? ["'self'", 'ws:', 'wss:'] : ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    hsts: overHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    if (PART_OF_A_PAGE.test(request.url)) for (const name of DOCUMENT_HEADERS) reply.raw.removeHeader(name)
    else reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  })
}
