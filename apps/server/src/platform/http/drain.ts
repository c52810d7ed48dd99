// Stops the server without losing a request that it had taken.
import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After this long an unfinished request no longer holds the process. */
const DRAIN_MS = 25_000
/** A connection taken just before may not have sent its request yet. */
export const GRACE_MS = 500

/**
 * Takes no new connection, lets the open ones finish, then closes. Node's own `close` would at once destroy connections whose
 * request has not been read yet, which their clients see as a broken answer.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  Server.prototype.close.call(server)
  await pause(GRACE_MS)
  // A process that was busy may find the end of the pause before the requests that came in it: first they are read. The connections closed
  // here have had no request since the server began to stop.
  await turn()
  server.closeIdleConnections()
  await Promise.race([app.close(), pause(DRAIN_MS, undefined, { ref: false })])
  server.closeIdleConnections()
  await Promise.race([closed, pause(DRAIN_MS, undefined, { ref: false })])
}
