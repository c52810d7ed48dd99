// Schema changes wait only briefly for a locked table and are retried, so that queries do not queue behind them.
import { setTimeout as pause } from 'node:timers/promises'

/** Wait for a locked table before the change is retried. */
export const LOCK_TIMEOUT = '3s'
const MAX_ATTEMPTS = 20
/** `lock_not_available` and `deadlock_detected`. */
const BUSY = new Set(['55P03', '40P01'])

export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Runs the work, again where a table was locked. Throws MigrationError, whose message opens with `what`. */
export async function retryLocked<T>(what: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!BUSY.has((error as { code?: string }).code ?? '') || attempt === MAX_ATTEMPTS) {
        throw new MigrationError(`${what} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
      await pause(500)
    }
  }
}
