// Security headers of every answer: a strict content policy with a fresh nonce, and the rest of the usual set.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
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
  'permissions-policy',
]

/** Stands in the policy where each answer's nonce will. */
const PLACE = 'nonce-of-the-answer'

/** The headers of one answer, for a given nonce. */
export type SecurityHeaders = (nonce: string) => readonly (readonly [name: string, value: string])[]

export const freshNonce = (): string => randomBytes(16).toString('base64')

/** Made once: answers differ in their nonce alone. In development Vite's client needs inline styles and its own socket. */
export function securityHeaders(config: Pick<Config, 'PUBLIC_URL'>, dev: boolean): SecurityHeaders {
  const overHttps = config.PUBLIC_URL?.startsWith('https:') ?? false
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': [`'nonce-${PLACE}'`, "'strict-dynamic'"],
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
  return (nonce) => [...all].map(([name, value]) => [name, value.replace(PLACE, nonce)] as const)
}

/** Gives every answer its nonce and its headers. */
export function installSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = freshNonce()
    const isPart = PART_OF_A_PAGE.test(request.url)
    // On Node's own answer: what Vite sends in development has them too.
    for (const [name, value] of headers(request.nonce)) if (!isPart || !DOCUMENT_HEADERS.includes(name)) reply.raw.setHeader(name, value)
  })
}
