// Bodies of JSON, and of nothing else but what a plugin reads: UTF-8 as the standard asks, or the request is refused.
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { RefusalError } from '../errors.ts'

export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Bytes of another encoding would turn into replacement characters without a word.
    if (!isUtf8(body)) return done(new RefusalError('malformed_request'))
    return parse(request, body.toString('utf8'), done)
  })
}
