// Statements that are asked all day are planned once per connection: those that carry the mark go to the database under a name.
import { sql } from 'kysely'
import type pg from 'pg'
import { passBy } from '../loop.ts'

const MARK = '/* prepared */'

/** Put into a query (`modifyFront(prepared)`, or at the start of a raw one) whose text never varies; its plan is then kept. */
export const prepared = sql.raw(MARK)

/** How far into a statement the mark is looked for: a `with` before the first select passes. */
const FRONT = 60

type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>
type NamedQuery = (statement: string | { name: string; text: string; values: unknown[] }, values?: unknown[]) => Promise<pg.QueryResult>

/** The pool with marked statements named; to be given to Kysely, which names none by itself. */
export function preparing(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>()
  const statementName = (text: string): string => {
    const name = names.get(text) ?? `prepared_${names.size}`
    names.set(text, name)
    return name
  }
  pool.on('connect', (client) => {
    const plain = client.query.bind(client) as NamedQuery
    const named: Query = (text, values) => {
      passBy()
      return typeof text === 'string' && text.slice(0, FRONT).includes(MARK)
        ? plain({ name: statementName(text), text, values })
        : plain(text, values)
    }
    client.query = named as typeof client.query
  })
  return pool
}
