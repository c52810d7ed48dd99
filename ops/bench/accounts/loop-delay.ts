// Preloaded into the server under test: tells the parent process, when it asks, how late the event loop was since it last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** 99th percentile and maximum of the event-loop delay, in milliseconds. */
export interface LoopDelay {
  readonly p99: number
  readonly max: number
}

const NANOSECONDS_PER_MS = 1e6
const watch = monitorEventLoopDelay({ resolution: 5 })
watch.enable()
process.on('message', () => {
  const delay: LoopDelay = { p99: watch.percentile(99) / NANOSECONDS_PER_MS, max: watch.max / NANOSECONDS_PER_MS }
  watch.reset()
  process.send?.(delay)
})
// The channel must not keep the process alive.
process.channel?.unref()
