// Preloaded (`node --import`) into the server under test: answers each message of the parent process with the event loop's delay since the last one.
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** 99th percentile and maximum of the event-loop delay, in milliseconds. */
export interface LoopDelay {
  readonly p99: number
  readonly max: number
}

const NANOSECONDS_PER_MS = 1e6
/** A sample every 5 ms; a delay shorter than that is not seen. */
const histogram = monitorEventLoopDelay({ resolution: 5 })
histogram.enable()
process.on('message', () => {
  const delay: LoopDelay = { p99: histogram.percentile(99) / NANOSECONDS_PER_MS, max: histogram.max / NANOSECONDS_PER_MS }
  histogram.reset()
  process.send?.(delay)
})
// The channel must not keep the process alive.
process.channel?.unref()
