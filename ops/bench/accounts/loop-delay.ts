// Loaded before the server under test: tells over the channel to its parent how late its event loop was since it was last asked.
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
// Being asked is no reason to live on.
process.channel?.unref()
