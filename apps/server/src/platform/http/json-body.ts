// Parses JSON bodies, which must be UTF-8, and simple forms for the few operations that take them.
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { httpLimits } from '../bounds.ts'
import { RefusalError } from '../errors.ts'
import { attributeTo } from '../loop.ts'
import { requestRoute } from './blocking-routes.ts'
import { findExceededLimit } from './json-size.ts'

/** `; charset=utf-8`, quoted or not. */
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i
/** Character sets that are valid UTF-8. */
const READ_CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii'])

export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
    const charset = CHARSET.exec(type)?.[1]?.toLowerCase()
    if ((charset !== undefined && !READ_CHARSETS.has(charset)) || encoding.toLowerCase() !== 'identity')
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
