// A local server that speaks as YooKassa documents it, and misbehaves when a test asks it to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Misbehaviour = 'none' | 'error' | 'lost answer' | 'broken' | 'refuses' | 'too many'

interface Made {
  readonly id: string
  readonly body: Record<string, unknown>
  status: string
  amount: { value: string; currency: string }
}

export class YookassaServer {
  misbehaviour: Misbehaviour = 'none'
  /** Payments by idempotence key. */
  readonly made = new Map<string, Made>()
  /** Keys of every POST, repeats too. */
  readonly keys: string[] = []
  authorization = ''
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  settle(id: string, status: 'succeeded' | 'canceled', value?: string): void {
    const payment = this.#find(id)
    if (!payment) throw new Error(`no payment ${id}`)
    payment.status = status
    if (value) payment.amount = { value, currency: 'RUB' }
  }

  #find(id: string): Made | undefined {
    return [...this.made.values()].find((payment) => payment.id === id)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    this.authorization = request.headers.authorization ?? ''
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
    if (this.misbehaviour === 'error') return void reply(500, { type: 'error' })
    if (this.misbehaviour === 'too many') return void reply(429, { type: 'error' })
    if (this.misbehaviour === 'refuses') return void reply(400, { type: 'error', code: 'invalid_request' })
    const payment =
      request.method === 'POST' ? this.#make(request, Buffer.concat(chunks)) : this.#find(request.url?.split('/').at(-1) ?? '')
    if (this.misbehaviour === 'lost answer') return void response.destroy()
    if (this.misbehaviour === 'broken') return void reply(200, '{"id": "2b')
    return void (payment ? reply(200, this.#tell(payment)) : reply(404, { type: 'error' }))
  }

  #make(request: IncomingMessage, bytes: Buffer): Made {
    const key = String(request.headers['idempotence-key'])
    this.keys.push(key)
    const known = this.made.get(key)
    if (known) return known
    const body = JSON.parse(bytes.toString()) as Record<string, unknown>
    const id = `payment-${this.made.size + 1}`
    const made = { id, body, status: 'pending', amount: body.amount as Made['amount'] }
    this.made.set(key, made)
    return made
  }

  #tell({ id, body, status, amount }: Made): object {
    const url = `https://yoomoney.example/checkout/${id}`
    const confirmation = status === 'pending' ? { confirmation: { type: 'redirect', confirmation_url: url } } : {}
    const canceled = status === 'canceled' ? { cancellation_details: { party: 'payment_network', reason: 'general_decline' } } : {}
    return { id, status, amount, metadata: body.metadata, ...confirmation, ...canceled }
  }
}
