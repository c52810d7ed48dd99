// One HTTP GET to the Checko API: no redirects, no private addresses (checked after DNS), limited size and time.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { lookupPublicAddress } from '../../platform/http/outside-addresses.ts'
import { SourceError } from '../company-source.ts'

export interface TransportLimits {
  /** Milliseconds to a connection (with TLS), and for the whole call. */
  readonly connectMs: number
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
    const settle = () => {
      clearTimeout(connecting)
      clearTimeout(whole)
    }
    const fail = (error: SourceError) => {
      settle()
      request.destroy()
      reject(error)
    }
    const late = (what: string) => () => fail(new SourceError('timeout', what))
    const connecting = setTimeout(late('no connection in time'), limits.connectMs)
    const whole = setTimeout(late('no answer in time'), limits.totalMs)
    request.on('socket', (socket) => socket.once(isTls ? 'secureConnect' : 'connect', () => clearTimeout(connecting)))
    request.on('error', (error) => fail(new SourceError('failed', 'no connection', { cause: error })))
    request.on('response', (response) => {
      readBody(response, limits.maxBytes).then((body) => {
        settle()
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
