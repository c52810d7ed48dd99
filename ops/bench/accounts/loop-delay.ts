// Preloaded into the server under test: reports the longest event-loop delay since the last report to the parent process.
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoopDelay {
  readonly p99: number
  readonly max: number
}

const NANOSECONDS = 1e6
const watch = monitorEventLoopDelay({ resolution: 5 })
watch.enable()
process.on('message', () => {
  const delay: LoopDelay = { p99: watch.percentile(99) / NANOSECONDS, max: watch.max / NANOSECONDS }
  watch.reset()
  process.send?.(delay)
})
// The channel must not keep the process alive.
process.channel?.unref()
