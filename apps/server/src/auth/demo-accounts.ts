// Keeps demo accounts, whose password is published, away from real people's data: a server that is not the demo does not start while its database
// has one. A command removes them.
import { recordAudit } from '../platform/audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { ConfigError } from '../platform/config.ts'
import type { Db, Reader } from '../platform/db/database.ts'
import type { EraseUserData } from '../platform/own-data.ts'
import { DELETED_NAME } from './auth.emails.ts'
import { listDemoAccounts } from './demo-accounts.sql.ts'
import { anonymiseUser, deleteTraces } from './own-rights.sql.ts'

/** Throws ConfigError with the accounts' addresses and the command that removes them, if the database has any. */
export async function assertNoDemoAccounts(db: Reader): Promise<void> {
  const found = await listDemoAccounts(db)
  if (found.length === 0) return
  const names = found.map(({ email }) => email).join(', ')
  throw new ConfigError(`The database has demo accounts, whose password everybody knows: ${names}.
Remove them and what is theirs with: npm run staff -- remove-demo
A database that is a demo is opened as one with DEMO=on.`)
}

/**
 * Deletes the demo accounts as people delete their own: rows that others refer to stay, without the person. `erasers` delete the data of each
 * module. Returns the addresses of the deleted accounts.
 */
export async function removeDemoAccounts(db: Db, clock: Clock, erasers: readonly EraseUserData[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const found = await listDemoAccounts(tx)
    for (const { id } of found) {
      for (const erase of erasers) await erase(tx, id)
      await deleteTraces(tx, id)
      await anonymiseUser(tx, { userId: id, name: DELETED_NAME, at: clock.now() })
      await recordAudit(tx, clock, { action: 'auth.demo_removed', actorId: null, subject: `user:${id}`, clientIp: null })
    }
    return found.map(({ email }) => email)
  })
}
