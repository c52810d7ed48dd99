// Load for failure drills: two members write and read in one chat room. Every acknowledged message must arrive once and in order, however
// often their connections are cut.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Member } from './members.ts'

interface Frame {
  readonly type: string
  readonly id: number
  readonly message: string
}

/** Code with which the server closes a socket whose access token is no longer valid. */
const TOKEN_EXPIRED = 4401

/** A socket that reconnects after every close and requests the messages after the last received one (`?after=`). */
class ReconnectingSocket {
  cuts = 0
  #lastId = 0
  #socket: WebSocket | null = null
  #ended = false
  readonly #address: string
  readonly #member: Member
  readonly #onMessage: (message: string) => void
  readonly #onOpen: () => void

  constructor(member: Member, path: string, handlers: { onMessage: (message: string) => void; onOpen: () => void }) {
    this.#address = member.origin.replace('http', 'ws') + path
    this.#member = member
    this.#onMessage = handlers.onMessage
    this.#onOpen = handlers.onOpen
    void this.#keepConnected()
  }

  say(message: string, id: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'message', message, client_id: id }))
  }

  end(): void {
    this.#ended = true
    this.#socket?.close()
  }

  async #keepConnected(): Promise<void> {
    while (!this.#ended) {
      const socket = new WebSocket(`${this.#address}?after=${this.#lastId}`, ['bearer', this.#member.token])
      this.#socket = socket
      socket.onopen = () => this.#onOpen()
      socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as Frame)
      socket.onerror = () => undefined // the `close` event handles it
      const { code } = await new Promise<CloseEvent>((resolve) => {
        socket.onclose = resolve
      })
      if (!this.#ended) this.cuts += 1
      if (code === TOKEN_EXPIRED && !this.#ended) await this.#member.renew?.()
      // A server that is down would otherwise be asked without a pause.
      await pause(200)
    }
  }

  #receive({ type, id, message }: Frame): void {
    if (type !== 'message' || id <= this.#lastId) return
    this.#lastId = id
    this.#onMessage(message)
  }
}

export interface ChatLoad {
  /** Messages acknowledged to the sender. */
  readonly sent: string[]
  /** Messages of this drill as the other member received them. */
  readonly heard: string[]
  /** Longest time without an acknowledgement, in milliseconds. */
  longestGap(): number
  /** Number of cuts of either connection. */
  cuts(): number
  stop(): Promise<void>
}

/** Pause between an acknowledgement and the next message. */
const PAUSE_MS = 100
/** A message that was refused, or sent into a cut connection, is sent again with the same id. */
const RESEND_MS = 1_000

/**
 * Starts the load in the room whose socket has this `path`: `author` sends the next message when the last is acknowledged (echoed back),
 * `listener` only reads.
 */
export function startChatLoad(author: Member, listener: Member, path: string): ChatLoad {
  // The beginning of every message of this load: the room has older ones too.
  const run = randomUUID()
  const [sent, heard]: [string[], string[]] = [[], []]
  const now = () => systemClock.now().getTime()
  // `unacknowledged` is the message last sent, `last` the time of the last acknowledgement, `gap` the longest wait for one.
  const state = { unacknowledged: `${run} 0`, id: randomUUID(), stopped: false, last: now(), gap: 0 }
  const onEcho = async (message: string) => {
    if (message !== state.unacknowledged) return
    sent.push(message)
    state.gap = Math.max(state.gap, now() - state.last)
    state.last = now()
    await pause(PAUSE_MS)
    if (state.stopped) return
    state.unacknowledged = `${run} ${sent.length}`
    state.id = randomUUID()
    writer.say(state.unacknowledged, state.id)
  }
  const writer: ReconnectingSocket = new ReconnectingSocket(author, path, {
    onMessage: (message) => void onEcho(message),
    onOpen: () => writer.say(state.unacknowledged, state.id),
  })
  const resend = setInterval(() => {
    if (now() - state.last > RESEND_MS) writer.say(state.unacknowledged, state.id)
  }, RESEND_MS)
  const onHeard = (message: string) => {
    if (message.startsWith(run)) heard.push(message)
  }
  const reader = new ReconnectingSocket(listener, path, { onMessage: onHeard, onOpen: () => undefined })
  return {
    sent,
    heard,
    longestGap: () => state.gap,
    cuts: () => writer.cuts + reader.cuts,
    stop: async () => {
      state.stopped = true
      clearInterval(resend)
      // Waits up to 10 s for messages on their way.
      for (let attempts = 0; attempts < 50 && heard.length < sent.length; attempts += 1) await pause(200)
      for (const socket of [writer, reader]) socket.end()
    },
  }
}
