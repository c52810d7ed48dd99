// A local server with the documented API of the payment provider YooKassa. A test can make it misbehave.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * error: 500; too many: 429; shut out: 401; refuses: 400; lost answer: does the work and drops the connection; broken: truncated JSON;
 * slow: does the work and never answers, so that the adapter times out.
 */
export type Misbehaviour = 'none' | 'error' | 'lost answer' | 'broken' | 'refuses' | 'too many' | 'shut out' | 'slow'
type State = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
type Kind = 'payments' | 'refunds' | 'receipts'

/** A test's function that is called with the HTTP method; `cut` drops the connection. */
type Watch = (method: string) => undefined | Promise<'cut' | undefined>

/** A payment, refund or receipt that the server has created. */
interface Made {
  readonly kind: Kind
  readonly id: string
  readonly body: Record<string, unknown>
  readonly createdAt: Date
  status: State
  amount: { value: string; currency: string }
  /** State of the receipt that was sent along. */
  receipt: State
}

const isKind = (word: string | undefined): word is Kind => word === 'payments' || word === 'refunds' || word === 'receipts'
/** Objects on a page of a list. */
const PAGE = 2

/**
 * The server; `start` listens on a free port. Payments, refunds and receipts are stored in memory. A test settles them and chooses how the server
 * misbehaves.
 */
export class YookassaServer {
  misbehaviour: Misbehaviour = 'none'
  /** Kinds of request that misbehave; all kinds if empty. */
  misbehaves: readonly Kind[] = []
  /** State of refunds and receipts made from now on. */
  outcome: State = 'succeeded'
  /** The fee in kopecks for every payment; not reported if null. */
  fee: number | null = null
  /** Creation time of everything made from now on. */
  now = () => new Date()
  /** Called when a request has arrived, before it is processed; `cut` drops the connection. */
  onRequest: Watch = () => undefined
  /** Called after processing, before the answer is sent. */
  onAnswer: Watch = () => undefined
  /** Objects by idempotence key. */
  readonly made = new Map<string, Made>()
  /** Keys of all POST requests, including repeats. */
  readonly keys: string[] = []
  authorization = ''
  #count = 0
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Ends a payment with this status; `value` (rubles, as text) changes its amount. */
  settle(id: string, status: State, value?: string, currency = 'RUB'): void {
    const payment = this.find(id)
    if (!payment) throw new Error(`no payment ${id}`)
    payment.status = status
    if (value) payment.amount = { value, currency }
  }

  find(id: string): Made | undefined {
    return [...this.made.values()].find((object) => object.id === id)
  }

  all(kind: Kind): Made[] {
    return [...this.made.values()].filter((object) => object.kind === kind)
  }

  /** Adds an object as if it was made in the shop's account at the provider, not by a request of the application. */
  add(kind: Kind, body: Record<string, unknown>): Made {
    this.#count += 1
    const id = `${kind.slice(0, -1)}-${this.#count}`
    const amount = (body.amount ?? { value: '0.00', currency: 'RUB' }) as Made['amount']
    const status = kind === 'payments' ? 'pending' : this.outcome
    const object: Made = { kind, id, body, createdAt: this.now(), status, amount, receipt: this.outcome }
    this.made.set(`own-${id}`, object)
    return object
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    this.authorization = request.headers.authorization ?? ''
    const url = new URL(request.url ?? '', 'http://yookassa')
    const [, kind, id] = url.pathname.split('/')
    const method = request.method ?? ''
    if ((await this.onRequest(method)) === 'cut') return void response.destroy()
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
    if (!isKind(kind)) return void reply(404, { type: 'error' })
    const misbehaviour = this.misbehaves.length === 0 || this.misbehaves.includes(kind) ? this.misbehaviour : 'none'
    if (misbehaviour === 'error') return void reply(500, { type: 'error' })
    if (misbehaviour === 'too many') return void reply(429, { type: 'error' })
    if (misbehaviour === 'shut out') return void reply(401, { type: 'error', code: 'invalid_credentials' })
    if (misbehaviour === 'refuses') return void reply(400, { type: 'error', code: 'invalid_request' })
    const answer = this.#work({ method, kind, id, url, key: String(request.headers['idempotence-key']) }, Buffer.concat(chunks))
    if ((await this.onAnswer(method)) === 'cut') return void response.destroy()
    if (misbehaviour === 'lost answer') return void response.destroy()
    if (misbehaviour === 'broken') return void reply(200, '{"id": "2b')
    if (misbehaviour === 'slow') return
    return void (answer ? reply(200, answer) : reply(404, { type: 'error' }))
  }

  #work(request: { method: string; kind: Kind; id: string | undefined; url: URL; key: string }, bytes: Buffer): object | undefined {
    const { method, kind, id, url, key } = request
    if (method === 'POST') return this.#present(this.#make(kind, key, bytes))
    if (id === undefined) return this.#list(kind, url)
    const found = this.find(id)
    return found && this.#present(found)
  }

  #make(kind: Kind, key: string, bytes: Buffer): Made {
    this.keys.push(key)
    // A repeat with the same idempotence key returns the first object.
    const existing = this.made.get(key)
    if (existing) return existing
    const object = this.add(kind, JSON.parse(bytes.toString()) as Record<string, unknown>)
    this.made.delete(`own-${object.id}`)
    this.made.set(key, object)
    return object
  }

  #list(kind: Kind, { searchParams: params }: URL): object {
    const from = params.get('created_at.gte') ?? ''
    const until = params.get('created_at.lt') ?? ''
    const found = this.all(kind).filter(({ createdAt, status }) => {
      const at = createdAt.toISOString()
      return at >= from && at < until && (params.get('status') ?? status) === status
    })
    const start = Number(params.get('cursor') ?? 0)
    const items = found.slice(start, start + PAGE).map((object) => this.#present(object))
    return { type: 'list', items, ...(found.length > start + PAGE ? { next_cursor: String(start + PAGE) } : {}) }
  }

  /** An object in the form of the API. */
  #present({ kind, id, body, status, amount, receipt, createdAt }: Made): object {
    const canceled = status === 'canceled' ? { cancellation_details: { party: 'payment_network', reason: 'general_decline' } } : {}
    const common = { id, status, created_at: createdAt.toISOString(), ...canceled }
    if (kind === 'receipts') return { ...common, type: body.type, payment_id: body.payment_id, items: body.items }
    const registered = status === 'succeeded' && body.receipt ? { receipt_registration: receipt } : {}
    if (kind === 'refunds') return { ...common, amount, payment_id: body.payment_id, ...registered }
    const url = `https://yoomoney.example/checkout/${id}`
    const confirmation = status === 'pending' ? { confirmation: { type: 'redirect', confirmation_url: url } } : {}
    const income = this.fee === null ? {} : { income_amount: { ...amount, value: (Number(amount.value) - this.fee / 100).toFixed(2) } }
    return { ...common, ...income, amount, metadata: body.metadata, ...confirmation, ...registered }
  }
}
