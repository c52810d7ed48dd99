// What all loads of the fault drill have in common: pieces of work that the server acknowledges one by one, and the comparison of what it
// acknowledged with what is stored.
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../programs.ts'

export interface Tally {
  /** Plural noun for the table, such as «refunds». */
  readonly what: string
  readonly acknowledged: number
  readonly lost: number
  /** Absent for files: repeated after a lost answer a file is stored twice, and the one that no message names is deleted later. */
  readonly doubled?: number
  /** Acknowledged, and completed by background work only after the load had ended. */
  readonly late?: number
}

export interface Load {
  /** Whether the wanted number is acknowledged. */
  isDone(): boolean
  /** Resolves once nothing is under way. */
  ended(): Promise<void>
  compare(ownerUrl: string): Promise<Tally>
}

export interface Volume {
  /** How many are wanted; the work goes on after them until it is stopped, so that every fault meets it. */
  readonly volume: number
  readonly workers: number
  readonly hasStopped: () => boolean
  /** Pause of a worker after each piece, in milliseconds; none by default. */
  readonly restMs?: number
}

/** Repeats the work in `workers` parallel loops until the load is stopped. `work` returns the name of what was acknowledged, or null. */
export function repeatWork({ volume, workers, hasStopped, restMs }: Volume, work: () => Promise<string | null>) {
  const given: string[] = []
  const run = async () => {
    while (!hasStopped()) {
      const name = await work()
      if (name !== null) given.push(name)
      await pause(name === null ? 100 : (restMs ?? 0))
    }
  }
  const running = Array.from({ length: workers }, run)
  return { given, isDone: () => given.length >= volume, ended: async () => void (await Promise.all(running)) }
}

/** Time in which background jobs must complete what was interrupted while the server was down. */
const FOUND_SECONDS = 180

/** Waits until `countRest` returns 0. `late`: how many were not completed at first; `never`: how many still are not after `FOUND_SECONDS`. */
export async function waitForRest(countRest: () => Promise<number>): Promise<{ late: number; never: number }> {
  const late = await countRest()
  await waitUntil('all are completed', FOUND_SECONDS, async () => (await countRest()) === 0).catch(() => undefined) // counted below
  return { late, never: await countRest() }
}
