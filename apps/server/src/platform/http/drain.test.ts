// Stopping the server while clients keep connections open: a received request is answered, however busy the process is.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { drain, GRACE_MS } from './drain.ts'

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
let app: FastifyInstance

afterEach(() => app.close())

/** Starts a server; returns the client's end of a keep-alive connection that has had one request. */
async function connectClient(): Promise<Socket> {
  app = Fastify({ return503OnClosing: false })
  app.get('/', async () => 'answered')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(REQUEST)
  await once(socket, 'data')
  return socket
}

/** Blocks the event loop, as a busy process does. */
function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('a request that arrived while the process was busy is answered although the grace period has ended', async () => {
  const socket = await connectClient()
  const drained = drain(app)
  const answer = Promise.race([once(socket, 'data'), once(socket, 'close').then(() => ['closed without an answer'])])
  setImmediate(() => {
    socket.write(REQUEST)
    block(GRACE_MS * 2)
  })
  expect(String((await answer)[0])).toContain('answered')
  await drained
})

test('a connection without a request is closed', async () => {
  const socket = await connectClient()
  const closed = once(socket, 'close')
  await drain(app)
  await closed
})
