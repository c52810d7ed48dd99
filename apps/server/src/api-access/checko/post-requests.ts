// Accepts POST for the operations in the format of Checko, another service of company data, whose clients may send the parameters as a JSON object.
// A POST is answered by the GET operation of the same name, with the same key, limits and errors.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** 16 KiB: far more than the parameters of any call. */
const BODY_MAX_BYTES = 16_384
/** Headers copied from the POST to the GET that answers it. */
const FORWARDED_HEADERS = ['authorization', 'accept-language', 'user-agent'] as const

export function acceptPostRequests(server: FastifyInstance): void {
  server.post('/v2/:method', { bodyLimit: BODY_MAX_BYTES }, (request, reply) => forwardAsGet(server, request, reply))
}

async function forwardAsGet(server: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { method: checkoMethod } = request.params as { method: string }
  const headers = FORWARDED_HEADERS.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : []))
  const answer = await server.inject({
    method: 'GET',
    url: `/v2/${encodeURIComponent(checkoMethod)}?${new URLSearchParams(readParameters(request.body))}`,
    headers: Object.fromEntries(headers),
    remoteAddress: request.ip,
  })
  const retryAfter = answer.headers['retry-after']
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return (
    reply
      .code(answer.statusCode)
      .header('cache-control', 'no-store')
      .type(String(answer.headers['content-type'] ?? 'application/json; charset=utf-8'))
      // The payload is JSON text already, so it is sent as it is.
      .serializer((text: string) => text)
      .send(answer.payload)
  )
}

/** The strings, numbers and booleans of a JSON object as query parameters; other values are ignored. */
function readParameters(body: unknown): [string, string][] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]): [string, string][] =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
  )
}
