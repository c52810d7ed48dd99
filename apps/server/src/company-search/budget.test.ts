// `waitAtMost` waits only a given time, but uses a result that arrived while the thread was blocked.
import { expect, test } from 'vitest'
import { waitAtMost } from './budget.ts'

test('a result that arrives while the thread is blocked past the deadline is used', async () => {
  const late = new Promise<string>((resolve) => setTimeout(() => setImmediate(resolve, 'found'), 5))
  const answer = waitAtMost(5, late)
  // Blocks the thread for 20 ms of processor time.
  const until = process.cpuUsage().user + 20_000
  while (process.cpuUsage().user < until);
  expect(await answer).toBe('found')
})
