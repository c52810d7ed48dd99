// A WebSocket client for tests of the chat and of signals to open pages: it stores the received frames and waits for expected ones.
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PING, PONG, type ServerFrame } from '@sverka/contract/chat/chat.rules'
import type { FastifyInstance } from 'fastify'

/** Starts listening on a free port if it does not yet; returns `ws://127.0.0.1:PORT`. */
export async function startListening(server: FastifyInstance): Promise<string> {
  if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 })
  return `ws://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

/** `frames` are all frames received so far, in order. */
export class SocketClient {
  readonly frames: ServerFrame[] = []
  /** Resolves with the close code. */
  readonly closed: Promise<number>
  readonly #ws: WebSocket
  readonly #waiting = new Set<() => void>()
  /** Resolves a running `joined`, whose pong is not among `frames`; null if none runs. */
  #onPong: (() => void) | null = null

  constructor(url: string, protocols: string | string[]) {
    this.#ws = new WebSocket(url, protocols)
    this.#ws.addEventListener('message', ({ data }) => {
      if (this.#onPong && data === PONG) {
        this.#onPong()
        this.#onPong = null
        return
      }
      this.frames.push(JSON.parse(String(data)) as ServerFrame)
      for (const checkFrames of this.#waiting) checkFrames()
    })
    this.closed = new Promise((resolve) => this.#ws.addEventListener('close', ({ code }) => resolve(code)))
  }

  /** Opens the socket of a conversation; `after` is the id of the last message that the client already has. */
  static of(origin: string, room: { slug: string; kind: string }, who: { access: string }, after?: number): SocketClient {
    const path = room.kind === 'friend' ? 'chat-friend' : 'chat'
    return new SocketClient(`${origin}/ws/${path}/${room.slug}/${after === undefined ? '' : `?after=${after}`}`, ['bearer', who.access])
  }

  get protocol(): string {
    return this.#ws.protocol
  }

  /** True once open, false if it was closed instead. */
  async opened(): Promise<boolean> {
    if (this.#ws.readyState === WebSocket.OPEN) return true
    const open = new Promise<true>((resolve) => this.#ws.addEventListener('open', () => resolve(true)))
    return Promise.race([open, this.closed.then(() => false)])
  }

  /**
   * True once the server handles frames of this socket and delivers to it what is sent to its room; false if it was closed instead. An open socket
   * may not have joined its room yet, and then a message without `after`, a typing mark or a reading mark would never reach it.
   */
  async joined(): Promise<boolean> {
    if (!(await this.opened())) return false
    const answered = new Promise<true>((resolve) => {
      this.#onPong = () => resolve(true)
    })
    this.send(PING)
    return Promise.race([answered, this.closed.then(() => false)])
  }

  send(frame: unknown): void {
    this.#ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** Waits for the first frame of this type that fits; one that has arrived already counts too. Throws if the socket is closed before. */
  async frame<T extends ServerFrame['type']>(type: T, fits: (frame: Extract<ServerFrame, { type: T }>) => boolean = () => true) {
    type Wanted = Extract<ServerFrame, { type: T }>
    const find = () => this.frames.find((frame): frame is Wanted => frame.type === type && fits(frame as Wanted))
    return new Promise<Wanted>((resolve, reject) => {
      void this.closed.then((code) => reject(new Error(`the socket was closed with ${code} before a frame of type ${type}`)))
      const checkFrames = () => {
        const found = find()
        if (!found) return
        this.#waiting.delete(checkFrames)
        resolve(found)
      }
      this.#waiting.add(checkFrames)
      checkFrames()
    })
  }

  /** Texts of the received messages. */
  get texts(): string[] {
    return this.frames.flatMap((frame) => (frame.type === 'message' ? [frame.message] : []))
  }

  close(): void {
    this.#ws.close()
  }
}

/** HTTP status of a WebSocket handshake with these headers: 101 if it is accepted. */
export async function handshake(origin: string, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(origin)
  const upgrade = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const outgoing = request({ hostname, port, path, headers: { ...upgrade, ...headers } })
  outgoing.end()
  const [answer] = await Promise.race([once(outgoing, 'response'), once(outgoing, 'upgrade')])
  outgoing.destroy()
  return (answer as { statusCode: number }).statusCode
}
