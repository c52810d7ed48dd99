// Limits how many WebSocket frames (messages) a member may send: a token bucket for all the member's sockets in this process.
import type { Clock } from '../clock.ts'

/** The token bucket of one member. */
interface Account {
  /** Frames that may be sent now. */
  tokens: number
  /** When `tokens` was computed, in milliseconds. */
  at: number
  /** Frames refused since the last accepted one. */
  refused: number
}

/** `ok`: accepted. `wait`: refused, and may be sent again later. `flood`: the sender continued regardless, so the socket is to be closed. */
export type Verdict = 'ok' | 'wait' | 'flood'

/** Refused frames in a row after which a sender counts as flooding. */
const REFUSED_MAX = 20

/** Token buckets of all members: each frame takes a token, and tokens return at a constant rate. */
export class FrameBudget {
  readonly #clock: Clock
  readonly #burst: number
  readonly #perMs: number
  readonly #accounts = new Map<number, Account>()

  /** `max` frames within `windowSeconds` in the long run, `burst` at once. */
  constructor(clock: Clock, { max, windowSeconds, burst }: { max: number; windowSeconds: number; burst: number }) {
    this.#clock = clock
    this.#burst = burst
    this.#perMs = max / (windowSeconds * 1000)
  }

  /** Counts one frame of the member. */
  take(userId: number): Verdict {
    const now = this.#clock.now().getTime()
    const account = this.#accounts.get(userId) ?? { tokens: this.#burst, at: now, refused: 0 }
    this.#accounts.set(userId, account)
    account.tokens = Math.min(this.#burst, account.tokens + Math.max(0, now - account.at) * this.#perMs)
    account.at = now
    if (account.tokens >= 1) {
      account.tokens -= 1
      account.refused = 0
      return 'ok'
    }
    account.refused += 1
    return account.refused > REFUSED_MAX ? 'flood' : 'wait'
  }

  /** Call it when the member's last socket has closed: forgets them if their bucket is full again. */
  forget(userId: number): void {
    const account = this.#accounts.get(userId)
    if (account && account.tokens + Math.max(0, this.#clock.now().getTime() - account.at) * this.#perMs >= this.#burst)
      this.#accounts.delete(userId)
  }
}
