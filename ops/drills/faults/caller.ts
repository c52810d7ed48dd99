// Client of the fault drill: a member who repeats each request until the server answers it, and a record of the attempts that failed.
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { type Member, signIn, type Who } from '../members.ts'

const now = () => systemClock.now().getTime()
/** Pause before a request is repeated. */
const RETRY_MS = 100
/** Longest wait for an answer; a request without one counts as cut. Longer than the 10 s within which the server must refuse (`outside.ts`). */
const TIMEOUT_MS = 20_000
const TOO_MANY_REQUESTS = 429
/** The token is not valid. This also happens when a drill shifts the server's clock. */
const UNAUTHORIZED = 401

export interface Answer {
  readonly status: number
  /** The parsed JSON; for another type `{ length }`, the length of its text. */
  readonly body: Record<string, unknown>
}

/** Failed attempts of all members of a load together. `isStopped` ends the load: callers then stop repeating requests. */
export class UnansweredRequests {
  isStopped = false
  #slowest = { what: 'none', ms: 0 }
  #lastFailureAt = 0
  readonly #kinds = new Map<string, number>()

  /** Records a failed attempt. `kind` is the HTTP status, or `cut` if there was no answer; `what` is method and path. */
  record(kind: string, what: string, tookMs: number): void {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1)
    if (kind !== 'cut' && tookMs > this.#slowest.ms) this.#slowest = { what: `${what}: ${kind}`, ms: tookMs }
    this.#lastFailureAt = now()
  }

  /** Duration of the slowest answer that was a refusal, in milliseconds. */
  get slowestMs(): number {
    return this.#slowest.ms
  }

  /** Method, path and status of that answer. */
  get slowest(): string {
    return this.#slowest.what
  }

  /** Milliseconds from this moment (epoch milliseconds) to the last failed attempt; 0 if none failed after it. */
  lastedAfter(moment: number): number {
    return Math.max(0, this.#lastFailureAt - moment)
  }

  /** How many attempts failed with this status. */
  count(kind: string): number {
    return this.#kinds.get(kind) ?? 0
  }

  /** Statuses with their counts, in words. */
  describe(): string {
    return [...this.#kinds].map(([kind, count]) => `${kind}: ${count}`).join(', ') || 'none'
  }
}

/** A demo member with a token; failed attempts are recorded in `unanswered`. */
export class Caller implements Member {
  readonly origin: string
  readonly unanswered: UnansweredRequests
  readonly #who: Who
  #token = ''

  constructor(origin: string, who: Who, unanswered: UnansweredRequests) {
    this.origin = origin
    this.#who = who
    this.unanswered = unanswered
  }

  get token(): string {
    return this.#token
  }

  /** Signs in, and repeats that until it succeeds or the load is stopped. */
  async renew(): Promise<void> {
    while (!this.unanswered.isStopped) {
      const hasSignedIn = await this.enter().then(
        () => true,
        () => false, // repeated below
      )
      if (hasSignedIn) return
      await pause(RETRY_MS)
    }
  }

  /** Signs in once; throws if that is refused. */
  async enter(): Promise<void> {
    this.#token = (await signIn(this.origin, this.#who)).token
  }

  /**
   * Repeats the request until it is answered with another status than 401, 429 and 5xx; null if the load was stopped. `key` is the idempotency
   * key, by which the server recognizes the repeated request.
   */
  async ask(method: string, path: string, body?: object, key?: string): Promise<Answer | null> {
    while (!this.unanswered.isStopped) {
      const started = now()
      const answer = await this.#send(method, path, body, key).catch(() => null) // cut off: repeated
      if (answer && answer.status < 500 && answer.status !== TOO_MANY_REQUESTS && answer.status !== UNAUTHORIZED) return answer
      // A limit (429) is not an effect of the fault, so it is not recorded: for example, a member may read at most three files at the same time.
      if (answer?.status !== TOO_MANY_REQUESTS)
        this.unanswered.record(answer ? String(answer.status) : 'cut', `${method} ${path.split('?')[0]}`, now() - started)
      if (answer?.status === UNAUTHORIZED) await this.renew()
      await pause(RETRY_MS)
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
