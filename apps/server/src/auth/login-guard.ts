// Slows down guessing of an account's password: after five wrong ones every attempt must wait longer, up to 15 minutes.
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { AuthDeps } from './auth.deps.ts'
import { clearFailures, hasSignedInFrom, lockFailures, setFailures } from './login-guard.sql.ts'
import { hashSecret } from './one-time.ts'

/** So many wrong passwords are followed by no wait. */
const FREE_FAILURES = 5
/** The longest wait between two attempts. */
const MAX_WAIT_MS = 15 * 60_000
/** Time in which the count falls by one (by five in half an hour), so that a few wrong passwords an hour cause no waits. */
const FADE_MS = 6 * 60_000
/** A network address from which the person signed in within this time has a count of its own, which attempts from elsewhere do not raise. */
const FAMILIAR_MS = 30 * 24 * 3_600_000

/** An attempt to sign in: the e-mail address of the account and the network address it comes from. */
export interface LoginAttempt {
  readonly email: string
  readonly clientIp: string | null
}

const keyEverywhere = ({ email }: LoginAttempt): Buffer => hashSecret(email)
const keyAtIp = ({ email, clientIp }: LoginAttempt): Buffer => hashSecret(`${email} from ${clientIp}`)

async function makeCounterKey(db: Db, deps: AuthDeps, attempt: LoginAttempt): Promise<Buffer> {
  const since = new Date(deps.clock.now().getTime() - FAMILIAR_MS)
  return (await hasSignedInFrom(readOnly(db), attempt, since)) ? keyAtIp(attempt) : keyEverywhere(attempt)
}

/**
 * Counts an attempt as a wrong password before the password is compared (a success clears the count), or throws `too_many_requests` (429) with
 * the seconds to wait. E-mail addresses with and without an account are treated alike.
 */
export async function recordLoginAttempt(db: Db, deps: AuthDeps, attempt: LoginAttempt): Promise<void> {
  const key = await makeCounterKey(db, deps, attempt)
  await db.transaction().execute((tx) => addFailure(tx, key, deps.clock.now()))
}

/** The wait doubles with every wrong password beyond the free ones, from a second to `MAX_WAIT_MS`. */
async function addFailure(tx: Tx, key: Buffer, now: Date): Promise<void> {
  const { failures, lastAt } = await lockFailures(tx, key, now)
  const sinceLastMs = now.getTime() - lastAt.getTime()
  const remaining = Math.max(0, failures - sinceLastMs / FADE_MS)
  if (remaining >= FREE_FAILURES) {
    const waitMs = Math.min(MAX_WAIT_MS, 1000 * 2 ** (remaining - FREE_FAILURES)) - sinceLastMs
    if (waitMs > 0) refuse('too_many_requests', { retryAfter: Math.ceil(waitMs / 1000) })
  }
  await setFailures(tx, key, { failures: remaining + 1, now })
}

/** Clears the counts after a successful sign-in, after a new password was set, and when the account is deleted. */
export async function clearFailedAttempts(tx: Tx, attempt: LoginAttempt): Promise<void> {
  await clearFailures(tx, [keyEverywhere(attempt), keyAtIp(attempt)])
}
