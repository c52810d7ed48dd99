// Marks a file as being fetched by a note beside it with the time of the process's last heartbeat, so that a killed process is noticed.
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Clock } from '../platform/clock.ts'

const SAID_EVERY = 5_000
/** A process without a heartbeat for this long is dead. */
const GONE_MS = 20_000

const notePath = (path: string): string => `${path}.fetching`

/** Renews the note until the work ends, also when it fails. */
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

/** The fetching process died before the file was complete: another may continue at once. */
export async function wasFetchKilled(path: string, now: Date): Promise<boolean> {
  const said = await readFile(notePath(path), 'utf8').catch(() => null)
  return said !== null && now.getTime() - Date.parse(said) >= GONE_MS
}

/** Checks that began before this moment are over if their process is dead. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - GONE_MS)
