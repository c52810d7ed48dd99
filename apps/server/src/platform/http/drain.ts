// Closes the HTTP server when the process is about to stop, without losing a request that has reached it.
import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Longest wait for unfinished requests, and then for their connections. */
const DRAIN_MS = 25_000
/** Time that a just-opened connection has to send its request. */
export const GRACE_MS = 500

/**
 * Accepts no new connections, lets open requests finish, then closes. `close` of Node's HTTP server would at once destroy connections whose
 * request has not been read yet: their clients would get no response. So `close` of the underlying TCP server is called instead.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  Server.prototype.close.call(server)
  await pause(GRACE_MS)
  // In a busy process the pause may end before requests that arrived during it are read. One turn of the event loop reads them; only
  // connections without a request since the stop began are closed then.
  await turn()
  server.closeIdleConnections()
  await Promise.race([app.close(), pause(DRAIN_MS, undefined, { ref: false })])
  server.closeIdleConnections()
  await Promise.race([closed, pause(DRAIN_MS, undefined, { ref: false })])
}
