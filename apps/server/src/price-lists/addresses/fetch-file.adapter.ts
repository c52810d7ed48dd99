// Fetches a file from a URL that a member gave: with TLS, from no internal address even after name resolution, with limits of time and size.
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

export type FetchedFile =
  | { readonly file: Buffer; readonly sha256: Buffer; readonly etag: string | null }
  | { readonly unchanged: true }
  | { readonly fault: UrlFault }

const REDIRECTS_MAX = 3
/** Characters of an ETag that is stored. */
const ETAG_MAX = 200
const [OK, NOT_MODIFIED] = [200, 304]

class NotFetched extends Error {
  readonly fault: UrlFault

  constructor(fault: UrlFault) {
    super(fault)
    this.fault = fault
  }
}

/** `etag`: that of the copy that was applied last; null fetches the file in any case. */
export async function fetchFile(address: string, etag: string | null, limits: FetchLimits): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(limits.totalMs)
  try {
    const answer = await follow(new URL(address), { etag, signal, limits })
    if (answer.statusCode === NOT_MODIFIED) {
      answer.destroy()
      return { unchanged: true }
    }
    const tag = answer.headers.etag
    return { ...(await readBody(answer, limits.bytesMax)), etag: tag !== undefined && tag.length <= ETAG_MAX ? tag : null }
  } catch (error) {
    if (error instanceof NotFetched) return { fault: error.fault }
    return { fault: signal.aborted ? 'timeout' : 'no_connection' }
  }
}

interface Asking {
  readonly etag: string | null
  readonly signal: AbortSignal
  readonly limits: FetchLimits
}

async function follow(first: URL, asking: Asking): Promise<IncomingMessage> {
  let url = first
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const answer = await ask(url, asking)
    const { statusCode = 0, headers } = answer
    if (statusCode === OK || (statusCode === NOT_MODIFIED && asking.etag !== null)) return answer
    answer.destroy()
    if (statusCode < 300 || statusCode >= 400 || !headers.location || !URL.canParse(headers.location, url.href))
      throw new NotFetched('status')
    url = new URL(headers.location, url)
  }
  throw new NotFetched('status')
}

function ask(url: URL, { etag, signal, limits: { allowInternal } }: Asking): Promise<IncomingMessage> {
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

async function readBody(answer: IncomingMessage, bytesMax: number): Promise<{ file: Buffer; sha256: Buffer }> {
  const parts: Buffer[] = []
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > bytesMax) throw new NotFetched('too_large')
    hash.update(part)
    parts.push(part)
  }
  return { file: Buffer.concat(parts), sha256: hash.digest() }
}
