// Stops the server without losing a request that has reached it.
import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Longest wait for unfinished requests. */
const DRAIN_MS = 25_000
/** Pause for a just-opened connection to send its request. */
export const GRACE_MS = 500

/**
 * Accepts no new connections, lets open ones finish, then closes. Node's own `close` would at once destroy connections whose
 * request has not been read yet, which their clients see as a broken answer.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  Server.prototype.close.call(server)
  await pause(GRACE_MS)
  // In a busy process the pause may end before requests that arrived during it are read: they are read first. The connections closed
  // here have had no request since the stop began.
  await turn()
  server.closeIdleConnections()
  await Promise.race([app.close(), pause(DRAIN_MS, undefined, { ref: false })])
  server.closeIdleConnections()
  await Promise.race([closed, pause(DRAIN_MS, undefined, { ref: false })])
}
