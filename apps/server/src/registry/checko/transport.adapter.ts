// Sends one HTTP GET to the Checko API (a commercial aggregator of company data). It follows no redirects, connects to no private addresses (checked
// after DNS resolution), and limits size and time of the answer.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { lookupPublicAddress } from '../../platform/http/outside-addresses.ts'
import { SourceError } from '../company-source.ts'

export interface TransportLimits {
  /** Time limit for the connection, with TLS. */
  readonly connectMs: number
  /** Time limit for the whole call. */
  readonly totalMs: number
  readonly maxBytes: number
}

export interface RawAnswer {
  readonly status: number
  readonly body: string
}

/** Any HTTP status is an answer; a timeout, a network error or a too large body is a SourceError. */
export function getRaw(url: URL, limits: TransportLimits): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const isTls = url.protocol === 'https:'
    const request = (isTls ? httpsRequest : httpRequest)(url, {
      agent: false,
      lookup: lookupPublicAddress,
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    })
    const clearTimers = () => {
      clearTimeout(connectTimer)
      clearTimeout(totalTimer)
    }
    const fail = (error: SourceError) => {
      clearTimers()
      request.destroy()
      reject(error)
    }
    const failLate = (message: string) => () => fail(new SourceError('timeout', message))
    const connectTimer = setTimeout(failLate('no connection in time'), limits.connectMs)
    const totalTimer = setTimeout(failLate('no answer in time'), limits.totalMs)
    request.on('socket', (socket) => socket.once(isTls ? 'secureConnect' : 'connect', () => clearTimeout(connectTimer)))
    request.on('error', (error) => fail(new SourceError('failed', 'no connection', { cause: error })))
    request.on('response', (response) => {
      readBody(response, limits.maxBytes).then((body) => {
        clearTimers()
        resolve({ status: response.statusCode ?? 0, body })
      }, fail)
    })
    request.end()
  })
}

function readBody(response: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let bytes = 0
    response.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > maxBytes) reject(new SourceError('failed', 'the answer is too large'))
      else parts.push(part)
    })
    response.on('error', (error) => reject(new SourceError('failed', 'the answer broke off', { cause: error })))
    response.on('end', () => {
      if (response.complete) resolve(Buffer.concat(parts).toString('utf8'))
      else reject(new SourceError('failed', 'the answer broke off'))
    })
  })
}
