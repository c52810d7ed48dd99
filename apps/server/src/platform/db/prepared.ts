// Frequent statements are planned once per connection: marked ones are sent as named prepared statements.
import { sql } from 'kysely'
import type pg from 'pg'
import { markProgress } from '../loop.ts'

const MARK = '/* prepared */'

/** Mark of a query whose text never varies (`modifyFront(prepared)`, or at the start of raw SQL); its plan is kept. */
export const prepared = sql.raw(MARK)

/** How far into a statement the mark is searched for: it may follow a `with`. */
const FRONT = 60

type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>
type NamedQuery = (statement: string | { name: string; text: string; values: unknown[] }, values?: unknown[]) => Promise<pg.QueryResult>

/** The pool with marked statements named; for Kysely, which names none. */
export function preparePool(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>()
  const statementName = (text: string): string => {
    const name = names.get(text) ?? `prepared_${names.size}`
    names.set(text, name)
    return name
  }
  pool.on('connect', (client) => {
    const plain = client.query.bind(client) as NamedQuery
    const named: Query = (text, values) => {
      markProgress()
      return typeof text === 'string' && text.slice(0, FRONT).includes(MARK)
        ? plain({ name: statementName(text), text, values })
        : plain(text, values)
    }
    client.query = named as typeof client.query
  })
  return pool
}
