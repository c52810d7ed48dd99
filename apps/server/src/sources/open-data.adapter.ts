// Fetches a published file over the network: goes on where it was cut, begins anew when the file has changed, and says its size and checksum.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'

export interface Fetching {
  readonly address: string
  /** Where the whole file comes to lie; what is there of it until then lies beside it with `.part`. */
  readonly path: string
  /** Of the copy that is known; the publisher says whether it still stands. */
  readonly etag?: string | null
  /** No byte for so long is a cut line. */
  readonly silenceMs?: number
  /** Cuts after which it is left to the next look. */
  readonly cutsMax?: number
}

export interface Fetched {
  readonly etag: string | null
  readonly bytes: number
  readonly sha256: string
}

const SILENCE_MS = 60_000
const CUTS_MAX = 10
const PARTIAL = 206
const NOT_MODIFIED = 304
const RANGE_WRONG = 416

/** The publisher refused, or the line was cut too often. What came is kept for the next look. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'
}

/** Null where the known copy still stands. */
export async function fetchPublished(fetching: Fetching): Promise<Fetched | null> {
  const { path, cutsMax = CUTS_MAX } = fetching
  let last = ''
  for (let cuts = 0; cuts <= cutsMax; cuts++) {
    const outcome = await fetchOn(fetching)
    if (outcome === 'unchanged') return null
    if ('etag' in outcome) {
      const part = `${path}.part`
      const [{ size }, sha256] = [await stat(part), await checksum(part)]
      await rename(part, path)
      await rm(`${part}.etag`, { force: true })
      return { etag: outcome.etag, bytes: size, sha256 }
    }
    last = outcome.cut
  }
  throw new NotFetched(`cut off ${cutsMax + 1} times: ${last}`)
}

type Outcome = { readonly etag: string | null } | { readonly cut: string } | 'unchanged'

/** One request: for the rest of what is there, or for everything. */
async function fetchOn({ address, path, etag, silenceMs = SILENCE_MS }: Fetching): Promise<Outcome> {
  const part = await partOf(path)
  const stop = new AbortController()
  const silence = setTimeout(() => stop.abort(new Error('silent')), silenceMs)
  try {
    const response = await fetch(address, { headers: headersFor(part, etag), signal: stop.signal, redirect: 'follow' })
    if (response.status === NOT_MODIFIED) return 'unchanged'
    if (response.status === RANGE_WRONG) return await beginAnew(path)
    if (response.status >= 500) return { cut: `the publisher answered ${response.status}` }
    if (!response.ok || !response.body) throw new NotFetched(`the publisher answered ${response.status}`)
    const from = response.status === PARTIAL ? part.bytes : 0
    if (response.status === PARTIAL && startOf(response) !== from) return await beginAnew(path)
    const tag = response.headers.get('etag')
    if (from === 0) await writeFile(`${path}.part.etag`, tag ?? '')
    const came = await append(`${path}.part`, from, response.body, () => silence.refresh())
    const expected = lengthOf(response)
    return expected === null || came === expected ? { etag: tag } : { cut: `${came} of ${expected} bytes came` }
  } catch (error) {
    if (error instanceof NotFetched) throw error
    return { cut: error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error) }
  } finally {
    clearTimeout(silence)
  }
}

interface Part {
  readonly bytes: number
  readonly etag: string
}

/** Only a part of which is known what it is a part of can be gone on with. */
async function partOf(path: string): Promise<Part> {
  try {
    const [{ size }, etag] = await Promise.all([stat(`${path}.part`), readFile(`${path}.part.etag`, 'utf8')])
    // A weak tag does not promise the same bytes.
    return etag && !etag.startsWith('W/') ? { bytes: size, etag } : { bytes: 0, etag: '' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { bytes: 0, etag: '' }
  }
}

function headersFor(part: Part, etag: string | null | undefined): Record<string, string> {
  // Compressed on the way, ranges would be those of the compressed bytes.
  const plain = { 'accept-encoding': 'identity' }
  if (part.bytes > 0) return { ...plain, range: `bytes=${part.bytes}-`, 'if-range': part.etag }
  return etag ? { ...plain, 'if-none-match': etag } : plain
}

async function beginAnew(path: string): Promise<Outcome> {
  await rm(`${path}.part`, { force: true })
  return { cut: 'the publisher gave another range than asked for' }
}

const startOf = (response: Response): number => Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? -1)

/** Of the whole file; null where the publisher does not say. */
function lengthOf(response: Response): number | null {
  const said =
    response.status === PARTIAL ? /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] : response.headers.get('content-length')
  return said == null ? null : Number(said)
}

/** Writes from a position on; answers how many bytes the file has then. */
async function append(path: string, from: number, body: ReadableStream<Uint8Array>, onBytes: () => void): Promise<number> {
  const file = await open(path, from === 0 ? 'w' : 'r+')
  let position = from
  try {
    for await (const chunk of body) {
      onBytes()
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
