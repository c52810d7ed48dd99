// One query to PostgreSQL on a connection of its own.
import pg from 'pg'

/** Runs one statement and returns its rows. Throws if it cannot connect within two seconds. */
export async function runQuery(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined) // the query itself reports it
  await client.connect()
  const answer = client.query(statement).then(({ rows }) => rows as Record<string, unknown>[])
  return await answer.finally(() => client.end())
}
