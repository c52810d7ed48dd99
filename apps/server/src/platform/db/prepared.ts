// Lets frequent SQL statements be planned once per connection: those that carry a mark are sent as named prepared statements.
import { sql } from 'kysely'
import type pg from 'pg'
import { markProgress } from '../loop.ts'

const MARK = '/* prepared */'

/** The mark of a query whose text never varies: `modifyFront(prepared)`, or at the start of raw SQL. PostgreSQL then caches its plan. */
export const prepared = sql.raw(MARK)

/** The mark is searched for among this many first characters of a statement: it may follow a `with`. */
const FRONT_LENGTH = 60

type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>
type NamedQuery = (statement: string | { name: string; text: string; values: unknown[] }, values?: unknown[]) => Promise<pg.QueryResult>

/** Changes the pool so that it sends marked statements under a name, which Kysely cannot do. Returns the same pool. */
export function preparePool(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>()
  const statementName = (text: string): string => {
    const name = names.get(text) ?? `prepared_${names.size}`
    names.set(text, name)
    return name
  }
  pool.on('connect', (client) => {
    const queryUnnamed = client.query.bind(client) as NamedQuery
    const queryNamed: Query = (text, values) => {
      markProgress()
      return typeof text === 'string' && text.slice(0, FRONT_LENGTH).includes(MARK)
        ? queryUnnamed({ name: statementName(text), text, values })
        : queryUnnamed(text, values)
    }
    client.query = queryNamed as typeof client.query
  })
  return pool
}
