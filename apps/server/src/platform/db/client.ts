// Single connections to PostgreSQL, for work that needs a session of its own: migrations, backups, checks at the start.
import pg from 'pg'

/**
 * A client that is not connected yet. A broken connection fails the running statement and all later ones. Without the listener
 * here the driver's `error` event would end the whole process.
 */
export function newClient(settings: string | pg.ClientConfig): pg.Client {
  const client = new pg.Client(settings)
  client.on('error', () => undefined)
  return client
}
