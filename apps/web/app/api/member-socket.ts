// A member's WebSocket that reconnects by itself: after a break, a restart of the server or a renewed token.
import { closeCodes, PING, PONG } from '@sverka/contract/chat/chat.rules'
import { browserCall } from './browser-call.ts'
import { tokenStore } from './tokens.ts'

/** Pause before the first attempt to reconnect; it grows up to the last pause. */
const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 30_000
/** Interval of the pings that check the connection: one that was cut off silently, as in a lift, sends no close. */
const ASKED_EVERY_MS = 25_000
/** Longest wait for the answer to a ping. */
const ANSWERED_MS = 5_000
/** Longest wait for a new connection to open. */
const OPENED_MS = 15_000
/** Close code of a connection that broke without a closing handshake. */
const ABNORMAL = 1006

interface SocketEvents<Frame> {
  readonly onFrame: (frame: Frame) => void
  readonly onOpen: () => void
  /** It reconnects by itself. */
  readonly onLost: () => void
  /** The server closed it to this member; it does not reconnect. */
  readonly onRefused: () => void
}

/** `path` is called at each attempt, so that it can carry the id of the last message received. */
export class MemberSocketClient<Frame> {
  readonly #path: () => string
  readonly #events: SocketEvents<Frame>
  #ws: WebSocket | null = null
  #pause = FIRST_PAUSE_MS
  #timer: number | undefined
  #ended = false
  /** Timer that gives up the connection when an answer is awaited too long; undefined while nothing is awaited. */
  #silence: number | undefined
  #asking: number | undefined
  readonly #wake = () => {
    if (document.visibilityState !== 'visible') return
    if (this.#ws) this.#ask()
    else this.#connect()
  }
  readonly #offline = () => {
    const ws = this.#ws
    if (!ws) return
    this.#lost(ws, ABNORMAL)
    ws.close()
  }

  constructor(path: () => string, events: SocketEvents<Frame>) {
    this.#path = path
    this.#events = events
    window.addEventListener('online', this.#wake)
    window.addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#wake)
    this.#asking = window.setInterval(() => this.#ask(), ASKED_EVERY_MS)
    this.#connect()
  }

  /** Sends a frame; false, and nothing is sent, while there is no connection. */
  send(frame: object): boolean {
    if (this.#ws?.readyState !== WebSocket.OPEN) return false
    this.#ws.send(JSON.stringify(frame))
    return true
  }

  /** Connects again at once: for a caller that gets no answer (the connection may be dead although nobody closed it) or that retries. */
  reconnect(): void {
    const ws = this.#ws
    this.#ws = null
    ws?.close()
    if (!this.#ended) this.#connect()
  }

  /** Closes the connection for good. */
  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearInterval(this.#asking)
    this.#heard()
    window.removeEventListener('online', this.#wake)
    window.removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#ws?.close()
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const access = tokenStore().read()?.access
    if (!access || this.#ended) return
    const url = new URL(this.#path(), window.location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const ws = new WebSocket(url, ['bearer', access])
    this.#ws = ws
    this.#expect(ws, OPENED_MS)
    ws.onopen = () => {
      if (this.#ws !== ws) return
      this.#heard()
      this.#pause = FIRST_PAUSE_MS
      this.#events.onOpen()
    }
    ws.onmessage = ({ data }) => {
      // Events of an abandoned connection are ignored: its successor asked for everything again.
      if (this.#ws !== ws) return
      this.#heard()
      if (data !== PONG) this.#events.onFrame(JSON.parse(String(data)) as Frame)
    }
    ws.onclose = ({ code }) => this.#lost(ws, code)
  }

  #ask(): void {
    const ws = this.#ws
    if (ws?.readyState !== WebSocket.OPEN || this.#silence !== undefined) return
    ws.send(PING)
    this.#expect(ws, ANSWERED_MS)
  }

  #expect(ws: WebSocket, patience: number): void {
    clearTimeout(this.#silence)
    this.#silence = window.setTimeout(() => {
      this.#lost(ws, ABNORMAL)
      ws.close()
    }, patience)
  }

  #heard(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
  }

  #lost(ws: WebSocket, code: number): void {
    if (this.#ws !== ws) return
    this.#ws = null
    this.#heard()
    if (this.#ended) return
    if (code === closeCodes.forbidden) {
      this.#events.onRefused()
      return
    }
    this.#events.onLost()
    // Another window of the same member took over: this one reconnects when it becomes visible.
    if (code === closeCodes.tooMany) return
    if (code === closeCodes.unauthorized) void this.#renewToken()
    else this.#later()
  }

  /** Any call renews an expired token, or signs out a member whose session has ended. */
  async #renewToken(): Promise<void> {
    try {
      await browserCall('GET /auth/users/me/', {})
    } catch (error) {
      console.warn(error)
    }
    this.#later()
  }

  #later(): void {
    // Half to one and a half of the pause, so that all pages do not come back at the same moment after a restart of the server.
    const jittered = this.#pause * (0.5 + Math.random())
    this.#pause = Math.min(LAST_PAUSE_MS, this.#pause * 2)
    this.#timer = window.setTimeout(() => this.#connect(), jittered)
  }
}
