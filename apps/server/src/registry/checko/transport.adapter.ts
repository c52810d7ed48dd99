// One HTTP call to the source: fixed host, no redirects, addresses checked after DNS, size and times capped.
import { lookup as dnsLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
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

/** Loopback, link-local, private and other addresses that are not the Internet. */
function insideRanges(): BlockList {
  const ranges = new BlockList()
  for (const [network, prefix] of [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const)
    ranges.addSubnet(network, prefix, 'ipv4')
  for (const [network, prefix] of [
    ['::', 127],
    ['64:ff9b::', 96],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const)
    ranges.addSubnet(network, prefix, 'ipv6')
  return ranges
}

/** True for addresses a host name of the Internet must not resolve to. An IPv4 address inside an IPv6 one counts as itself. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  const ranges = insideRanges()
  return ranges.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Resolves a name and refuses addresses inside: the connection then goes to exactly the address that was checked, so a name that
 * resolves anew cannot lead elsewhere. An address written into the configuration itself is not looked up: it is the operator's word.
 */
const outsideLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    const outside = found.filter(({ address }) => !isInside(address))
    const [first] = outside
    if (!first) return callback(new Error(`${hostname} resolves to an address inside`), '', 0)
    if (options.all) return callback(null, outside)
    return callback(null, first.address, first.family)
  })
}

/** GET of an address under the configured base. Any status is an answer; no answer in time or at all is a SourceError. */
export function getRaw(url: URL, limits: TransportLimits): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const isTls = url.protocol === 'https:'
    const request = (isTls ? httpsRequest : httpRequest)(url, {
      agent: false,
      lookup: outsideLookup,
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
