// Security headers of every answer: a strict content policy, which allows no script but those that a page names, and the rest of the usual set.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/** Scripts, styles and fonts of the build. Pictures are not among them: a drawing can be opened as a document of its own. */
const PART_OF_A_PAGE = /^\/assets\/[^/?]+\.(?:js|css|woff2)$/

/** What only a document obeys. A page brings thirty files, and these kilobytes with each would be a fifth of its first visit. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'x-frame-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'origin-agent-cluster',
  'permissions-policy',
]

/** What every answer says. */
export type SecurityHeaders = readonly (readonly [name: string, value: string])[]

const NO_SCRIPTS = "script-src 'none'"

/** Made once: of all answers only pages allow scripts. In development Vite's client needs inline styles and its own socket. */
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

/** Gives every answer its headers. */
export function installSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (request, reply) => {
    const isPart = PART_OF_A_PAGE.test(request.url)
    // On Node's own answer: what Vite sends in development has them too.
    for (const [name, value] of headers) if (!isPart || !DOCUMENT_HEADERS.includes(name)) reply.raw.setHeader(name, value)
  })
}

/**
 * The policy of a page. `sources` name its inline scripts by their hashes; what these fetch is allowed with them. Vite's scripts, which stand
 * in the page and import others, are allowed by where they come from.
 */
export const withScripts = (policy: string, sources: readonly string[], dev: boolean): string =>
  sources.length === 0 ? policy : policy.replace(NO_SCRIPTS, `script-src ${sources.join(' ')} ${dev ? "'self'" : "'strict-dynamic'"}`)
