// Who is fetching a file now: beside it lies when its process last said so. A process that was killed says so no more, whatever the rows hold.
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Clock } from '../platform/clock.ts'

const SAID_EVERY = 5_000
/** A process that has not said so for so long is gone. */
const GONE_MS = 20_000

const notePath = (path: string): string => `${path}.fetching`

/** Says so until the work ends, however it ends. */
export async function whileFetching<T>(path: string, clock: Clock, work: () => Promise<T>): Promise<T> {
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

/** The process that fetched the file ended before it came: it may be gone on with at once. */
export async function wasKilled(path: string, now: Date): Promise<boolean> {
  const said = await readFile(notePath(path), 'utf8').catch(() => null)
  return said !== null && now.getTime() - Date.parse(said) >= GONE_MS
}

/** A look that began before this is over where its process is gone. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - GONE_MS)
