// Common parts of the fault drill's loads (purchases, messages, uploads …): units of work that the server acknowledges one by one, and the
// comparison of the acknowledged units with the stored ones.
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../programs.ts'

/** Result of the comparison. */
export interface Tally {
  /** Plural noun for the table, such as «refunds». */
  readonly what: string
  readonly acknowledged: number
  readonly lost: number
  /**
   * Stored more than once. Absent for files: an upload repeated after a lost answer is stored twice, which is right; the unused copy is deleted
   * later.
   */
  readonly doubled?: number
  /** Acknowledged, but completed by background work only after the load had ended. */
  readonly late?: number
}

export interface Load {
  /** Whether the wanted number of units is acknowledged. */
  isDone(): boolean
  /** Resolves once nothing is under way. */
  ended(): Promise<void>
  compare(ownerUrl: string): Promise<Tally>
}

export interface Volume {
  /** Number of units after which the load counts as done; it still goes on until it is stopped, so that every fault hits running work. */
  readonly volume: number
  /** Parallel loops of work. */
  readonly workers: number
  readonly hasStopped: () => boolean
  /** Pause of a worker after each unit, in milliseconds; none by default. */
  readonly restMs?: number
}

/** Repeats the work in `workers` parallel loops until the load is stopped. `work` returns the name of the acknowledged unit, or null if none was. */
export function repeatWork({ volume, workers, hasStopped, restMs }: Volume, work: () => Promise<string | null>) {
  const acknowledged: string[] = []
  const run = async () => {
    while (!hasStopped()) {
      const name = await work()
      if (name !== null) acknowledged.push(name)
      // Without a result there may be nothing to do yet, such as no paid order to refund.
      await pause(name === null ? 100 : (restMs ?? 0))
    }
  }
  const running = Array.from({ length: workers }, run)
  return { acknowledged, isDone: () => acknowledged.length >= volume, ended: async () => void (await Promise.all(running)) }
}

/** Time in which background jobs must complete the work that was interrupted while the server was down. */
const COMPLETION_SECONDS = 180

/**
 * Waits until `countRest` (the number of units that are not completed) returns 0. `late`: units not completed at first; `never`: units still not
 * completed after `COMPLETION_SECONDS`.
 */
export async function waitForRest(countRest: () => Promise<number>): Promise<{ late: number; never: number }> {
  const late = await countRest()
  await waitUntil('all are completed', COMPLETION_SECONDS, async () => (await countRest()) === 0).catch(() => undefined) // counted below
  return { late, never: await countRest() }
}
