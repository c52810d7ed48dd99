// WebSocket client of the chat bench, and helpers for statistics of the measured times.

/** A frame that the server sends: a chat message (`type` is `message`), or another kind of frame, in which the other fields may be missing. */
export interface Frame {
  readonly type: string
  readonly id: number
  /** Number of the message within its room, counted from 1. */
  readonly seq: number
  readonly message: string
  readonly code?: string
}

/** Opens a socket to the room's `url` with a member's access token; `onFrame` gets every frame that arrives. */
export class ChatSocket {
  /** Resolves with the close code. */
  readonly closed: Promise<number>
  readonly #ws: WebSocket

  constructor(url: string, token: string, onFrame: (frame: Frame) => void = () => undefined) {
    this.#ws = new WebSocket(url, ['bearer', token])
    this.#ws.onmessage = ({ data }) => onFrame(JSON.parse(String(data)) as Frame)
    this.#ws.onerror = () => undefined
    this.closed = new Promise((resolve) => {
      this.#ws.onclose = ({ code }) => resolve(code)
    })
  }

  get isOpen(): boolean {
    return this.#ws.readyState === WebSocket.OPEN
  }

  /** Resolves when the socket is open; false if the server closed it instead. */
  opened(): Promise<boolean> {
    if (this.isOpen) return Promise.resolve(true)
    const open = new Promise<true>((resolve) => {
      this.#ws.onopen = () => resolve(true)
    })
    return Promise.race([open, this.closed.then(() => false)])
  }

  /** Sends a message if the socket is open. `clientId` identifies it, so that the server stores a message sent again only once. */
  say(message: string, clientId?: string): void {
    if (this.isOpen) this.#ws.send(JSON.stringify({ type: 'message', message, ...(clientId ? { client_id: clientId } : {}) }))
  }

  close(): void {
    this.#ws.close()
  }
}

/** Quantiles of a list of times, in milliseconds: 50th, 95th and 99th percentile, and the maximum. */
export interface TimeQuantiles {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** Quantiles of unsorted times; NaN for an empty list. */
export function measureSpread(times: readonly number[]): TimeQuantiles {
  const sorted = [...times].sort((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), max: sorted.at(-1) ?? Number.NaN }
}

/** The quantiles as one line of text. */
export const formatQuantiles = ({ p50, p95, p99, max }: TimeQuantiles): string =>
  `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} p99 ${p99.toFixed(1)} max ${max.toFixed(1)} ms`

/** Checks the condition every 50 ms until it is true; returns false if it is still false after `seconds`. Times measured with it are that coarse. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, seconds: number): Promise<boolean> {
  const ends = performance.now() + seconds * 1000
  while (performance.now() < ends) {
    if (await condition()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
