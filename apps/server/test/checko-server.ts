// A local server with the documented API of Checko, a source of company data; tests choose its answers and faults.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CheckoRequest {
  /** Method of the API, such as `company` or `legal-cases`. */
  readonly method: string
  readonly query: Readonly<Record<string, string>>
}

/** How the server responds to a request: the test writes the response itself. */
export type CheckoBehaviour = (request: CheckoRequest, response: ServerResponse) => void

export interface CheckoServer {
  /** URL for CHECKO_URL. */
  readonly base: string
  /** All received requests, in order. */
  readonly requests: CheckoRequest[]
  behaviour: CheckoBehaviour
  close(): Promise<void>
}

const meta = { status: 'ok', today_request_count: 7, balance: 0 }

/** Sends a JSON body; `meta` of the envelope is added if the body has none. */
export function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ meta, ...body }))
}

/** «Not found» in the API's form: status ok and empty data. */
export const answerNotFound: CheckoBehaviour = (_request, response) =>
  sendJson(response, { data: {}, meta: { ...meta, message: 'Не найдено ни одной организации с указанными реквизитами' } })

/** Answers by method; list methods without an entry return no records, other methods «not found». */
export function answerWith(bodies: Readonly<Record<string, object>>): CheckoBehaviour {
  return (request, response) => {
    const body = bodies[request.method]
    if (body) return sendJson(response, body)
    if (request.method === 'company' || request.method === 'entrepreneur') return answerNotFound(request, response)
    sendJson(response, { data: request.method === 'finances' ? [] : { ЗапВсего: 0, СтрВсего: 0, СтрТекущ: 1, Записи: [] } })
  }
}

/** Starts on a free port of 127.0.0.1. */
export async function checkoServer(behaviour: CheckoBehaviour = answerNotFound): Promise<CheckoServer> {
  const requests: CheckoRequest[] = []
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://checko.test')
    const received = { method: url.pathname.replace(/^\/v2\//, ''), query: Object.fromEntries(url.searchParams) }
    requests.push(received)
    running.behaviour(received, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const running: CheckoServer = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    requests,
    behaviour,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return running
}
