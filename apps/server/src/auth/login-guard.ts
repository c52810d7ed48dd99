// Slows down guessing of one account's password: after five wrong ones each further try waits longer, up to 15 minutes.
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { lockFailures, setFailures } from './login-guard.sql.ts'

const FREE_FAILURES = 5
const LONGEST_WAIT_MS = 15 * 60_000
/** Failures are forgotten after this long without a new one. */
const FAILURE_WINDOW_MS = 30 * 60_000

/**
 * Counts a try before the password is looked at (a success clears the count), or refuses with 429 and the seconds to wait.
 * Known and unknown addresses are treated alike.
 */
export async function takeTry(tx: Tx, emailHash: Buffer, now: Date): Promise<void> {
  const { failures, lastAt } = await lockFailures(tx, emailHash, now)
  const rested = now.getTime() - lastAt.getTime()
  const counted = rested > FAILURE_WINDOW_MS ? 0 : failures
  if (counted >= FREE_FAILURES) {
    const left = Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (counted - FREE_FAILURES)) - rested
    if (left > 0) refuse('too_many_requests', { retryAfter: Math.ceil(left / 1000) })
  }
  await setFailures(tx, emailHash, { failures: counted + 1, now })
}
