// WebSocket client of a signed-in member. It reconnects by itself after a lost connection, a restart of the server, or an expired token.
import { closeCodes, PING, PONG } from '@sverka/contract/chat/chat.rules'
import { browserCall } from './browser-call.ts'
import { tokenStore } from './tokens.ts'

/** Delay before the first attempt to reconnect; it doubles with each attempt up to the longest delay. */
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000
/** Interval of the pings that check the connection. A connection that is cut off silently, as on a phone in a lift, sends no close event. */
const PING_INTERVAL_MS = 25_000
/** Longest wait for the answer to a ping. */
const PONG_TIMEOUT_MS = 5_000
/** Longest wait for a new connection to open. */
const OPEN_TIMEOUT_MS = 15_000
/** RFC 6455: close code of a connection that broke without a closing handshake. */
const ABNORMAL_CLOSURE = 1006

interface SocketEvents<Frame> {
  /** A message of the server, parsed from JSON. */
  readonly onFrame: (frame: Frame) => void
  /** The connection is open, for the first time or again. */
  readonly onOpen: () => void
  /** The connection broke; the client reconnects by itself. */
  readonly onLost: () => void
  /** The server denies this member the connection; the client does not reconnect. */
  readonly onRefused: () => void
}

/** `path` returns the URL's path and query. It is called at each attempt, so that it can carry the id of the last message received. */
export class MemberSocketClient<Frame> {
  readonly #path: () => string
  readonly #events: SocketEvents<Frame>
  #ws: WebSocket | null = null
  #delayMs = FIRST_DELAY_MS
  #reconnectTimer: number | undefined
  #isEnded = false
  /** Timer that drops the connection if the server does not answer in time; undefined while no answer is awaited. */
  #answerTimer: number | undefined
  #pingTimer: number | undefined
  /** The network is back, or the page is visible again: checks the connection, or connects again at once. */
  readonly #resume = () => {
    if (document.visibilityState !== 'visible') return
    if (this.#ws) this.#ping()
    else this.#connect()
  }
  /** The network is gone: the connection is dropped at once, because its close event would come much later. */
  readonly #handleOffline = () => {
    const ws = this.#ws
    if (!ws) return
    this.#handleLoss(ws, ABNORMAL_CLOSURE)
    ws.close()
  }

  constructor(path: () => string, events: SocketEvents<Frame>) {
    this.#path = path
    this.#events = events
    window.addEventListener('online', this.#resume)
    window.addEventListener('offline', this.#handleOffline)
    document.addEventListener('visibilitychange', this.#resume)
    this.#pingTimer = window.setInterval(() => this.#ping(), PING_INTERVAL_MS)
    this.#connect()
  }

  /** Sends a frame as JSON. Returns false, and sends nothing, while there is no connection. */
  send(frame: object): boolean {
    if (this.#ws?.readyState !== WebSocket.OPEN) return false
    this.#ws.send(JSON.stringify(frame))
    return true
  }

  /** Connects again at once. For a caller that retries, or that gets no response: the connection may be dead although nobody closed it. */
  reconnect(): void {
    const ws = this.#ws
    this.#ws = null
    ws?.close()
    if (!this.#isEnded) this.#connect()
  }

  /** Closes the connection for good. */
  end(): void {
    this.#isEnded = true
    clearTimeout(this.#reconnectTimer)
    clearInterval(this.#pingTimer)
    this.#stopWaiting()
    window.removeEventListener('online', this.#resume)
    window.removeEventListener('offline', this.#handleOffline)
    document.removeEventListener('visibilitychange', this.#resume)
    this.#ws?.close()
  }

  #connect(): void {
    clearTimeout(this.#reconnectTimer)
    const access = tokenStore().read()?.access
    if (!access || this.#isEnded) return
    const url = new URL(this.#path(), window.location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const ws = new WebSocket(url, ['bearer', access])
    this.#ws = ws
    this.#awaitAnswer(ws, OPEN_TIMEOUT_MS)
    ws.onopen = () => {
      if (this.#ws !== ws) return
      this.#stopWaiting()
      this.#delayMs = FIRST_DELAY_MS
      this.#events.onOpen()
    }
    ws.onmessage = ({ data }) => {
      // Events of an abandoned connection are ignored: the connection that replaced it requested everything again.
      if (this.#ws !== ws) return
      this.#stopWaiting()
      if (data !== PONG) this.#events.onFrame(JSON.parse(String(data)) as Frame)
    }
    ws.onclose = ({ code }) => this.#handleLoss(ws, code)
  }

  #ping(): void {
    const ws = this.#ws
    if (ws?.readyState !== WebSocket.OPEN || this.#answerTimer !== undefined) return
    ws.send(PING)
    this.#awaitAnswer(ws, PONG_TIMEOUT_MS)
  }

  #awaitAnswer(ws: WebSocket, timeoutMs: number): void {
    clearTimeout(this.#answerTimer)
    this.#answerTimer = window.setTimeout(() => {
      this.#handleLoss(ws, ABNORMAL_CLOSURE)
      ws.close()
    }, timeoutMs)
  }

  #stopWaiting(): void {
    clearTimeout(this.#answerTimer)
    this.#answerTimer = undefined
  }

  #handleLoss(ws: WebSocket, code: number): void {
    if (this.#ws !== ws) return
    this.#ws = null
    this.#stopWaiting()
    if (this.#isEnded) return
    if (code === closeCodes.forbidden) {
      this.#events.onRefused()
      return
    }
    this.#events.onLost()
    // The member has opened more sockets than the server allows, and it closed the oldest: this page reconnects when it becomes visible.
    if (code === closeCodes.tooMany) return
    if (code === closeCodes.unauthorized) void this.#renewToken()
    else this.#reconnectLater()
  }

  /** Any API call renews an expired token, or signs out a member whose session has ended. */
  async #renewToken(): Promise<void> {
    try {
      await browserCall('GET /auth/users/me/', {})
    } catch (error) {
      console.warn(error)
    }
    this.#reconnectLater()
  }

  #reconnectLater(): void {
    // A random delay of half to one and a half times the planned one, so that pages do not all reconnect at once after a restart of the server.
    const delayMs = this.#delayMs * (0.5 + Math.random())
    this.#delayMs = Math.min(LONGEST_DELAY_MS, this.#delayMs * 2)
    this.#reconnectTimer = window.setTimeout(() => this.#connect(), delayMs)
  }
}
