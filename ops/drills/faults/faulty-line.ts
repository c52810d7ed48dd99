// A line to another service that can be made down, slow or broken, and whole again.

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** `down` refuses connections, `slow` takes them and never answers, `broken` answers what nobody understands. */
export type State = 'whole' | 'down' | 'slow' | 'broken'

export class FaultyLine {
  readonly #target: number
  readonly #open = new Set<Socket>()
  #state: State = 'whole'
  #server: Server | null = null
  #port = 0

  constructor(target: number) {
    this.#target = target
  }

  get port(): number {
    return this.#port
  }

  async start(): Promise<void> {
    const server = createServer((socket) => this.#take(socket))
    this.#server = server
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
  }

  /** Cuts what is open. */
  async become(state: State): Promise<void> {
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

  #take(socket: Socket): void {
    this.#keep(socket)
    if (this.#state === 'slow') return
    if (this.#state === 'broken') return void socket.once('data', () => socket.end('this is no answer\r\n\r\n'))
    const onward = connect(this.#target, '127.0.0.1')
    this.#keep(onward)
    socket.pipe(onward).pipe(socket)
    socket.once('close', () => onward.destroy())
    onward.once('close', () => socket.destroy())
  }

  #keep(socket: Socket): void {
    this.#open.add(socket)
    socket.on('error', () => undefined) // a cut line closes, which is handled
    socket.once('close', () => this.#open.delete(socket))
  }
}
