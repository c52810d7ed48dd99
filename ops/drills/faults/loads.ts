// What all loads of the fault drill have in common: so many pieces of work, acknowledged one by one, and compared with what is stored.
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../programs.ts'

export interface Tally {
  readonly what: string
  readonly acknowledged: number
  readonly lost: number
  /** Absent where a repeat has no key: a file whose answer was lost is a second file, which belongs to no message and is swept. */
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

/** Repeats the work until so many pieces are acknowledged: it returns the name of what was acknowledged, or null. */
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

/** Background work finds what ended while the server was down. */
const FOUND_SECONDS = 180

/** Waits until all are completed; returns how many were not at first, and how many never were. */
export async function waitForRest(countRest: () => Promise<number>): Promise<{ late: number; never: number }> {
  const late = await countRest()
  await until('all are completed', FOUND_SECONDS, async () => (await countRest()) === 0).catch(() => undefined) // counted below
  return { late, never: await countRest() }
}
