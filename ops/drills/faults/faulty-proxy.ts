// A TCP proxy of the fault drill in front of another service. It forwards everything, or behaves as if the service were down, slow or broken.

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** `working` forwards, `down` refuses connections, `slow` accepts them and never answers, `broken` answers with text that is no valid protocol. */
export type ProxyState = 'working' | 'down' | 'slow' | 'broken'

/** Listens on 127.0.0.1 at `port`, which stays the same; `target` is the port of the real service. */
export class FaultyProxy {
  readonly #target: number
  readonly #open = new Set<Socket>()
  #state: ProxyState = 'working'
  #server: Server | null = null
  #port = 0

  constructor(target: number) {
    this.#target = target
  }

  get port(): number {
    return this.#port
  }

  async start(): Promise<void> {
    const server = createServer((socket) => this.#accept(socket))
    this.#server = server
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
  }

  /** Changes the state, and closes the open connections. */
  async become(state: ProxyState): Promise<void> {
    this.#state = state
    for (const socket of this.#open) socket.destroy()
    if (state === 'down') await this.stop()
    else if (!this.#server) await this.start()
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    for (const socket of this.#open) socket.destroy()
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  #accept(socket: Socket): void {
    this.#track(socket)
    if (this.#state === 'slow') return
    if (this.#state === 'broken') return void socket.once('data', () => socket.end('this is no answer\r\n\r\n'))
    const onward = connect(this.#target, '127.0.0.1')
    this.#track(onward)
    socket.pipe(onward).pipe(socket)
    socket.once('close', () => onward.destroy())
    onward.once('close', () => socket.destroy())
  }

  /** Remembers the socket until it closes, so that a change of state can close it. */
  #track(socket: Socket): void {
    this.#open.add(socket)
    socket.on('error', () => undefined) // a broken connection closes, which is handled
    socket.once('close', () => this.#open.delete(socket))
  }
}
