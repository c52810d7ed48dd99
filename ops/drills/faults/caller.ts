// A member who repeats each request until it is answered, and what was refused meanwhile.
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { type Member, signIn, type Who } from '../members.ts'

const now = () => systemClock.now().getTime()
const AGAIN_MS = 100
const TIMEOUT_MS = 20_000
const LIMITED = 429
/** Status of a request whose token is not valid at the shifted time. */
const UNKNOWN = 401

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Answers that a load did not get, of all its members together. */
export class UnansweredRequests {
  isStopped = false
  #slowest = { what: 'none', ms: 0 }
  #last = 0
  readonly #kinds = new Map<string, number>()

  /** `kind` is the status, or `cut` where there was none; `what` is the request. */
  note(kind: string, what: string, tookMs: number): void {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1)
    if (kind !== 'cut' && tookMs > this.#slowest.ms) this.#slowest = { what: `${what}: ${kind}`, ms: tookMs }
    this.#last = now()
  }

  /** Slowest refusal that had a status, in milliseconds. */
  get slowestMs(): number {
    return this.#slowest.ms
  }

  /** The request that was answered so, with its status. */
  get slowest(): string {
    return this.#slowest.what
  }

  /** How long after this moment something was still refused, in milliseconds. */
  lastedAfter(moment: number): number {
    return Math.max(0, this.#last - moment)
  }

  count(kind: string): number {
    return this.#kinds.get(kind) ?? 0
  }

  /** Statuses with their counts, in words. */
  describe(): string {
    return [...this.#kinds].map(([kind, count]) => `${kind}: ${count}`).join(', ') || 'none'
  }
}

export class Caller implements Member {
  readonly origin: string
  readonly trouble: UnansweredRequests
  readonly #who: Who
  #token = ''

  constructor(origin: string, who: Who, trouble: UnansweredRequests) {
    this.origin = origin
    this.#who = who
    this.trouble = trouble
  }

  get token(): string {
    return this.#token
  }

  /** Signs in, again and again until it is answered. */
  async renew(): Promise<void> {
    while (!this.trouble.isStopped) {
      const isIn = await this.enter().then(
        () => true,
        () => false, // repeated below
      )
      if (isIn) return
      await pause(AGAIN_MS)
    }
  }

  /** Signs in once; throws if that is refused. */
  async enter(): Promise<void> {
    this.#token = (await signIn(this.origin, this.#who)).token
  }

  /** The first answer that is neither a failure nor a limit; null when the load is stopped. */
  async ask(method: string, path: string, body?: object, key?: string): Promise<Answer | null> {
    while (!this.trouble.isStopped) {
      const started = now()
      const answer = await this.#send(method, path, body, key).catch(() => null) // cut off: repeated
      if (answer && answer.status < 500 && answer.status !== LIMITED && answer.status !== UNKNOWN) return answer
      // A limit is no effect of a fault: a member may read three files at once at most.
      if (answer?.status !== LIMITED)
        this.trouble.note(answer ? String(answer.status) : 'cut', `${method} ${path.split('?')[0]}`, now() - started)
      if (answer?.status === UNKNOWN) await this.renew()
      await pause(AGAIN_MS)
    }
    return null
  }

  async #send(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    const isForm = body instanceof FormData
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    }
    const sent = { ...(body && { body: isForm ? body : JSON.stringify(body) }), signal: AbortSignal.timeout(TIMEOUT_MS) }
    const reply = await fetch(this.origin + path, { method, headers, ...sent })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.includes('json')
    return { status: reply.status, body: isJson ? (JSON.parse(text) as Answer['body']) : { length: text.length } }
  }
}
