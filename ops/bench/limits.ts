// `npm run bench -- limits`: time to count one request against the limits of requests, with the counts in the process's memory, in the database,
// and in Redis.
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchEnvironment, openEnvironment } from './limits/environment.ts'

/** Counted requests in each measurement, and the number of distinct senders among them. */
const CALLS = 20_000
const SENDERS = 1_000
/** Window of the limit in milliseconds: a count starts anew after it. */
const MINUTE = 60_000
/** Time for connections to be made: otherwise Redis, which the server's code connects in the background, would be missing at first. */
const SETTLE_MS = 1_000

export async function bench(): Promise<void> {
  const environment = await openEnvironment()
  await pause(SETTLE_MS)
  // One request at a time shows the cost of one; 16 at a time what a store can do. Any larger number would do.
  for (const store of environment.stores) for (const atOnce of [1, 16]) await measure(store, atOnce)
  if (environment.stores.length < 3) console.log('Redis is not measured: there is no redis-server on the PATH')
  await environment.stop()
}

async function measure([name, counts]: BenchEnvironment['stores'][number], atOnce: number): Promise<void> {
  const times: number[] = []
  let remainingCalls = CALLS
  const client = async () => {
    while (remainingCalls-- > 0) {
      const started = performance.now()
      await counts.raise(`sender ${remainingCalls % SENDERS}`, MINUTE)
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, client))
  const perSecond = (CALLS / (performance.now() - started)) * 1000
  times.sort((a, b) => a - b)
  const quantile = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(3)
  console.log(`${name}, ${atOnce} at once: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, ${Math.round(perSecond)} a second`)
}
