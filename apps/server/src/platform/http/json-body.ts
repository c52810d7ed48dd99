// Parses JSON bodies, which must be UTF-8, and simple forms for the few operations that take them.
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { httpLimits } from '../bounds.ts'
import { RefusalError } from '../errors.ts'
import { attributeTo } from '../loop.ts'
import { requestRoute } from './blocking-routes.ts'
import { findExceededLimit } from './json-size.ts'

/** The `charset` parameter of a Content-Type, quoted or not. */
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i
/** Accepted character sets: texts in them are valid UTF-8. */
const ACCEPTED_CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii'])

/** Replaces Fastify's parsers of JSON and plain text, and adds one for simple forms. Plain text is then refused with 415. */
export function installJsonBody(app: FastifyInstance): void {
  // 'error': a body with `__proto__` or `constructor.prototype`, which could alter objects, is refused.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
    const charset = CHARSET.exec(type)?.[1]?.toLowerCase()
    if ((charset !== undefined && !ACCEPTED_CHARSETS.has(charset)) || encoding.toLowerCase() !== 'identity')
      return done(new RefusalError('unsupported_media_type'))
    // Bytes of another encoding would silently become replacement characters.
    if (!isUtf8(body)) return done(new RefusalError('malformed_request'))
    const exceeded = findExceededLimit(body)
    if (exceeded) return done(new RefusalError(exceeded === 'values' ? 'body_too_large' : 'malformed_request'))
    return attributeTo(requestRoute(request), () => parse(request, body.toString('utf8'), done))
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: httpLimits.formBytes },
    (request, body, done) => {
      if (request.routeOptions.config.operation?.consumes !== 'form') return done(new RefusalError('unsupported_media_type'))
      return done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )
}
