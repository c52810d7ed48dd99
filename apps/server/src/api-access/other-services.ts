// What the surfaces that speak another service's language share: who may call them, and how a refusal is worded for a program.
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
        .header('access-control-allow-headers', 'authorization, content-type, accept, x-version, x-partner')
        .header('access-control-max-age', '86400')
        .code(204)
        .send(),
    )
}

const KEY_WRONG = 'Ключ не указан, не найден или отозван.'

/** A program has one line to show: what to mend stands in it, field by field. Nobody signs in here, so a 401 is about the key. */
export function wordsOf({ status, message, errors = {} }: RefusalError): string {
  if (status === 401) return KEY_WRONG
  return [message, ...Object.entries(errors).map(([field, [fault]]) => `${field}: ${fault?.message ?? ''}`)].join(' ')
}
