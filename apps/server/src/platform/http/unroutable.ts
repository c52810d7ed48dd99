// What is refused before any route is known: addresses and headers that cannot be read, and clients that take too long.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@sverka/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemOf, RefusalError } from '../errors.ts'
import type { Ids } from '../ids.ts'
import { sendProblem, toRefusal } from './problems.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** By Node's code of the mistake; every other one is a request that cannot be read. */
const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Fastify's own refusals (`/%zz`), for which it runs no hooks. */
export const refuseUnroutable = (headers: SecurityHeaders) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  for (const [name, value] of headers) reply.header(name, value)
  reply.header('x-request-id', request.id)
  return sendProblem(toRefusal(error, request), reply)
}

interface Deps {
  readonly ids: Ids
  readonly headers: SecurityHeaders
}

/** Node's own: there is no request yet, only a connection, which ends with the answer. */
export const refuseUnreadable =
  ({ ids, headers }: Deps) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    // An answer under way cannot become another one; a client that is gone gets nothing.
    const answering = (socket as Socket & { _httpMessage?: { headersSent: boolean } | null })._httpMessage
    if (error.code === 'ECONNRESET' || !socket.writable || answering?.headersSent) {
      socket.destroy()
      return
    }
    const refusal = new RefusalError(BY_CODE[error.code ?? ''] ?? 'malformed_request')
    const body = JSON.stringify(problemOf(refusal))
    const lines = [
      ...headers,
      ['x-request-id', ids.uuid()],
      ['content-type', 'application/problem+json; charset=utf-8'],
      ['content-length', String(Buffer.byteLength(body))],
      ['cache-control', 'no-store'],
      ['connection', 'close'],
    ].map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`)
  }
