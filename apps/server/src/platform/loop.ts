// Monitors the event loop: synchronous work that blocks it for long is logged and counted with the route or job that did it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { LOOP_BLOCKED_MS } from './bounds.ts'
import { runningMs } from './clock.ts'
import type { Log } from './log.ts'

/** Sampling interval in milliseconds; a block is measured with an error up to this. */
const SAMPLE_MS = 25

/** What blocked the event loop. */
export interface LoopBlock {
  /** `GET /api/v1/companies/`, `job mail.deliver`, or `unknown`. */
  readonly route: string
  readonly seconds: number
}

interface Mark {
  /** Milliseconds of the process clock. */
  readonly at: number
  /** `sample`: made by the timer. `begins`: a route or job starts. `continues`: a route or job was still running at this point. */
  readonly kind: 'sample' | 'begins' | 'continues'
  readonly route: string | null
}

/** The longest gap between two marks since the last sample: one of the two did the work in between. */
interface Gap {
  readonly milliseconds: number
  readonly before: Mark
  readonly after: Mark
}

/** Route or job of the running code, kept across awaits. */
const runningRoute = new AsyncLocalStorage<string>()
let lastMark: Mark = { at: 0, kind: 'sample', route: null }
let longestGap: Gap | null = null

function mark(kind: Mark['kind'], route: string | null): void {
  const now: Mark = { at: runningMs(), kind, route }
  const milliseconds = now.at - lastMark.at
  if (!longestGap || milliseconds > longestGap.milliseconds) longestGap = { milliseconds, before: lastMark, after: now }
  lastMark = now
}

/** Runs the work of a route or job; its synchronous work, also after awaits, is attributed to it. */
export function attributeTo<T>(route: string, work: () => T): T {
  return runningRoute.run(route, () => {
    mark('begins', route)
    return work()
  })
}

/** Marks that the running route or job has worked until now. Called at frequent points, such as before each database statement. */
export function markProgress(): void {
  const route = runningRoute.getStore()
  if (route !== undefined) mark('continues', route)
}

/** The route or job that blocked the loop: the one that began just before the gap, else the one that was still running at its end. */
function findBlockingRoute({ before, after }: Gap): string {
  if (before.kind === 'begins') return before.route ?? 'unknown'
  return (after.kind === 'continues' ? after.route : before.route) ?? 'unknown'
}

interface WatchOptions {
  readonly log: Log
  readonly count?: ((held: LoopBlock) => void) | undefined
}

/**
 * Starts sampling; the returned function stops it. `count` gets each block for the metrics. A block in which the process used little processor
 * time is the fault of a busy machine, so it is logged as information, not as a warning.
 */
export function watchLoop({ log, count }: WatchOptions): () => void {
  mark('sample', null)
  longestGap = null
  let { at } = lastMark
  let used = process.threadCpuUsage()
  const timer = setInterval(() => {
    mark('sample', null)
    const heldMs = lastMark.at - at
    if (heldMs >= LOOP_BLOCKED_MS && longestGap) {
      const { user, system } = process.threadCpuUsage(used)
      const reported = {
        route: findBlockingRoute(longestGap),
        held_ms: Math.round(heldMs),
        processor_ms: Math.round((user + system) / 1000),
      }
      log[reported.processor_ms >= LOOP_BLOCKED_MS / 2 ? 'warn' : 'info'](reported, 'the event loop was held')
      count?.({ route: reported.route, seconds: heldMs / 1000 })
    }
    longestGap = null
    at = lastMark.at
    used = process.threadCpuUsage()
  }, SAMPLE_MS).unref()
  return () => clearInterval(timer)
}
