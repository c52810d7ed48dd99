// Knows a pooler that hands each transaction to another of PostgreSQL's processes: locks, subscriptions and plans would be lost on the way, and refuses it where they are needed.
import { newClient } from './client.ts'
import { begin, rollback, whichProcess } from './pooler-check.sql.ts'
import { DatabaseUnfitError } from './startup-check.ts'

/** A pooler that takes its connections in turn may give the same one again once by chance. */
const ROUNDS = 5

/** One connection as its client sees it. */
export interface Session {
  query(statement: string): Promise<{ rows: { pid: number }[] }>
}

/** Whether the address leads through such a pooler. */
export async function isTransactionPooler(url: string): Promise<boolean> {
  const [first, second] = [openSession(url), openSession(url)]
  try {
    await first.connect()
    await second.connect()
    return await sharesProcesses(first, second)
  } finally {
    await Promise.all([first.end(), second.end()])
  }
}

/** Throws DatabaseUnfitError that names the setting where its address leads through such a pooler. */
export async function refusePooler(setting: string, url: string): Promise<void> {
  if (!(await isTransactionPooler(url))) return
  const others = setting === 'DATABASE_URL' ? 'name PostgreSQL itself in DATABASE_DIRECT_URL beside it, or' : 'name PostgreSQL itself, or'
  throw new DatabaseUnfitError(
    `${setting} leads to a connection pooler in transaction mode at ${new URL(url).host} (PgBouncer with pool_mode = transaction, or the like): ` +
      'LISTEN, advisory locks and prepared statements are lost between its transactions. ' +
      `To go on, ${others} set the pooler to session mode (pool_mode = session).`,
  )
}

const openSession = (url: string) => newClient({ connectionString: url, application_name: 'sverka start' })

/** Whether what one of two sessions has is given to the other, or taken from it, while both are open. */
export async function sharesProcesses(first: Session, second: Session): Promise<boolean> {
  const own = await readPid(first)
  for (let round = 0; round < ROUNDS; round++) {
    await second.query(begin)
    // Where there is but one process, the first session would wait for the second: it is not asked.
    const isShared = (await readPid(second)) === own || (await readPid(first)) !== own
    await second.query(rollback)
    if (isShared) return true
  }
  return false
}

const readPid = async (session: Session): Promise<number | undefined> => (await session.query(whichProcess)).rows[0]?.pid
