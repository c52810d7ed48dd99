// Files in a private bucket of any S3-compatible store: put, get, delete and list whole objects.
import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import { outsideLimits } from '../bounds.ts'
import { refuse } from '../errors.ts'
import type { Log } from '../log.ts'
import { FILE_KEY_PATTERN, type FileStore, type StoredFile } from './store.ts'

export interface Bucket {
  /** `https://key:secret@host/bucket`, perhaps with a prefix after the bucket. */
  readonly url: string
  readonly region: string
  /** Prefix of every key. */
  readonly prefix: string
  /** Milliseconds until an answer begins. */
  readonly answerMs?: number
}

/** Seconds after which to retry when the store failed or timed out. */
const RETRY_AFTER_SECONDS = 30

/** Throws `files_unavailable` when the store fails, so that no row points to a file that was not stored. */
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
  const send = (method: string, key: string, body?: Buffer): Promise<Response> => ask(method, `${base}${key}`, body)
  const ask = async (method: string, to: string, body?: Buffer): Promise<Response> => {
    const request = await client.sign(to, { method, ...(body ? { body: new Uint8Array(body) } : {}) })
    const sendingMs = Math.ceil((body?.length ?? 0) / outsideLimits.storageBytesPerMs)
    const head = new AbortController()
    const late = setTimeout(() => head.abort(new Error('the store did not begin to answer in time')), answerMs + sendingMs)
    const signal = AbortSignal.any([head.signal, AbortSignal.timeout(outsideLimits.storageMs + sendingMs)])
    const response = await fetch(request, { signal, redirect: 'error' })
      .catch(refuseWith)
      .finally(() => clearTimeout(late))
    return response.ok || response.status === 404 ? response : refuseWith(new Error(`${method} was answered ${response.status}`))
  }
  return {
    async put(key, bytes) {
      // A missing bucket answers 404 too.
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
        const response = await ask('GET', `${address.origin}/${bucket}?${query}`)
        if (!response.ok) refuseWith(new Error('there is no such bucket'))
        const page = readListing(await response.text().catch(refuseWith))
        yield page.files.flatMap(({ key, storedAt }) => ownFiles(key.slice(before.length), storedAt))
        token = page.next
      }
    },
  }
}

/** Objects with keys that we never make are ignored. */
const ownFiles = (key: string, storedAt: Date): StoredFile[] => (FILE_KEY_PATTERN.test(key) ? [{ key, storedAt }] : [])

/** Parses a page of ListObjectsV2; `next` is the next page's token. */
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
