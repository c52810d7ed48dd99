// A file store in a private bucket of any S3-compatible service: puts, gets, deletes and lists whole objects.
import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import { outsideLimits } from '../bounds.ts'
import { refuse } from '../errors.ts'
import type { Log } from '../log.ts'
import { FILE_KEY_PATTERN, type FileStore, type StoredFile } from './store.ts'

/** The bucket and the part of it that belongs to this store. */
export interface Bucket {
  /** `https://key:secret@host/bucket`, perhaps with a prefix after the bucket. */
  readonly url: string
  readonly region: string
  /** Prefix of every key of this store: `pictures/`. */
  readonly prefix: string
  /** Longest wait in milliseconds until an answer begins; the default is in `bounds.ts`. */
  readonly answerMs?: number
}

/** Seconds after which to retry when the store failed or timed out. */
const RETRY_AFTER_SECONDS = 30

/** Its operations throw `files_unavailable` if the service fails, so that no database row points to a file that was not stored. */
export function s3Store({ url, region, prefix, answerMs = outsideLimits.storageAnswerMs }: Bucket, log: Log): FileStore {
  const address = new URL(url)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
    service: 's3',
    region,
  })
  const base = `${address.origin}${address.pathname.replace(/\/$/, '')}/${prefix}`
  const refuseWith = (error: unknown): never => {
    log.error({ err: error }, 'the file store failed')
    return refuse('files_unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  }
  const send = (method: string, key: string, body?: Buffer): Promise<Response> => request(method, `${base}${key}`, body)
  const request = async (method: string, to: string, body?: Buffer): Promise<Response> => {
    const signed = await client.sign(to, { method, ...(body ? { body: new Uint8Array(body) } : {}) })
    const sendingMs = Math.ceil((body?.length ?? 0) / outsideLimits.storageBytesPerMs)
    const beginning = new AbortController()
    const timer = setTimeout(() => beginning.abort(new Error('the store did not begin to answer in time')), answerMs + sendingMs)
    const signal = AbortSignal.any([beginning.signal, AbortSignal.timeout(outsideLimits.storageMs + sendingMs)])
    const response = await fetch(signed, { signal, redirect: 'error' })
      .catch(refuseWith)
      .finally(() => clearTimeout(timer))
    return response.ok || response.status === 404 ? response : refuseWith(new Error(`${method} was answered ${response.status}`))
  }
  return {
    async put(key, bytes) {
      // A missing bucket is answered 404 too, which for other methods means a missing file.
      if (!(await send('PUT', key, bytes)).ok) refuseWith(new Error('there is no such bucket'))
    },
    async get(key) {
      const response = await send('GET', key)
      return response.ok ? Buffer.from(await response.arrayBuffer().catch(refuseWith)) : null
    },
    async remove(key) {
      await send('DELETE', key)
    },
    async *list(start) {
      const [bucket = '', ...names] = base.slice(address.origin.length + 1).split('/')
      const before = names.join('/')
      for (let token: string | null = ''; token !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: before + start, ...(token ? { 'continuation-token': token } : {}) })
        const response = await request('GET', `${address.origin}/${bucket}?${query}`)
        if (!response.ok) refuseWith(new Error('there is no such bucket'))
        const page = readListing(await response.text().catch(refuseWith))
        yield page.files.flatMap(({ key, storedAt }) => ownFiles(key.slice(before.length), storedAt))
        token = page.next
      }
    },
  }
}

/** Ignores objects with keys that the product never makes. */
const ownFiles = (key: string, storedAt: Date): StoredFile[] => (FILE_KEY_PATTERN.test(key) ? [{ key, storedAt }] : [])

/** Parses a page of the answer to ListObjectsV2 (XML); `next` is the token of the next page, null on the last. */
function readListing(xml: string): { files: StoredFile[]; next: string | null } {
  const files: StoredFile[] = []
  const parser = new SaxesParser()
  const texts = new Map<string, string>()
  let text = ''
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'Contents') files.push({ key: texts.get('Key') ?? '', storedAt: new Date(texts.get('LastModified') ?? '') })
    texts.set(name, text)
  })
  parser.write(xml).close()
  return { files, next: texts.get('IsTruncated') === 'true' ? (texts.get('NextContinuationToken') ?? null) : null }
}
