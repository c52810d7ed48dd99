// A local HTTP server that receives webhooks in tests. A test chooses its response: success, an error, a late one, or none.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  /** `http://127.0.0.1:…/in` */
  readonly url: string
  readonly received: ReceivedRequest[]
  /** Writes the response to each webhook; a test may replace it. */
  answers: (response: ServerResponse) => void
}

/** For `answers`: an empty response with this status. */
export const respondWith =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end()

/** Starts a receiver for the calling test file; at the beginning of each test it answers 204 and has received nothing. */
export function webhookReceiver(): Receiver {
  const receiver = { url: '', received: [] as ReceivedRequest[], answers: respondWith(204) }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      receiver.answers(response)
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`
  })
  beforeEach(() => {
    receiver.received.length = 0
    receiver.answers = respondWith(204)
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return receiver
}
