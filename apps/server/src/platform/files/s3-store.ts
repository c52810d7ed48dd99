// Files in a private bucket of any store that speaks the S3 API: put, get and delete of whole objects.
import { AwsClient } from 'aws4fetch'
import { refuse } from '../errors.ts'
import type { Log } from '../log.ts'
import type { FileStore } from './store.ts'

export interface Bucket {
  /** `https://key:secret@host/bucket`; other names below it may follow. */
  readonly url: string
  readonly region: string
  /** Put before every key. */
  readonly prefix: string
  readonly timeoutMs?: number
}

/** A store that is silent for this long is down; who waits is told so. */
const TIMEOUT_MS = 5000
const RETRY_AFTER_SECONDS = 30

/** Refuses with `files_unavailable` where the store is down or says no: nothing then points to a file that is not there. */
export function s3Store({ url, region, prefix, timeoutMs = TIMEOUT_MS }: Bucket, log: Log): FileStore {
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
  const send = async (method: string, key: string, body?: Buffer): Promise<Response> => {
    const request = await client.sign(`${base}${key}`, { method, ...(body ? { body: new Uint8Array(body) } : {}) })
    const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' }).catch(refuseWith)
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
  }
}
