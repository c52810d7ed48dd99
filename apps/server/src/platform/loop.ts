// Watches the event loop: work that lets nothing else run for long is logged and counted with the route or job that did it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { LOOP_HELD_MS } from './bounds.ts'
import { runningMs } from './clock.ts'
import type { Log } from './log.ts'

/** How often the loop is looked at; of that its answer may be wrong. */
const LOOK_MS = 25

/** What an event loop was held by. */
export interface Held {
  /** `GET /api/v1/companies/`, `job mail.deliver`, or `unknown`. */
  readonly route: string
  readonly seconds: number
}

interface Mark {
  readonly at: number
  readonly kind: 'look' | 'begins' | 'goes on'
  readonly route: string | null
}

/** The longest time between two marks since the last look: one of the two did the work in between. */
interface Gap {
  readonly milliseconds: number
  readonly before: Mark
  readonly after: Mark
}

/** In whose name code runs, through everything that it waits for. */
const working = new AsyncLocalStorage<string>()
let last: Mark = { at: 0, kind: 'look', route: null }
let widest: Gap | null = null

function mark(kind: Mark['kind'], route: string | null): void {
  const now: Mark = { at: runningMs(), kind, route }
  const milliseconds = now.at - last.at
  if (!widest || milliseconds > widest.milliseconds) widest = { milliseconds, before: last, after: now }
  last = now
}

/** Begins the work of a route or a job; what it does now and after it has waited is told as its own. */
export function attributeTo<T>(route: string, work: () => T): T {
  return working.run(route, () => {
    mark('begins', route)
    return work()
  })
}

/** To be called where work passes by often, such as before each statement: whoever passes has worked up to now. */
export function passBy(): void {
  const route = working.getStore()
  if (route !== undefined) mark('goes on', route)
}

/** Who has just begun did the work after it; else whoever passed by at the end of it. */
function findHolder({ before, after }: Gap): string {
  if (before.kind === 'begins') return before.route ?? 'unknown'
  return (after.kind === 'goes on' ? after.route : before.route) ?? 'unknown'
}

interface Watching {
  readonly log: Log
  readonly count?: ((held: Held) => void) | undefined
}

/** Looks until it is told to stop. A loop that stood without taking processor, on a machine that is busy otherwise, is no warning. */
export function watchLoop({ log, count }: Watching): () => void {
  mark('look', null)
  widest = null
  let { at } = last
  let used = process.threadCpuUsage()
  const timer = setInterval(() => {
    mark('look', null)
    const heldMs = last.at - at
    if (heldMs >= LOOP_HELD_MS && widest) {
      const { user, system } = process.threadCpuUsage(used)
      const told = { route: findHolder(widest), held_ms: Math.round(heldMs), processor_ms: Math.round((user + system) / 1000) }
      log[told.processor_ms >= LOOP_HELD_MS / 2 ? 'warn' : 'info'](told, 'the event loop was held')
      count?.({ route: told.route, seconds: heldMs / 1000 })
    }
    widest = null
    at = last.at
    used = process.threadCpuUsage()
  }, LOOK_MS).unref()
  return () => clearInterval(timer)
}
