// Slows down guessing of an account's password: after five wrong ones every attempt must wait longer, up to 15 minutes.
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { AuthDeps } from './auth.deps.ts'
import { clearFailures, hasSignedInFrom, lockFailures, setFailures } from './login-guard.sql.ts'
import { hashSecret } from './one-time.ts'

/** Wrong passwords without a wait after them. */
const FREE_FAILURES = 5
const MAX_WAIT_MS = 15 * 60_000
/** Time after which one wrong password stops counting, five in half an hour: a few attempts an hour keep no wait going. */
const FADE_MS = 6 * 60_000
/** A network address from which the person signed in within this time has its own count, which strangers elsewhere cannot raise. */
const FAMILIAR_MS = 30 * 24 * 3_600_000

/** What attempts are counted by: the account and the network address. */
export interface LoginAttempt {
  readonly email: string
  readonly clientIp: string | null
}

const keyEverywhere = ({ email }: LoginAttempt): Buffer => hashSecret(email)
const keyAtIp = ({ email, clientIp }: LoginAttempt): Buffer => hashSecret(`${email} from ${clientIp}`)

async function makeCounterKey(db: Db, deps: AuthDeps, tried: LoginAttempt): Promise<Buffer> {
  const since = new Date(deps.clock.now().getTime() - FAMILIAR_MS)
  return (await hasSignedInFrom(readOnly(db), tried, since)) ? keyAtIp(tried) : keyEverywhere(tried)
}

/**
 * Counts an attempt before the password is compared (a success clears the count), or throws 429 and the seconds to wait.
 * Treats known and unknown e-mail addresses alike.
 */
export async function recordLoginAttempt(db: Db, deps: AuthDeps, tried: LoginAttempt): Promise<void> {
  const count = await makeCounterKey(db, deps, tried)
  await db.transaction().execute((tx) => addFailure(tx, count, deps.clock.now()))
}

/** The wait doubles with every wrong password beyond the free ones, from a second to `MAX_WAIT_MS`. */
async function addFailure(tx: Tx, count: Buffer, now: Date): Promise<void> {
  const { failures, lastAt } = await lockFailures(tx, count, now)
  const sinceLastMs = now.getTime() - lastAt.getTime()
  const level = Math.max(0, failures - sinceLastMs / FADE_MS)
  if (level >= FREE_FAILURES) {
    const left = Math.min(MAX_WAIT_MS, 1000 * 2 ** (level - FREE_FAILURES)) - sinceLastMs
    if (left > 0) refuse('too_many_requests', { retryAfter: Math.ceil(left / 1000) })
  }
  await setFailures(tx, count, { failures: level + 1, now })
}

/** Clears the count after a success, or after a password was set by a link. */
export async function clearFailedAttempts(tx: Tx, tried: LoginAttempt): Promise<void> {
  await clearFailures(tx, [keyEverywhere(tried), keyAtIp(tried)])
}
