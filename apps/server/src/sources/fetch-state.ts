// Writes a note beside a file that is being downloaded, with the time of the last heartbeat, so that other processes notice if the downloading one
// was killed.
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Clock } from '../platform/clock.ts'

/** Interval of heartbeats. */
const HEARTBEAT_MS = 5_000
/** A process without a heartbeat for so long is dead. */
const DEAD_AFTER_MS = 20_000

const notePath = (path: string): string => `${path}.fetching`

/** Does the work with a note beside `path`, which is renewed meanwhile and removed at the end, also after a failure. */
export async function withFetchNote<T>(path: string, clock: Clock, work: () => Promise<T>): Promise<T> {
  const writeNote = () => writeFile(notePath(path), clock.now().toISOString())
  await writeNote()
  const timer = setInterval(() => void writeNote().catch(() => undefined), HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await rm(notePath(path), { force: true })
  }
}

/** Whether the process that was downloading the file died: then another may continue at once. */
export async function wasFetchKilled(path: string, now: Date): Promise<boolean> {
  const heartbeat = await readFile(notePath(path), 'utf8').catch(() => null)
  return heartbeat !== null && now.getTime() - Date.parse(heartbeat) >= DEAD_AFTER_MS
}

/** A check whose process is dead counts as over if it began before this time. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - DEAD_AFTER_MS)
