// Fetches a file from a URL that a member entered: over TLS only, never from the internal network, within limits of time and size.
import { createHash } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { UrlFault } from '@sverka/contract/price-lists/addresses.rules'
import { INTERNAL_ADDRESS, isInternalHost, lookupPublicAddress } from '../../platform/http/outside-addresses.ts'

export interface FetchLimits {
  /** Time limit of the whole exchange, redirects included. */
  readonly totalMs: number
  readonly bytesMax: number
  /** Whether internal addresses and addresses without TLS are allowed. */
  readonly allowInternal: boolean
}

/** `unchanged`: the site answered 304, so the file is the one of the ETag that was sent. */
export type FetchedFile =
  | { readonly file: Buffer; readonly sha256: Buffer; readonly etag: string | null }
  | { readonly unchanged: true }
  | { readonly fault: UrlFault }

const REDIRECTS_MAX = 3
/** The longest ETag that is stored, in characters; a longer one is ignored. */
const ETAG_MAX = 200
const [OK, NOT_MODIFIED] = [200, 304]

/** Ends a fetch with this fault. */
class NotFetched extends Error {
  readonly fault: UrlFault

  constructor(fault: UrlFault) {
    super(fault)
    this.fault = fault
  }
}

/** Returns every failure as a fault. `etag`: version mark of the file that was applied last; null fetches the file in any case. */
export async function fetchFile(address: string, etag: string | null, limits: FetchLimits): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(limits.totalMs)
  try {
    const response = await followRedirects(new URL(address), { etag, signal, limits })
    if (response.statusCode === NOT_MODIFIED) {
      response.destroy()
      return { unchanged: true }
    }
    const tag = response.headers.etag
    return { ...(await readBody(response, limits.bytesMax)), etag: tag !== undefined && tag.length <= ETAG_MAX ? tag : null }
  } catch (error) {
    if (error instanceof NotFetched) return { fault: error.fault }
    return { fault: signal.aborted ? 'timeout' : 'no_connection' }
  }
}

interface RequestOptions {
  /** Sent as `If-None-Match` unless null. */
  readonly etag: string | null
  readonly signal: AbortSignal
  readonly limits: FetchLimits
}

async function followRedirects(first: URL, options: RequestOptions): Promise<IncomingMessage> {
  let url = first
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const response = await sendRequest(url, options)
    const { statusCode = 0, headers } = response
    if (statusCode === OK || (statusCode === NOT_MODIFIED && options.etag !== null)) return response
    response.destroy()
    if (statusCode < 300 || statusCode >= 400 || !headers.location || !URL.canParse(headers.location, url.href))
      throw new NotFetched('status')
    url = new URL(headers.location, url)
  }
  throw new NotFetched('status')
}

function sendRequest(url: URL, { etag, signal, limits: { allowInternal } }: RequestOptions): Promise<IncomingMessage> {
  if (!allowInternal && (url.protocol !== 'https:' || isInternalHost(url.hostname))) return Promise.reject(new NotFetched('inside'))
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'Sverka-Prices/1', 'accept-encoding': 'identity', ...(etag === null ? {} : { 'if-none-match': etag }) }
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      agent: false,
      headers,
      signal,
      ...(allowInternal ? {} : { lookup: lookupPublicAddress }),
    })
    request
      .on('response', resolve)
      .on('error', (error: NodeJS.ErrnoException) => reject(error.code === INTERNAL_ADDRESS ? new NotFetched('inside') : error))
      .end()
  })
}

async function readBody(response: IncomingMessage, bytesMax: number): Promise<{ file: Buffer; sha256: Buffer }> {
  const parts: Buffer[] = []
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > bytesMax) throw new NotFetched('too_large')
    hash.update(part)
    parts.push(part)
  }
  return { file: Buffer.concat(parts), sha256: hash.digest() }
}
