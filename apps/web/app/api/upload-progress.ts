// API client for uploads of files that reports their progress, which the browser's own `fetch` cannot.
import type { Call } from '@sverka/contract/web-host'
import { createBrowserCall, memberDeps } from './browser-call.ts'

export interface UploadProgress {
  /** `share`: the uploaded part of the request, from 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Aborts the upload. */
  readonly signal: AbortSignal
}

/** A `fetch` built on XMLHttpRequest, for JSON responses. Rejects as `fetch` does: without a connection, and when the upload is aborted. */
const fetchWithProgress =
  ({ onProgress, signal }: UploadProgress): typeof fetch =>
  (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', String(url))
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.response as string, { status: request.status }))
      request.onerror = () => reject(new TypeError('the request failed'))
      request.onabort = () => reject(new DOMException('the upload was aborted', 'AbortError'))
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null)
    })

/** The page's own client for uploads: reports progress and can be aborted. */
export const browserUpload = (progress: UploadProgress): Call => createBrowserCall(memberDeps(fetchWithProgress(progress)))
