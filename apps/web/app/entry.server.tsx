// Entry point on the server: renders one request, whose routes and data React Router has found, to HTML.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { scriptsAfterPaint } from '../document/scripts-after-paint.ts'
import { servicesContext } from './context.ts'

/** Longest time in milliseconds that one page may take to render. */
export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('vary', 'Cookie')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = loadContext.get(servicesContext)
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React would move large lazily loaded parts to the end of the HTML and put them in place by a script. This keeps them in place, also for
      // visitors without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // The page is sent as a whole, not streamed: every response has its final status, visitors without JavaScript get everything, and one write
      // costs a third less than a dozen.
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        text(body).then((html) => resolve(new Response(scriptsAfterPaint(html, nonce), { status: finalStatus, headers })), reject)
        pipe(body)
      },
      onShellError: reject,
      onError() {
        finalStatus = 500
      },
    })
    const timer = setTimeout(abort, streamTimeout)
  })
}

/** Logs unexpected errors of pages. Error responses of API operations are handled by the pages and do not come here. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error)
}
