// The measured time of work that takes too long stays above its limit: only a slower machine makes it smaller, and none is slower without bound.
import { expect, test } from 'vitest'
import { measureLeastTime, measureLongestBlock, measureSlowness } from './processor-time.ts'

const SPUN_MS = 120
/** No machine on which the tests are run is so many times slower than the one on which the limits were set. */
const MOST_SLOWNESS = 10

/** Uses `SPUN_MS` of processor time. */
function spin(): void {
  const begun = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(begun)
    if ((user + system) / 1000 > SPUN_MS) return
  }
}

test('work of 120 ms is above a limit of 10 ms', async () => {
  expect((await measureLeastTime(10, spin)).ms).toBeGreaterThan(SPUN_MS / MOST_SLOWNESS)
})

test('a block of 120 ms is above a limit of 10 ms', async () => {
  expect((await measureLongestBlock(10, async () => spin())).ms).toBeGreaterThan(SPUN_MS / MOST_SLOWNESS)
})

test('a machine is at least as slow as the one of the limits, and less than ten times slower', async () => {
  const slowness = await measureSlowness()
  expect(slowness).toBeGreaterThanOrEqual(1)
  expect(slowness).toBeLessThan(MOST_SLOWNESS)
})
