// What the endpoints in the formats of other services (DaData, Checko) share: CORS, and the text of a refusal.
import { errors as texts } from '@sverka/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { RefusalError } from '../platform/errors.ts'

const ROOTS = ['/suggestions/api/4_1/rs/', '/v2/']

/** Pages of other sites call them by the browser. The key goes with each request, never in a cookie, so that any site may. */
export function allowOtherSites(server: FastifyInstance): void {
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

/** One line with the fault of every field, since a program shows one line. Callers have keys here, so that «sign in» becomes «send a key». */
export function refusalText({ code, message, errors = {} }: RefusalError): string {
  if (code === 'unauthorized') return texts.key_required.text
  return [message, ...Object.entries(errors).map(([field, [fault]]) => `${field}: ${fault?.message ?? ''}`)].join(' ')
}
