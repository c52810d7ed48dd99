// Downloads a file that a state body publishes (open data, registers): resumes after an interruption, restarts if the file has changed, and returns
// its size and checksum.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { FetchFault } from '@sverka/contract/sources/sources.staff'
import { INTERNAL_ADDRESS, isInternalHost, lookupPublicAddress } from '../platform/http/outside-addresses.ts'

export interface Fetching {
  readonly address: string
  /** Path of the complete file; until the download is complete its beginning is stored beside it as `.part`. */
  readonly path: string
  /** ETag of the stored copy, by which the publisher decides whether the file has changed. */
  readonly etag?: string | null
  /** Limit in bytes; larger files are refused. No limit by default. */
  readonly bytesMax?: number
  /** A connection without a byte for so many ms counts as cut off. */
  readonly silenceMs?: number
  /** After more interruptions than this the download fails until the next check. */
  readonly cutsMax?: number
  /** Called while bytes arrive; if it returns true, the download stops and the part so far is kept for the next process. */
  readonly isStopping?: () => boolean
}

/** A downloaded file; SHA-256 in hexadecimal. */
export interface Fetched {
  readonly etag: string | null
  readonly bytes: number
  readonly sha256: string
}

/** Defaults of `Fetching`. */
const SILENCE_MS = 60_000
const CUTS_MAX = 10
const REDIRECTS_MAX = 5
/** Statuses of HTTP. */
const OK = 200
const PARTIAL = 206
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
const NOT_MODIFIED = 304
const RANGE_WRONG = 416

/** The publisher refused, or the connection was cut off too often. The part so far is kept for the next check. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'
  readonly fault: Fault

  constructor(message: string, fault: Fault) {
    super(message)
    this.fault = fault
  }
}

/** The reason, for the page of staff; `detail` is the message of the publisher or the connection. */
export interface Fault {
  readonly code: FetchFault
  readonly detail: string
}

/** This server stops before the file is complete. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Downloads the file to `path`; null if the stored copy is still current. Throws `NotFetched` and `Stopped`. */
export async function fetchPublished(fetching: Fetching): Promise<Fetched | null> {
  const { path, cutsMax = CUTS_MAX } = fetching
  let last: Cut = { cut: '', fault: { code: 'other', detail: '' } }
  for (let cuts = 0; cuts <= cutsMax; cuts++) {
    const outcome = await fetchRest(fetching).catch(async (error: unknown) => {
      // A file above the limit can never be completed.
      if (error instanceof NotFetched && error.fault.code === 'too_large') await rm(`${path}.part`, { force: true })
      throw error
    })
    if (outcome === 'unchanged') return null
    if ('etag' in outcome) {
      const part = `${path}.part`
      const [{ size }, sha256] = [await stat(part), await checksum(part)]
      await rename(part, path)
      await rm(`${part}.etag`, { force: true })
      return { etag: outcome.etag, bytes: size, sha256 }
    }
    last = outcome
  }
  throw new NotFetched(`cut off ${cutsMax + 1} times: ${last.cut}`, last.fault)
}

/** An interruption of the download; `cut`: the message for the log. */
interface Cut {
  readonly cut: string
  readonly fault: Fault
}

const cutFor = (code: FetchFault, detail: string, cut: string): Cut => ({ cut, fault: { code, detail } })

/** Result of one request: the complete file with its ETag, an interruption, or no change since the stored copy. */
type Outcome = { readonly etag: string | null } | Cut | 'unchanged'

/** Makes one request: for the missing rest if a part is stored, else for the whole file. */
async function fetchRest({ address, path, etag, bytesMax = Number.POSITIVE_INFINITY, ...fetching }: Fetching): Promise<Outcome> {
  const { silenceMs = SILENCE_MS, isStopping = () => false } = fetching
  const part = await readPart(path)
  const stop = new AbortController()
  const silence = setTimeout(() => stop.abort(new Error('silent')), silenceMs)
  const onBytes = (bytes: number) => {
    if (isStopping()) throw new Stopped()
    refuseLarger(bytes, bytesMax)
    silence.refresh()
  }
  try {
    const response = await requestFollowing(address, { headers: headersFor(part, etag), signal: stop.signal })
    const { statusCode: status = 0, headers } = response
    if (status !== OK && status !== PARTIAL) response.destroy()
    if (status === NOT_MODIFIED) return 'unchanged'
    if (status === RANGE_WRONG) return await startAgain(path)
    const refusal = `the publisher answered ${status}`
    if (status >= 500) return cutFor('answered', String(status), refusal)
    if (status !== OK && status !== PARTIAL) throw new NotFetched(refusal, { code: 'answered', detail: String(status) })
    const expected = contentLength(status, headers)
    const tag = headers.etag ?? null
    const from = status === PARTIAL ? part.bytes : 0
    // A publisher that supports ranges but ignores `If-Range` may send the rest of a newer file.
    if (status === PARTIAL && (contentStart(headers) !== from || (tag !== null && tag !== part.etag))) {
      response.destroy()
      return await startAgain(path)
    }
    if (from === 0) await writeFile(`${path}.part.etag`, tag ?? '')
    const received = await append(`${path}.part`, from, response, (bytes) => onBytes(Math.max(bytes, expected ?? 0)))
    return expected === null || received === expected
      ? { etag: tag }
      : cutFor('cut_off', `${received} / ${expected}`, `${received} of ${expected} bytes came`)
  } catch (error) {
    if (error instanceof NotFetched || error instanceof Stopped) throw error
    return stop.signal.aborted ? cutFor('silent', '', 'silent') : cutBy(error)
  } finally {
    clearTimeout(silence)
  }
}

