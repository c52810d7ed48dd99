// Monitors the event loop: work that blocks it for long is logged and counted with its route or job.
import { AsyncLocalStorage } from 'node:async_hooks'
import { LOOP_BLOCKED_MS } from './bounds.ts'
import { runningMs } from './clock.ts'
import type { Log } from './log.ts'

/** Sampling interval, which is also the possible error. */
const SAMPLE_MS = 25

/** What blocked the event loop. */
export interface LoopBlock {
  /** `GET /api/v1/companies/`, `job mail.deliver`, or `unknown`. */
  readonly route: string
  readonly seconds: number
}

interface Mark {
  readonly at: number
  readonly kind: 'look' | 'begins' | 'goes on'
  readonly route: string | null
}

/** The longest gap between two marks since the last sample: one of the two did the work in between. */
interface Gap {
  readonly milliseconds: number
  readonly before: Mark
  readonly after: Mark
}

/** Route or job of the running code, kept across awaits. */
const working = new AsyncLocalStorage<string>()
let last: Mark = { at: 0, kind: 'look', route: null }
let widest: Gap | null = null

function mark(kind: Mark['kind'], route: string | null): void {
  const now: Mark = { at: runningMs(), kind, route }
  const milliseconds = now.at - last.at
  if (!widest || milliseconds > widest.milliseconds) widest = { milliseconds, before: last, after: now }
  last = now
}

/** Runs the work of a route or job; its synchronous work, also after awaits, is attributed to it. */
export function attributeTo<T>(route: string, work: () => T): T {
  return working.run(route, () => {
    mark('begins', route)
    return work()
  })
}

/** Sets a mark; call it at frequent points, such as before each statement: the caller has worked until now. */
export function passBy(): void {
  const route = working.getStore()
  if (route !== undefined) mark('goes on', route)
}

/** The mark before the gap if that work had just begun, else the mark at its end. */
function findHolder({ before, after }: Gap): string {
  if (before.kind === 'begins') return before.route ?? 'unknown'
  return (after.kind === 'goes on' ? after.route : before.route) ?? 'unknown'
}

interface Watching {
  readonly log: Log
  readonly count?: ((held: LoopBlock) => void) | undefined
}

/** Samples until stopped. A loop that stalled without processor time, on a busy machine, is not reported. */
export function watchLoop({ log, count }: Watching): () => void {
  mark('look', null)
  widest = null
  let { at } = last
  let used = process.threadCpuUsage()
  const timer = setInterval(() => {
    mark('look', null)
    const heldMs = last.at - at
    if (heldMs >= LOOP_BLOCKED_MS && widest) {
      const { user, system } = process.threadCpuUsage(used)
      const reported = { route: findHolder(widest), held_ms: Math.round(heldMs), processor_ms: Math.round((user + system) / 1000) }
      log[reported.processor_ms >= LOOP_BLOCKED_MS / 2 ? 'warn' : 'info'](reported, 'the event loop was held')
      count?.({ route: reported.route, seconds: heldMs / 1000 })
    }
    widest = null
    at = last.at
    used = process.threadCpuUsage()
  }, SAMPLE_MS).unref()
  return () => clearInterval(timer)
}
