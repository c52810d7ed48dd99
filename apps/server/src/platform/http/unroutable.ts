// Error responses to requests that never reach a route: unreadable paths and headers, and clients that are too slow.
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@sverka/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '../errors.ts'
import type { Ids } from '../ids.ts'
import { refusalAnswer, sendProblem, toRefusal } from './problems.ts'
import type { Reader } from './refusal-page.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Error codes of the contract by error code of Node; any other error of Node means an unreadable request. */
const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Answers requests that Fastify refuses itself (`/%zz`). No hooks run for them, so the headers are added here. */
export const refuseUnroutable = (headers: SecurityHeaders) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  for (const [name, value] of headers) reply.header(name, value)
  reply.header('x-request-id', request.id)
  return sendProblem(toRefusal(error, request), reply)
}

interface Deps {
  readonly ids: Ids
  readonly headers: SecurityHeaders
}

/** Answers requests that Node refuses itself. There is no response object, so the response is written to the socket, which is then closed. */
export const refuseUnreadable =
  ({ ids, headers }: Deps) =>
  (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    // A response that has begun cannot be replaced, and a disconnected client gets none. `_httpMessage` is Node's response in progress.
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

/** The response that Node has prepared for a request whose headers it has read, as when the body comes too slowly. */
interface Answering {
  readonly headersSent: boolean
  readonly req?: IncomingMessage
}

const toReader = ({ url = '/', headers: { accept, cookie } }: IncomingMessage): Reader => ({ url, accept, cookie })

/** Bytes searched for headers: one chunk of a connection, so that they are found after an overlong URL. */
const SEARCHED_BYTES = 65_536

/** URL and headers found in the bytes of a request that Node could not parse; null if the bytes do not begin like an HTTP request. */
function readerIn(packet: unknown): Reader | null {
  if (!Buffer.isBuffer(packet)) return null
  const [first = '', ...lines] = packet.subarray(0, SEARCHED_BYTES).toString('latin1').split('\r\n')
  const [, url, version] = first.split(' ')
  if (!url || !version?.startsWith('HTTP/')) return null
  const readHeader = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  return { url, accept: readHeader('accept'), cookie: readHeader('cookie') }
}