/** Bytes in a megabyte; decimal, as publishers state sizes. */
export const MEGABYTE = 1_000_000

function refuseLarger(bytes: number, bytesMax: number): void {
  const limit = bytesMax / MEGABYTE
  if (bytes > bytesMax) throw new NotFetched(`the file is larger than ${limit} MB`, { code: 'too_large', detail: String(limit) })
}

/**
 * The interruption for an error of the connection. A connection that breaks amid the bytes gives ECONNRESET, other errors a code such as ENOTFOUND.
 */
function cutBy(error: unknown): Cut {
  const message = error instanceof Error ? error.message : String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ECONNRESET') return cutFor('cut_off', '', message)
  return cutFor(code ? 'unreachable' : 'other', code ?? message, message)
}

interface RequestOptions {
  readonly headers: Record<string, string>
  readonly signal: AbortSignal
}

/** The configured address is trusted, as the operator set it; redirects to another host are followed to public addresses only. */
async function requestFollowing(address: string, options: RequestOptions): Promise<IncomingMessage> {
  const configured = new URL(address)
  let url = configured
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const response = await requestOnce(url, { ...options, allowInternal: url.origin === configured.origin })
    const { location } = response.headers
    if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined) return response
    response.destroy()
    url = resolveLocation(location, url)
  }
  throw new NotFetched('the publisher redirects too many times', { code: 'sent_on', detail: '' })
}

function resolveLocation(location: string, from: URL): URL {
  const url = URL.canParse(location, from.href) ? new URL(location, from) : null
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url
  throw new NotFetched('the publisher redirects to something that is no web address', { code: 'sent_nowhere', detail: location })
}

function requestOnce(url: URL, { headers, signal, allowInternal }: RequestOptions & { allowInternal: boolean }): Promise<IncomingMessage> {
  const inside = new NotFetched(`the publisher redirects to an internal address: ${url.host}`, { code: 'sent_inside', detail: url.host })
  if (!allowInternal && isInternalHost(url.hostname)) return Promise.reject(inside)
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers, signal, ...(allowInternal ? {} : { lookup: lookupPublicAddress }) }
    const request = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options)
    request
      .on('response', resolve)
      .on('error', (error: NodeJS.ErrnoException) => reject(error.code === INTERNAL_ADDRESS ? inside : error))
      .end()
  })
}

/** The stored beginning of a file, and the ETag of the version that it belongs to. */
interface Part {
  readonly bytes: number
  readonly etag: string
}

/** Only a part whose version (ETag) is known can be resumed. */
async function readPart(path: string): Promise<Part> {
  try {
    const [{ size }, etag] = await Promise.all([stat(`${path}.part`), readFile(`${path}.part.etag`, 'utf8')])
    // A weak ETag does not promise the same bytes.
    return etag && !etag.startsWith('W/') ? { bytes: size, etag } : { bytes: 0, etag: '' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { bytes: 0, etag: '' }
  }
}

function headersFor(part: Part, etag: string | null | undefined): Record<string, string> {
  // With compression, ranges would refer to the compressed bytes.
  const plain = { 'accept-encoding': 'identity' }
  if (part.bytes > 0) return { ...plain, range: `bytes=${part.bytes}-`, 'if-range': part.etag }
  return etag ? { ...plain, 'if-none-match': etag } : plain
}

/** Deletes the part, so that the next request asks for the whole file. */
async function startAgain(path: string): Promise<Outcome> {
  await rm(`${path}.part`, { force: true })
  return cutFor('cut_off', '', 'the publisher gave another range than asked for')
}

const contentStart = (headers: IncomingHttpHeaders): number => Number(/^bytes (\d+)-/.exec(headers['content-range'] ?? '')?.[1] ?? -1)

/** Size of the whole file; null if the publisher does not give it. */
function contentLength(status: number, headers: IncomingHttpHeaders): number | null {
  const length = status === PARTIAL ? /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] : headers['content-length']
  return length == null ? null : Number(length)
}

/** Writes the response's bytes from this position on; returns the file's size afterwards. */
async function append(path: string, from: number, body: AsyncIterable<Buffer>, onBytes: (bytes: number) => void): Promise<number> {
  const file = await open(path, from === 0 ? 'w' : 'r+')
  let position = from
  try {
    for await (const chunk of body) {
      onBytes(position + chunk.length)
      await file.write(chunk, 0, chunk.length, position)
      position += chunk.length
    }
  } finally {
    await file.close()
  }
  return position
}

async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
