// Detects a connection pooler that assigns each transaction to another PostgreSQL process (PgBouncer's transaction mode), and refuses it.
import { newClient } from './client.ts'
import { begin, rollback, selectProcessId } from './pooler-check.sql.ts'
import { DatabaseUnfitError } from './startup-check.ts'

/** Attempts to detect the pooler: one that rotates its processes may return the same one once by chance. */
const ROUNDS = 5

/** A connection as its client sees it. */
export interface Session {
  query(statement: string): Promise<{ rows: { pid: number }[] }>
}

/** Whether the URL leads through a pooler in transaction mode. */
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

/** Throws DatabaseUnfitError, which names the setting, if its URL leads through a pooler in transaction mode. */
export async function refusePooler(setting: string, url: string): Promise<void> {
  if (!(await isTransactionPooler(url))) return
  const advice = setting === 'DATABASE_URL' ? 'name PostgreSQL itself in DATABASE_DIRECT_URL beside it, or' : 'name PostgreSQL itself, or'
  throw new DatabaseUnfitError(
    `${setting} leads to a connection pooler in transaction mode at ${new URL(url).host} (PgBouncer with pool_mode = transaction, or the like): ` +
      'LISTEN, advisory locks and prepared statements are lost between its transactions. ' +
      `To go on, ${advice} set the pooler to session mode (pool_mode = session).`,
  )
}

const openSession = (url: string) => newClient({ connectionString: url, application_name: 'sverka start' })

/** Whether one of two open sessions changes its server process while the other uses it. */
export async function sharesProcesses(first: Session, second: Session): Promise<boolean> {
  const firstPid = await readPid(first)
  for (let round = 0; round < ROUNDS; round++) {
    await second.query(begin)
    // If the second session has got the process of the first one, the first would wait for it: then it is not queried.
    const isShared = (await readPid(second)) === firstPid || (await readPid(first)) !== firstPid
    await second.query(rollback)
    if (isShared) return true
  }
  return false
}

const readPid = async (session: Session): Promise<number | undefined> => (await session.query(selectProcessId)).rows[0]?.pid
