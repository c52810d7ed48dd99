// One connection to PostgreSQL beside the pools, for what needs a session of its own.
import pg from 'pg'

/**
 * A client that is not connected yet. A line that breaks fails the statement under way, and every later one says that it is broken;
 * by itself pg would end the whole process as well, as it tells of the break by an event that nobody hears.
 */
export function newClient(settings: string | pg.ClientConfig): pg.Client {
  const client = new pg.Client(settings)
  client.on('error', () => undefined)
  return client
}
