// Registration of members: checks the password, creates one account for an e-mail address, and stores the consents sent with the form.
import { type ConsentKind, consentVersions } from '@sverka/contract/auth/auth.rules'
import { recordAudit } from '../platform/audit/audit.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuseField } from '../platform/errors.ts'
import { mailAddress } from '../platform/mail/address.ts'
import { nameText } from '../platform/names.ts'
import { refuseFlagged } from '../platform/texts/refuse-flagged.ts'
import type { AuthDeps } from './auth.deps.ts'
import type { Client } from './sessions.ts'
import { findUserByEmail, insertConsent, insertUser } from './users.sql.ts'

export interface Registration {
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly consents: readonly ConsentKind[]
  readonly client: Client
}

/** Creates the account; does not sign in. Throws field errors for a weak password, a name with links or phone numbers, and a taken address. */
export async function registerMember(
  db: Db,
  deps: AuthDeps,
  { fullName, email, password, consents, client }: Registration,
): Promise<{ id: number; email: string; full_name: string }> {
  const key = mailAddress(email)
  deps.checkPassword('password', password, { email: key, fullName })
  await refuseFlagged(readOnly(db), deps, { full_name: fullName })
  // Looks for the address first, to save the hashing; of two simultaneous registrations the unique index refuses one.
  if (await findUserByEmail(readOnly(db), key)) refuseField('email', 'email_taken')
  const password_hash = await deps.passwords.hash(password)
  const full_name = nameText(fullName)
  return db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const user = await insertUser(tx, { email: key, full_name, password_hash, created_at: now })
    if (!user) refuseField('email', 'email_taken')
    await recordConsents(tx, { userId: user.id, kinds: consents, now, client })
    await recordAudit(tx, deps.clock, { action: 'auth.registered', actorId: user.id, clientIp: client.clientIp })
    return { id: user.id, email: key, full_name }
  })
}

/** Stores the consents, with the version of each text, the moment and the network address. */
export async function recordConsents(
  tx: Tx,
  { userId, kinds, now, client }: { userId: number; kinds: readonly ConsentKind[]; now: Date; client: Client },
): Promise<void> {
  const { clientIp: address, agent } = client
  for (const kind of kinds)
    await insertConsent(tx, { user_id: userId, kind, version: consentVersions[kind], given_at: now, address, agent })
}
