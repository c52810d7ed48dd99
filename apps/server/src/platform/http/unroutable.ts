// Refusals before routing: unreadable paths and headers, and clients that are too slow.
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@sverka/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '../errors.ts'
import type { Ids } from '../ids.ts'
import { refusalAnswer, sendProblem, toRefusal } from './problems.ts'
import type { Reader } from './refusal-page.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Node's error codes; any other error means an unreadable request. */
const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Fastify's own refusals (`/%zz`), for which no hooks run. */
export const refuseUnroutable = (headers: SecurityHeaders) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  for (const [name, value] of headers) reply.header(name, value)
  reply.header('x-request-id', request.id)
  return sendProblem(toRefusal(error, request), reply)
}

interface Deps {
  readonly ids: Ids
  readonly headers: SecurityHeaders
}

/** Node's own errors: there is only a connection, which is closed after the answer. */
export const refuseUnreadable =
  ({ ids, headers }: Deps) =>
  (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    // An answer under way cannot be replaced; a client that has gone gets nothing.
    const answering = (socket as Socket & { _httpMessage?: Answering | null })._httpMessage
    if (error.code === 'ECONNRESET' || !socket.writable || answering?.headersSent) {
      socket.destroy()
      return
    }
    const refusal = new RefusalError(BY_CODE[error.code ?? ''] ?? 'malformed_request')
    const answer = refusalAnswer(refusal, answering?.req ? toReader(answering.req) : readerIn(error.rawPacket))
    const all = new Map([...headers, ...answer.headers])
    const lines = [
      ...all,
      ['x-request-id', ids.uuid()],
      ['content-length', String(Buffer.byteLength(answer.body))],
      ['connection', 'close'],
    ].map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${answer.body}`)
  }

/** Node's timeout of a request whose headers were read. */
interface Answering {
  readonly headersSent: boolean
  readonly req?: IncomingMessage
}

const toReader = ({ url = '/', headers: { accept, cookie } }: IncomingMessage): Reader => ({ url, accept, cookie })

/** Inspected bytes, one chunk of a connection: an overlong URL comes before the headers. */
const LOOKED_AT = 65_536

/** What can be read from the bytes of a request that Node could not parse; null if they do not begin as one. */
function readerIn(packet: unknown): Reader | null {
  if (!Buffer.isBuffer(packet)) return null
  const [first = '', ...lines] = packet.subarray(0, LOOKED_AT).toString('latin1').split('\r\n')
  const [, url, version] = first.split(' ')
  if (!url || !version?.startsWith('HTTP/')) return null
  const readHeader = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  return { url, accept: readHeader('accept'), cookie: readHeader('cookie') }
}
