// One WebSocket of a member: sends frames, handles incoming ones in order, and closes clients that are too slow, flood or no longer answer.
import { closeCodes, PONG } from '@sverka/contract/chat/chat.rules'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { WebSocket } from 'ws'
import type { Session } from '../auth/session.ts'

/** Unsent bytes above which a slow client is disconnected; it reconnects and catches up later. */
const BUFFERED_MAX_BYTES = 1_048_576
/** Unsent frames at which a slow client is disconnected too. */
const QUEUED_MAX = 256
/** Received frames waiting to be handled, at which reading pauses until half of them are handled. */
const WAITING_MAX = 64
/** Waiting frames at which the client is disconnected for flooding: some may still arrive although reading is paused. */
const WAITING_FLOOD = 1024
/** Pings allowed within one heartbeat; more is a flood. */
const PINGS_MAX = 60
/** Heartbeats without a response after which the connection counts as dead. */
const MISSED_MAX = 3

export class MemberSocket {
  readonly session: Session
  /** Client's IPv4 address, or IPv6 network. */
  readonly address: string
  /** The plan feature (of the member's paid tariff) that the socket needs; null if it needs none. */
  readonly flag: PlanFlag | null
  /** A running number, by which `Sockets` spreads heartbeats and checks over the seconds. */
  slot = 0
  readonly #ws: WebSocket
  #queued = 0
  #missed = 0
  #pings = 0
  #waiting = 0
  #work: Promise<void> = Promise.resolve()

  constructor(ws: WebSocket, session: Session, { address, flag }: { address: string; flag: PlanFlag | null }) {
    this.#ws = ws
    this.session = session
    this.address = address
    this.flag = flag
    ws.on('pong', () => {
      this.#missed = 0
    })
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN
  }

  /** Sends an object as JSON. */
  send(frame: object): void {
    this.sendText(JSON.stringify(frame))
  }

  /** Sends a frame that is already encoded: one that goes to many sockets is encoded only once. */
  sendText(text: string): void {
    if (!this.isOpen) return
    if (this.#ws.bufferedAmount > BUFFERED_MAX_BYTES || this.#queued >= QUEUED_MAX) {
      this.close(closeCodes.slow)
      return
    }
    this.#queued += 1
    this.#ws.send(text, () => {
      this.#queued -= 1
    })
  }

  /** Begins to close with a code of `closeCodes`. A client that does not respond is cut off by the heartbeat. */
  close(code: number): void {
    if (this.isOpen) this.#ws.close(code)
  }

  /** Runs `work` of a received frame after that of all earlier frames. If the database is slow, reading pauses and the client stays connected. */
  inOrder(work: () => Promise<void>): void {
    if (this.#waiting >= WAITING_FLOOD) {
      this.close(closeCodes.flood)
      return
    }
    this.#waiting += 1
    if (this.#waiting === WAITING_MAX) this.#ws.pause()
    this.#work = this.#work.then(work).finally(() => {
      this.#waiting -= 1
      if (this.#ws.isPaused && this.#waiting <= WAITING_MAX / 2) this.#ws.resume()
    })
  }

  /** Responds to a ping frame of the client. */
  answer(): void {
    this.#pings += 1
    if (this.#pings > PINGS_MAX) this.close(closeCodes.flood)
    else this.sendText(PONG)
  }

  /** Sends a heartbeat (WebSocket ping), or cuts the client off if it missed several. */
  beat(): void {
    this.#pings = 0
    // While reading is paused, a response could not arrive.
    if (this.#ws.isPaused && this.isOpen) return
    this.#missed += 1
    if (this.#missed > MISSED_MAX || !this.isOpen) this.#ws.terminate()
    else this.#ws.ping()
  }
}
