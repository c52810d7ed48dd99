// CORS and error texts of the endpoints in the formats of other services (DaData, Checko).
import { errors as texts } from '@sverka/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { RefusalError } from '../platform/errors.ts'

const ROOTS = ['/suggestions/api/4_1/rs/', '/v2/']

/** Browser pages of any site may call them, because the key is sent with each request and never as a cookie. */
export function allowCrossOrigin(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (ROOTS.some((root) => request.url.startsWith(root)))
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
  })
  for (const root of ROOTS)
    server.options(`${root}*`, (_request, reply) =>
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'authorization, content-type, accept, x-secret, x-version, x-partner')
        .header('access-control-max-age', '86400')
        .code(204)
        .send(),
    )
}

/** One line with every invalid field, since clients show one line. Callers have keys here, so «sign in» becomes «send a key». */
export function refusalText({ code, message, errors = {} }: RefusalError): string {
  if (code === 'unauthorized') return texts.key_required.text
  return [message, ...Object.entries(errors).map(([field, [fault]]) => `${field}: ${fault?.message ?? ''}`)].join(' ')
}
