// Two members in one room: every acknowledged message must arrive once and in order, however often both are cut off.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Member } from './members.ts'

interface Frame {
  readonly type: string
  readonly id: number
  readonly message: string
}

/** Code of a socket whose token is not valid any more. */
const REFUSED = 4401

/** A socket that reconnects after every close and asks for missed messages. */
class Line {
  cuts = 0
  #lastId = 0
  #socket: WebSocket | null = null
  #ended = false
  readonly #address: string
  readonly #member: Member
  readonly #onMessage: (message: string) => void
  readonly #onOpen: () => void

  constructor(member: Member, path: string, heard: { onMessage: (message: string) => void; onOpen: () => void }) {
    this.#address = member.origin.replace('http', 'ws') + path
    this.#member = member
    this.#onMessage = heard.onMessage
    this.#onOpen = heard.onOpen
    void this.#live()
  }

  say(message: string, id: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'message', message, client_id: id }))
  }

  end(): void {
    this.#ended = true
    this.#socket?.close()
  }

  async #live(): Promise<void> {
    while (!this.#ended) {
      const socket = new WebSocket(`${this.#address}?after=${this.#lastId}`, ['bearer', this.#member.token])
      this.#socket = socket
      socket.onopen = () => this.#onOpen()
      socket.onmessage = ({ data }) => this.#got(JSON.parse(String(data)) as Frame)
      socket.onerror = () => undefined // the `close` event handles it
      const { code } = await new Promise<CloseEvent>((resolve) => {
        socket.onclose = resolve
      })
      if (!this.#ended) this.cuts += 1
      if (code === REFUSED && !this.#ended) await this.#member.renew?.()
      await pause(200)
    }
  }

  #got({ type, id, message }: Frame): void {
    if (type !== 'message' || id <= this.#lastId) return
    this.#lastId = id
    this.#onMessage(message)
  }
}

export interface Talk {
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

const PAUSE_MS = 100
/** A message that was refused, or sent into a cut connection, is sent again with the same id. */
const AGAIN_MS = 1_000

export function startTalk(one: Member, other: Member, path: string): Talk {
  const run = randomUUID()
  const [sent, heard]: [string[], string[]] = [[], []]
  const now = () => systemClock.now().getTime()
  const state = { waiting: `${run} 0`, id: randomUUID(), stopped: false, last: now(), gap: 0 }
  const acknowledged = async (message: string) => {
    if (message !== state.waiting) return
    sent.push(message)
    state.gap = Math.max(state.gap, now() - state.last)
    state.last = now()
    await pause(PAUSE_MS)
    if (state.stopped) return
    state.waiting = `${run} ${sent.length}`
    state.id = randomUUID()
    writer.say(state.waiting, state.id)
  }
  const writer: Line = new Line(one, path, {
    onMessage: (message) => void acknowledged(message),
    onOpen: () => writer.say(state.waiting, state.id),
  })
  const again = setInterval(() => {
    if (now() - state.last > AGAIN_MS) writer.say(state.waiting, state.id)
  }, AGAIN_MS)
  const hear = (message: string) => {
    if (message.startsWith(run)) heard.push(message)
  }
  const reader = new Line(other, path, { onMessage: hear, onOpen: () => undefined })
  return {
    sent,
    heard,
    longestGap: () => state.gap,
    cuts: () => writer.cuts + reader.cuts,
    stop: async () => {
      state.stopped = true
      clearInterval(again)
      for (let tries = 0; tries < 50 && heard.length < sent.length; tries += 1) await pause(200)
      for (const line of [writer, reader]) line.end()
    },
  }
}
