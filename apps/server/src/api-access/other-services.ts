// What the surfaces that speak another service's language share: who may call them, and how a refusal is worded for a program.
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

/** A program has one line to show: what to mend stands in it, field by field. Nobody signs in here: what is missing is a key. */
export function wordsOf({ code, message, errors = {} }: RefusalError): string {
  if (code === 'unauthorized') return texts.key_required.text
  return [message, ...Object.entries(errors).map(([field, [fault]]) => `${field}: ${fault?.message ?? ''}`)].join(' ')
}
