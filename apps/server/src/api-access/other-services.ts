// Cross-origin access (CORS) and error texts of the endpoints that answer in the formats of DaData and Checko, other services of company data.
import { errors as texts } from '@sverka/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { RefusalError } from '../platform/errors.ts'

/** Paths under which these endpoints lie: those of DaData, then those of Checko. */
const ROOTS = ['/suggestions/api/4_1/rs/', '/v2/']

/** Lets browser pages of any site call these endpoints: they accept an API key only, which a browser never sends by itself, unlike a cookie. */
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

/** The error as one line of text with every invalid field, since clients show one line. «Sign in» becomes «send a key»: callers have only keys. */
export function refusalText({ code, message, errors = {} }: RefusalError): string {
  if (code === 'unauthorized') return texts.key_required.text
  return [message, ...Object.entries(errors).map(([field, [fieldError]]) => `${field}: ${fieldError?.message ?? ''}`)].join(' ')
}
