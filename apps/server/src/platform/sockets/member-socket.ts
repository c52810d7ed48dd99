// One WebSocket of a member: outgoing and incoming frames in order, and the reasons for closing.
import { closeCodes, PONG } from '@sverka/contract/chat/chat.rules'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { WebSocket } from 'ws'
import type { Session } from '../auth/session.ts'

/** Unsent bytes above which a reader is closed; it catches up later. */
const BUFFERED_MAX_BYTES = 1_048_576
/** Unsent frames at which a reader is closed too. */
const QUEUED_MAX = 256
/** Waiting frames at which reading pauses until half of them are done. */
const WAITING_MAX = 64
/** Frames that may still arrive after the pause; more is a flood. */
const WAITING_FLOOD = 1024
/** Pings allowed within one heartbeat; more is a flood. */
const ASKED_MAX = 60
/** Unanswered heartbeats after which the connection counts as dead. */
const MISSED_MAX = 3

export class MemberSocket {
  readonly session: Session
  /** Client's IPv4 address, or IPv6 network. */
  readonly address: string
  /** The plan feature that it needs. */
  readonly flag: PlanFlag | null
  /** A running number, by which `Sockets` spreads heartbeats and checks over the seconds. */
  slot = 0
  readonly #ws: WebSocket
  #queued = 0
  #missed = 0
  #asked = 0
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

  send(frame: object): void {
    this.sendText(JSON.stringify(frame))
  }

  /** A text sent to many is encoded once. */
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

  /** A peer that does not answer the close frame is cut off by the heartbeat. */
  close(code: number): void {
    if (this.isOpen) this.#ws.close(code)
  }

  /** Runs after everything this client sent before. A slow database makes clients wait and closes none. */
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

  /** A ping of the client. */
  answer(): void {
    this.#asked += 1
    if (this.#asked > ASKED_MAX) this.close(closeCodes.flood)
    else this.sendText(PONG)
  }

  /** Heartbeat; a peer that missed several is cut off. */
  beat(): void {
    this.#asked = 0
    // While reading is paused an answer could not arrive.
    if (this.#ws.isPaused && this.isOpen) return
    this.#missed += 1
    if (this.#missed > MISSED_MAX || !this.isOpen) this.#ws.terminate()
    else this.#ws.ping()
  }
}
