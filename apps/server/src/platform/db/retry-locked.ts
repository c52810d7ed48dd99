// Schema changes wait only briefly for a locked table and are retried, so that queries do not queue behind them.
import { setTimeout as pause } from 'node:timers/promises'

/** Wait for a locked table before the change is retried. */
export const LOCK_TIMEOUT = '3s'
const MAX_ATTEMPTS = 20
/** PostgreSQL's errors `lock_not_available` and `deadlock_detected`. */
const LOCKED = new Set(['55P03', '40P01'])

/** The schema could not be changed; the message says which change and why. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Runs the work, and again if a table was locked, up to 20 times. Throws MigrationError; `changeName` begins its message. */
export async function retryLocked<T>(changeName: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!LOCKED.has((error as { code?: string }).code ?? '') || attempt === MAX_ATTEMPTS) {
        throw new MigrationError(`${changeName} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
      await pause(500)
    }
  }
}
