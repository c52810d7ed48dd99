// One WebSocket of a signed-in member: what is sent to it, what came from it in order, and why it is closed.
import { closeCodes, PONG } from '@sverka/contract/chat/chat.rules'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { WebSocket } from 'ws'
import type { Session } from '../auth/session.ts'

/** A reader that leaves more than this unread is closed and catches up later. */
const BUFFERED_MAX_BYTES = 1_048_576
const QUEUED_MAX = 256
/** With so many frames of one client waiting for the one before them, no more are read from its line until half of them are done. */
const WAITING_MAX = 64
/** What was read from the line already when it was stopped; more is a flood. */
const WAITING_FLOOD = 1024
/** Questions whether the line is alive within one heartbeat; more is a flood. */
const ASKED_MAX = 60
/** Heartbeats without an answer after which the line counts as cut. */
const MISSED_MAX = 3

export class MemberSocket {
  readonly session: Session
  readonly address: string
  /** The plan feature that it belongs to. */
  readonly flag: PlanFlag | null
  /** Which second of a heartbeat's period is its own. */
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

  /** The same text to many is written once. */
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

  /** A peer that does not answer the farewell is cut off by the heartbeat. */
  close(code: number): void {
    if (this.isOpen) this.#ws.close(code)
  }

  /** Runs after everything that this client sent before. A database that is late makes clients wait and closes none of them. */
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

  /** The client asks whether the line is alive. */
  answer(): void {
    this.#asked += 1
    if (this.#asked > ASKED_MAX) this.close(closeCodes.flood)
    else this.sendText(PONG)
  }

  /** Asks whether somebody is there; who has not answered several times is cut off. */
  beat(): void {
    this.#asked = 0
    // An answer would not be read at the moment.
    if (this.#ws.isPaused && this.isOpen) return
    this.#missed += 1
    if (this.#missed > MISSED_MAX || !this.isOpen) this.#ws.terminate()
    else this.#ws.ping()
  }
}
