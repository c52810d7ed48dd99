// Security headers of every response: a strict content security policy, which allows only the scripts that a page names, and the usual others.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/** Scripts, styles and fonts of the build. Pictures are not among them: an SVG can be opened as a document. */
const PAGE_ASSET = /^\/assets\/[^/?]+\.(?:js|css|woff2)$/

/** Headers that only documents need. A page loads thirty files; with these headers on each, a first visit would grow by a fifth. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'x-frame-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'origin-agent-cluster',
  'permissions-policy',
]

/** Names in lower case, with values. */
export type SecurityHeaders = readonly (readonly [name: string, value: string])[]

const NO_SCRIPTS = "script-src 'none'"

/** Computes the headers, once. They forbid all scripts; a page allows its own by `withScripts`. In development Vite needs inline styles and a socket. */
export function securityHeaders(config: Pick<Config, 'PUBLIC_URL'>, dev: boolean): SecurityHeaders {
  const overHttps = config.PUBLIC_URL?.startsWith('https:') ?? false
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'none'"],
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
    // HTTPS only, for a year.
    hsts: overHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  const all = new Map([['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()']])
  // Helmet is a middleware: a fake response collects the headers that it sets.
  const response = { setHeader: (name: string, value: string) => all.set(name.toLowerCase(), value), removeHeader: () => {} }
  set({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return [...all]
}

/** Adds the headers to every response. */
export function installSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (request, reply) => {
    const isAsset = PAGE_ASSET.test(request.url)
    // Set on Node's response, so that Vite's responses in development have them too.
    for (const [name, value] of headers) if (!isAsset || !DOCUMENT_HEADERS.includes(name)) reply.raw.setHeader(name, value)
  })
}

/**
 * The content security policy of one page. `sources` are hashes of its inline scripts; `strict-dynamic` allows what these import. In development
 * Vite's scripts are allowed by their origin.
 */
export const withScripts = (policy: string, sources: readonly string[], dev: boolean): string =>
  sources.length === 0 ? policy : policy.replace(NO_SCRIPTS, `script-src ${sources.join(' ')} ${dev ? "'self'" : "'strict-dynamic'"}`)
