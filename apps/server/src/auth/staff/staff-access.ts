// Gives a member the rights of staff (the people who run the site) or takes them away, from the server's command line; recorded in the audit log.
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { mailAddress } from '../../platform/mail/address.ts'
import { endUserSessions } from '../sessions.sql.ts'
import { findUserByEmail, setStaff } from '../users.sql.ts'

/** False if no account has that address. Every session of the person ends, so that none keeps the old rights. */
export async function setStaffAccess(db: Db, clock: Clock, { email, isStaff }: { email: string; isStaff: boolean }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, mailAddress(email))
    if (!user) return false
    await setStaff(tx, user.id, isStaff)
    await endUserSessions(tx, user.id, { at: clock.now(), reason: 'staff' })
    const action = isStaff ? 'auth.staff_granted' : 'auth.staff_revoked'
    await recordAudit(tx, clock, { action, actorId: null, subject: `user:${user.id}`, clientIp: null })
    return true
  })
}
