// Changes of the schema wait briefly for a table in use and are tried again, so that nobody waits behind them.
import { setTimeout as pause } from 'node:timers/promises'

/** A table in use is waited for this long, then the change is tried again. */
export const LOCK_TIMEOUT = '3s'
const TRIES = 20
/** `lock_not_available` and `deadlock_detected`. */
const BUSY = new Set(['55P03', '40P01'])

export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Does it, again where a table was in use. Throws MigrationError, which opens with `what`. */
export async function retryLocked<T>(what: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!BUSY.has((error as { code?: string }).code ?? '') || attempt === TRIES) {
        throw new MigrationError(`${what} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
      await pause(500)
    }
  }
}
