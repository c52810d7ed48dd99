// Security headers of every answer: a strict content security policy that allows only scripts named by a page, and the usual others.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/** Built scripts, styles and fonts. Pictures are not among them: an SVG can be opened as a document. */
const PART_OF_A_PAGE = /^\/assets\/[^/?]+\.(?:js|css|woff2)$/

/** Headers that only documents need. A page loads thirty files; with these headers on each, a first visit would grow by a fifth. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'x-frame-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'origin-agent-cluster',
  'permissions-policy',
]

/** Headers of every answer. */
export type SecurityHeaders = readonly (readonly [name: string, value: string])[]

const NO_SCRIPTS = "script-src 'none'"

/** Built once: only pages allow scripts. In development Vite's client needs inline styles and its own socket. */
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
    hsts: overHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  const all = new Map([['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()']])
  const answer = { setHeader: (name: string, value: string) => all.set(name.toLowerCase(), value), removeHeader: () => {} }
  set({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return [...all]
}

/** Adds the headers to every answer. */
export function installSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (request, reply) => {
    const isPart = PART_OF_A_PAGE.test(request.url)
    // Set on Node's response, so that Vite's answers in development have them too.
    for (const [name, value] of headers) if (!isPart || !DOCUMENT_HEADERS.includes(name)) reply.raw.setHeader(name, value)
  })
}

/**
 * A page's policy. `sources` are hashes of its inline scripts, whose imports are allowed with them. Vite's scripts, which stand
 * in the page and import others, are allowed by their origin.
 */
export const withScripts = (policy: string, sources: readonly string[], dev: boolean): string =>
  sources.length === 0 ? policy : policy.replace(NO_SCRIPTS, `script-src ${sources.join(' ')} ${dev ? "'self'" : "'strict-dynamic'"}`)
