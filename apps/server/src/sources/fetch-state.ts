// Notes beside a file that it is being downloaded, with the time of the last heartbeat, so that a killed process is noticed.
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Clock } from '../platform/clock.ts'

/** Interval of heartbeats, ms. */
const SAID_EVERY = 5_000
/** A process without a heartbeat for so many ms is dead. */
const GONE_MS = 20_000

const notePath = (path: string): string => `${path}.fetching`

/** Does the work with a note beside `path`, which is renewed meanwhile and removed at the end, also after a failure. */
export async function withFetchNote<T>(path: string, clock: Clock, work: () => Promise<T>): Promise<T> {
  const say = () => writeFile(notePath(path), clock.now().toISOString())
  await say()
  const timer = setInterval(() => void say().catch(() => undefined), SAID_EVERY)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await rm(notePath(path), { force: true })
  }
}

/** Whether the process that was downloading the file died: then another may continue at once. */
export async function wasFetchKilled(path: string, now: Date): Promise<boolean> {
  const said = await readFile(notePath(path), 'utf8').catch(() => null)
  return said !== null && now.getTime() - Date.parse(said) >= GONE_MS
}

/** Time before which a check must have begun to count as over if its process is dead. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - GONE_MS)
